import { settlementOf } from '../../model/changes';
import { heroesInPlay } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import type { Outcome } from '../../words/outcome';

const SLAIN: Outcome = { winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' };
const AFTER_THE_HEROES: Outcome = { winner: 'overseer', because: 'heroesFell', rule: 'BASE-331' };
const WITH_THE_HEROES: Outcome = { winner: 'overseer', because: 'heroesFell', rule: 'BASE-332' };

const LORD_FELL: readonly string[] = [SLAIN, AFTER_THE_HEROES, WITH_THE_HEROES].map(({ rule }) => rule);

/** The game ended in the middle of a pitch, with the Lord: nothing on the board has been settled since (BASE-339). */
export const isLordDown = ({ rule }: Outcome): boolean => LORD_FELL.includes(rule);

/** The Lord has fallen: who has won is judged by the order of time (BASE-331, BASE-332). */
export function judgeFallenLord(play: CatacombsPlay): void {
  const { lordFellAtMs, heroesFellAtMs } = settlementOf(play.model);
  if (lordFellAtMs === null) return;
  const heroesFellFirst = heroesFellAtMs !== null && heroesFellAtMs < lordFellAtMs;
  const isWon = !heroesFellFirst && heroesInPlay(play.model).length > 0; // VERM-179
  const outcome = isWon ? SLAIN : heroesFellFirst ? AFTER_THE_HEROES : WITH_THE_HEROES;
  play.emit({ kind: 'gameEnded', outcome });
  play.finish(outcome);
}
