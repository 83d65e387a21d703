import { warmUp, warmUpSigns } from '../../board';
import { UIS } from '../games';

/** Paints one of everything that boards show, a game at a time; see `warmUp`. */
export async function warmUpBoards(pause: () => Promise<void>): Promise<void> {
  for (const { catalogue } of Object.values(UIS)) await warmUp(catalogue, pause);
  await warmUpSigns(pause);
}
