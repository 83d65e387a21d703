import { largest } from '../../../../__tests__/physics/oracles/measure';
import type { World, WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import { atMost, brief, type Measure } from '../measure';
import { doorSolver, FEEL_OF_GAME } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';

const SPEEDS_MM_S = [50, 300, 1000, 6000] as const;
const START_MM = 100;

/** How far a disc slides that meets nothing: v² / 2a. */
export function measureStop(peers: readonly Peer[]): Measure {
  const solvers = [
    { name: 'ours', fly: doorSolver },
    ...peers.map((peer) => ({ name: peer.name, fly: (world: World) => flyPeer(peer, world, { stepS: 1 / 60 }) })),
  ];
  const results = solvers.map(({ name, fly }) => ({ name, errors: SPEEDS_MM_S.map((speed) => stopError(speed, fly)) }));
  const ours = results[0]?.errors ?? [];
  return {
    title: '2. Where a disc stops',
    notes: [
      'Relative error of the distance. Peers step at 60 Hz; the friction given to them from outside is already the best',
      'one (mean speed of the step); rapier computes in single precision.',
    ],
    columns: ['solver', ...SPEEDS_MM_S.map((speed) => `${speed} mm/s`)],
    rows: results.map(({ name, errors }) => [name, ...errors.map(brief)]),
    floors: [atMost('largest relative error of a stop', 1e-12, largest(ours))],
  };
}

function stopError(speedMmS: number, fly: (world: World) => WorldOutcome): number {
  const slideMm = speedMmS ** 2 / (2 * FEEL_OF_GAME.slowingMmS2);
  const disc = { yMm: START_MM, vyMmS: 0, spinRadS: 0, radiusMm: 12, isFixed: false };
  const outcome = fly({
    widthMm: 10_000,
    heightMm: 2 * START_MM,
    edge: 'wall',
    feel: FEEL_OF_GAME,
    discs: [{ ...disc, xMm: START_MM, vxMmS: speedMmS }],
  });
  return Math.abs(((outcome.discs[0]?.xMm ?? NaN) - START_MM) / slideMm - 1);
}
