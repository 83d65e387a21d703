import { isFlickReason, type FlickReason, type ImpossibleBecause } from '../flicking';
import type { Prompt, Refusal } from '../machine';
import { isObstacle } from './model/subjects/obstacles';
import type { CatacombsTypes } from './model/types';
import { SHIELD } from './words/ids';
import type { Purpose } from './words/purposes';

/** For what something is put down or flicked. */
type Putting = Extract<
  Purpose,
  {
    readonly kind:
      | 'flick'
      | 'placeHeroes'
      | 'placeMonsters'
      | 'placeSpawn'
      | 'placeSummoned'
      | 'placeFireWall'
      | 'placeReborn'
      | 'placeFreed'
      | 'placeSwarm'
      | 'placeRats'
      | 'teleportTo'
      | 'vanishTo'
      | 'ruleWhere';
  }
>;

interface Laws {
  /** It lies on the board, and on nothing else. */
  readonly clear: string;
  /** In which zone. */
  readonly zone: string;
  /** Within 2.5 cm of whom. */
  readonly reach: string;
}

const ON_THE_BOARD = 'BASE-083';
const inZone = (zone: string): Laws => ({ clear: ON_THE_BOARD, zone, reach: ON_THE_BOARD });
const beside = (reach: string, zone: string = ON_THE_BOARD): Laws => ({ clear: ON_THE_BOARD, zone, reach });

const LAWS: { readonly [K in Putting['kind']]: (purpose: Extract<Putting, { kind: K }>) => Laws } = {
  flick: ({ attack }) => ({
    clear: 'BASE-145',
    zone: 'BASE-145',
    reach: attack === 'commandUndead' ? 'SOL-039' : 'BASE-145',
  }),
  placeHeroes: () => beside('BASE-221'),
  placeMonsters: () => inZone(ON_THE_BOARD),
  // Beside the Lord that calls it, or a wandering monster in the monster zone.
  placeSpawn: () => beside('BASE-319', 'EXTRA-014'),
  placeSummoned: ({ piece }) => beside(piece === SHIELD ? 'BASE-053' : 'BASE-214'),
  placeFireWall: () => ({ clear: 'SOL-220', zone: 'SOL-220', reach: 'SOL-220' }),
  placeReborn: () => inZone('SOL-195'),
  placeFreed: () => beside('VERM-111'),
  placeSwarm: () => beside('VERM-143'),
  placeRats: () => inZone('VERM-134'),
  teleportTo: () => inZone(ON_THE_BOARD),
  vanishTo: () => inZone('SOL-271'),
  ruleWhere: () => inZone(ON_THE_BOARD),
};

const isPutting = (purpose: Purpose): purpose is Putting => purpose.kind in LAWS;

function lawsFor<K extends Putting['kind']>(purpose: Extract<Putting, { kind: K }> & { readonly kind: K }): Laws {
  return LAWS[purpose.kind](purpose);
}

const lawOf =
  (law: keyof Laws) =>
  (_: Refusal['details'], purpose: Purpose): string =>
    isPutting(purpose) ? lawsFor(purpose)[law] : ON_THE_BOARD;

const IMPOSSIBLE: Readonly<Record<ImpossibleBecause, string | null>> = {
  contacts: null,
  contact: null,
  time: null,
  order: null,
  noSuchPiece: null,
  touchesItself: null,
  bothAtRest: null,
  noSuchWall: null,
  noWayOut: null,
  notItsHost: null,
  rest: null,
  offTheBoard: null,
  obstacleMoved: 'BASE-187',
  overlap: 'BASE-113',
};

type Says = string | null | ((details: Refusal['details'], purpose: Purpose) => string | null);

const RULES: Readonly<Record<FlickReason, Says>> = {
  wrongAnswer: null,
  mustFlick: null,
  notYourDisc: 'BASE-140',
  notPlaced: null,
  placeOnce: (_, { kind }) => (kind === 'flick' ? 'BASE-141' : ON_THE_BOARD),
  noSuchPiece: null,
  noSpeed: null,
  tooSlow: null,
  tooFast: null,
  offTheBoard: lawOf('clear'),
  overlaps: lawOf('clear'),
  outsideZone: lawOf('zone'),
  outOfReach: lawOf('reach'),
  tooNearTheEdge: 'EXTRA-009',
  tooNear: ({ other }) => (isObstacle(String(other)) ? 'EXTRA-009' : 'EXTRA-008'),
  mayNotTouch: 'BASE-145',
  impossibleLog: ({ because }) => IMPOSSIBLE[because as ImpossibleBecause] ?? null,
};

/** By which rule a flick, a place, or what is told of a flick is refused. */
export function ruleOf({ reason, details }: Refusal, { purpose }: Prompt<CatacombsTypes>): string | null {
  const says = isFlickReason(reason) ? RULES[reason] : null;
  return typeof says === 'function' ? says(details, purpose) : says;
}
