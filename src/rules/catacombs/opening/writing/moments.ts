import type { Catacombs } from '../../model/model';
import { isOverseerSide } from '../../model/piece';
import { canAct, piecesOf } from '../../model/queries';
import { mayWander } from '../../model/subjects/wandering';
import type { CatacombsState } from '../../model/types';
import type { Purpose } from '../../words/purposes';

/** What is being done, of all that an opening can say. */
export type Moment = 'onTheWay' | 'entering' | 'placing' | 'inRound' | 'camping' | 'inShop';

const PLACING = '(placeHeroes )*(placeFamiliar )?(confirmPlacement )?(placeMonsters )?beginCombat explore';

/** Questions before which an opening can put a game, with all that is still to be done, the next first. */
const MOMENTS: Readonly<Partial<Record<Purpose['kind'], readonly (readonly [Moment, string])[]>>> = {
  act: [['inRound', '(takeTurn beginTurn )?takeTurn unstackAll endRound explore']],
  addWandering: [['inRound', 'wandering unstackAll endRound explore']],
  placeSwarm: [['inRound', '(unstack )+endRound explore']],
  chooseRoom: [['onTheWay', 'chooseRoom explore']],
  chooseDirection: [['onTheWay', 'exploreLabyrinth explore']],
  handOver: [['onTheWay', 'handOver (lookWithMap )*(exploreLine|exploreLabyrinth) explore']],
  useMap: [
    ['onTheWay', 'lookWithMap exploreLabyrinth explore'],
    ['inShop', 'lookWithMap (openMerchant|healer) explore'],
  ],
  halveMonsters: [['entering', 'halveMonsters explore']],
  campMonsters: [['entering', 'campFight explore']],
  chooseShortfall: [['entering', 'muster (chooseVariants )?setUpRoom explore']],
  allotWandering: [['entering', 'allotWandering chooseVariants setUpRoom explore']],
  chooseVariants: [['entering', 'chooseVariants setUpRoom explore']],
  placeHeroes: [['placing', PLACING]],
  confirmPlacement: [['placing', PLACING]],
  placeMonsters: [['placing', `placeMonsters (${PLACING})`]],
  camp: [['camping', 'camp explore']],
  merchant: [['inShop', 'merchant explore']],
  healer: [['inShop', 'healer explore']],
  altar: [['inShop', 'altar explore']],
};

/** Questions that an opening can put, all others come in the middle of something. */
export const CARRIED_PURPOSES = Object.keys(MOMENTS) as readonly Purpose['kind'][];

/** Opened again, nobody could do anything more in this turn: neither who has just been set down nor who wanders in. */
const isTurnSpent = (model: Catacombs): boolean =>
  !mayWander(model) && !piecesOf(model).some((piece) => isOverseerSide(piece) && canAct(piece));

/** Where this game stands, if an opening can say it; null in the middle of an action, a flick, a purchase, at the end. */
export function momentOf({ prompt, tasks, model }: CatacombsState): Moment | null {
  if (prompt === null || (model.room?.actions.length ?? 0) > 0) return null;
  if (prompt.purpose.kind === 'placeSwarm' && !isTurnSpent(model)) return null;
  const kinds = [...tasks]
    .reverse()
    .map(({ kind }) => kind)
    .join(' ');
  const found = MOMENTS[prompt.purpose.kind]?.find(([, pattern]) => new RegExp(`^${pattern}$`).test(kinds));
  return found === undefined ? null : found[0];
}
