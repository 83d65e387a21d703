import type { FlickTable, Shot, TableDisc } from '../../../src/rules/flicking';
import { BOARD_MM } from '../oracles/randomFlick';
import { idOf, randomFlick, type RandomFlick } from '../oracles/randomFlick';
import { SeededRng } from '../oracles/seededRng';

export const FLICK_COUNT = 1000;
export const RACK_COUNT = 12;

/** One of the flicks that every engine must fly alike; drawn from its own seed, so that it can be flown alone. */
export function recordedFlick(index: number): RandomFlick {
  const rng = new SeededRng(0x51c4 + index);
  const edge = rng.pick(['open', 'wall'] as const);
  const discCount = rng.between(2, 20);
  const flick = randomFlick(rng, {
    edge,
    discCount,
    obstacleCount: rng.between(0, 5),
    slowestMmS: 200,
    fastestMmS: 6000,
  });
  return { table: dressed(rng, flick.table), shot: rng.between(0, 3) === 0 ? asMissile(rng, flick) : flick.shot };
}

/** Riders to throw off, a pair that ignores one another. */
function dressed(rng: SeededRng, table: FlickTable): FlickTable {
  const movable = table.discs.filter((disc) => !disc.isFixed);
  const [first, second] = movable;
  const areMates = first !== undefined && second !== undefined && rng.between(0, 4) === 0;
  return {
    ...table,
    riders: movable.slice(0, rng.between(0, 2)).map(({ id }) => ({
      id: `rider-${id}`,
      hostId: id,
      radiusMm: 5,
      slipXMm: rng.between(-2, 2),
      slipYMm: rng.between(-2, 2),
    })),
    discs: areMates
      ? table.discs.map((disc) => (disc === first ? { ...disc, ignores: [second.id] } : disc))
      : table.discs,
  };
}

/** A missile put down on a free spot and flicked as the disc would have been. */
function asMissile(rng: SeededRng, { table, shot }: RandomFlick): Shot {
  const radiusMm = 6;
  for (let tried = 0; tried < 200; tried++) {
    const xMm = rng.between(10_000, BOARD_MM.width * 1000 - 10_000) / 1000;
    const yMm = rng.between(10_000, BOARD_MM.height * 1000 - 10_000) / 1000;
    if (table.discs.some((disc) => isNear(disc, xMm, yMm, radiusMm))) continue;
    const projectile: TableDisc = { id: 'missile', xMm, yMm, radiusMm, isFixed: false, ignores: [] };
    return { ...shot, discId: projectile.id, projectile };
  }
  return shot;
}

const isNear = (disc: TableDisc, xMm: number, yMm: number, radiusMm: number): boolean =>
  (disc.xMm - xMm) ** 2 + (disc.yMm - yMm) ** 2 < (disc.radiusMm + radiusMm + 0.5) ** 2;

const RACKED_RADIUS_MM = 12.5;
const RACK_ROWS = [5, 6, 5, 6, 5, 6, 6] as const;

/** Forty discs packed like billiard balls, from touching to half a millimetre apart, and a hard break. */
export function rackBreak(index: number): RandomFlick {
  const gapMm = (0.5 * index) / (RACK_COUNT - 1);
  const pitchMm = 2 * RACKED_RADIUS_MM + gapMm;
  const rowPitchMm = pitchMm * Math.sqrt(0.75);
  const racked = RACK_ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      xMm: BOARD_MM.width / 2 + (column - (row % 2 === 0 ? 2 : 2.5)) * pitchMm,
      yMm: 60 + row * rowPitchMm,
    })),
  );
  const cue = { xMm: BOARD_MM.width / 2 + index - 6, yMm: BOARD_MM.height - 60 };
  const discs = [cue, ...racked].map((place, at): TableDisc => ({
    ...place,
    id: idOf(at),
    radiusMm: RACKED_RADIUS_MM,
    isFixed: false,
    ignores: [],
  }));
  return {
    table: { widthMm: BOARD_MM.width, heightMm: BOARD_MM.height, edge: 'wall', discs, riders: [] },
    shot: { discId: idOf(0), projectile: null, vxMmS: 10 * (index - 5), vyMmS: -6000 },
  };
}
