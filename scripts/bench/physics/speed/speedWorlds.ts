import { randomFlick } from '../../../../__tests__/physics/oracles/randomFlick';
import { SeededRng } from '../../../../__tests__/physics/oracles/seededRng';
import type { World } from '../../../../__tests__/physics/oracles/world';
import { worldOfFlick } from '../../../../__tests__/physics/oracles/worldOfFlick';
import { FEEL_OF_GAME } from '../ours';

const OBSTACLE_COUNT = 6;
/** The sizes that crowd a board: forty very large discs would not fit it. */
const RADII_MM = [6, 9.5, 12.5, 19];

/** Flicks to rest on full boards with walls. */
export function speedWorlds(discCount: number, flickCount: number): readonly World[] {
  const rng = new SeededRng(0x59eed + discCount);
  return Array.from({ length: flickCount }, () => {
    const { table, shot } = randomFlick(rng, {
      edge: 'wall',
      discCount,
      obstacleCount: OBSTACLE_COUNT,
      slowestMmS: 500,
      fastestMmS: 6000,
      radiiMm: RADII_MM,
    });
    return worldOfFlick(table, shot, FEEL_OF_GAME);
  });
}
