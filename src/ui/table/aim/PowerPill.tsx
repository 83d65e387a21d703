import { BoardPill } from './BoardPill';
import { usePowerWords } from './usePowerWords';

/** How hard a disc is being pulled, beside the finger that pulls. */
export function PowerPill({ power }: { readonly power: number }) {
  const powerWords = usePowerWords();
  return <BoardPill>{powerWords(power)}</BoardPill>;
}
