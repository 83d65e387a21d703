import { warmUp } from '../../board';
import { CATALOGUE } from '../games/catacombs/catalogue';

/** Paints one of everything that boards show; see `warmUp`. */
export const warmUpBoards = (pause: () => Promise<void>): Promise<void> => warmUp(CATALOGUE, pause);
