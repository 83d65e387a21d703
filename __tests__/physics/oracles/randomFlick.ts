import type { FlickTable, Shot, TableDisc } from '../../../src/rules/flicking';
import type { SeededRng } from './seededRng';

/** Any table will do: this one is upright. */
export const BOARD_MM = { width: 300, height: 450 };

export interface RandomFlick {
  readonly table: FlickTable;
  readonly shot: Shot;
}

export interface FlickKind {
  readonly edge: FlickTable['edge'];
  readonly discCount: number;
  readonly obstacleCount: number;
  readonly slowestMmS: number;
  readonly fastestMmS: number;
  /** Every disc at least this far from its neighbours. */
  readonly gapMm?: number;
  readonly radiiMm?: readonly number[];
}

/** A table strewn at random and a flick of its first disc towards another; whole micrometres and millimetres a second. */
export function randomFlick(rng: SeededRng, kind: FlickKind): RandomFlick {
  const discs = strewn(rng, kind);
  const [flicked, ...others] = discs;
  if (flicked === undefined) throw new Error('no disc fits the board');
  const target = rng.pick(others.length > 0 ? others : [{ ...flicked, xMm: BOARD_MM.width / 2, yMm: 0 }]);
  const { vxMmS, vyMmS } = aimed(rng, flicked, target, rng.between(kind.slowestMmS, kind.fastestMmS));
  return {
    table: { widthMm: BOARD_MM.width, heightMm: BOARD_MM.height, edge: kind.edge, discs, riders: [] },
    shot: { discId: flicked.id, projectile: null, vxMmS, vyMmS },
  };
}

const MICRO = 1000;
const OBSTACLE_RADIUS_MM = 8;
const TRIES = 200;
const RADII_MM = [6, 9.5, 12.5, 19, 22];

/** Places discs one after another where they fit; a board too full for all holds fewer. */
function strewn(rng: SeededRng, kind: FlickKind): readonly TableDisc[] {
  const discs: TableDisc[] = [];
  const wanted = kind.discCount + kind.obstacleCount;
  for (let index = 0; index < wanted; index++) {
    const isFixed = index >= kind.discCount;
    const radiusMm = isFixed ? OBSTACLE_RADIUS_MM : rng.pick(kind.radiiMm ?? RADII_MM);
    for (let tried = 0; tried < TRIES; tried++) {
      const disc = { ...somewhere(rng, radiusMm), id: idOf(index), radiusMm, isFixed, ignores: [] };
      if (discs.some((other) => overlaps(disc, other, kind.gapMm ?? 0.5))) continue;
      discs.push(disc);
      break;
    }
  }
  return discs;
}

export const idOf = (index: number): string => `d${String(index).padStart(2, '0')}`;

/** Wholly on the board, a millimetre from its edge. */
function somewhere(rng: SeededRng, radiusMm: number): { readonly xMm: number; readonly yMm: number } {
  const margin = (radiusMm + 1) * MICRO;
  return {
    xMm: rng.between(margin, BOARD_MM.width * MICRO - margin) / MICRO,
    yMm: rng.between(margin, BOARD_MM.height * MICRO - margin) / MICRO,
  };
}

function overlaps(a: TableDisc, b: TableDisc, gapMm: number): boolean {
  const reach = a.radiusMm + b.radiusMm + gapMm;
  return (a.xMm - b.xMm) ** 2 + (a.yMm - b.yMm) ** 2 < reach * reach;
}

/** Towards a point on or near the target, from full in the middle to a thin graze. */
function aimed(rng: SeededRng, from: TableDisc, target: TableDisc, speedMmS: number) {
  const spread = Math.floor((from.radiusMm + target.radiusMm) * 0.7 * MICRO);
  const dx = target.xMm - from.xMm + rng.between(-spread, spread) / MICRO;
  const dy = target.yMm - from.yMm + rng.between(-spread, spread) / MICRO;
  const distance = Math.sqrt(dx * dx + dy * dy);
  return { vxMmS: Math.round((dx / distance) * speedMmS), vyMmS: Math.round((dy / distance) * speedMmS) };
}
