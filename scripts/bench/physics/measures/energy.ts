import { randomFlick } from '../../../../__tests__/physics/oracles/randomFlick';
import { SeededRng } from '../../../../__tests__/physics/oracles/seededRng';
import type { World, WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import { worldOfFlick } from '../../../../__tests__/physics/oracles/worldOfFlick';
import { atMost, brief, type Measure } from '../measure';
import { FEEL_OF_GAME, pluginSolver } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';

const DISC_COUNT = 15;

/** Discs that lose nothing, neither sliding nor bouncing, for a while: their energy must stay. */
export function measureEnergy(peers: readonly Peer[], forS: number): Measure {
  const world = perpetualWorld();
  const ours = pluginSolver(world, forS);
  const rows = [
    { name: 'ours', outcome: ours },
    ...peers.map((peer) => ({
      name: peer.name,
      outcome: flyPeer(peer, world, { stepS: 1 / 60, isEnough: (_, nowS) => nowS >= forS }),
    })),
  ];
  return {
    title: `3. Energy at restitution 1 without friction: ${DISC_COUNT} discs for ${forS} s`,
    notes: ['Peers take one step a frame.'],
    columns: ['solver', 'drift', 'contacts'],
    rows: rows.map(({ name, outcome }) => [name, brief(drift(world, outcome)), String(outcome.touches.length)]),
    floors: [atMost('relative energy drift', 1e-12, Math.abs(drift(world, ours)))],
  };
}

function perpetualWorld(): World {
  const rng = new SeededRng(0xe4e7);
  const { table, shot } = randomFlick(rng, {
    edge: 'wall',
    discCount: DISC_COUNT,
    obstacleCount: 2,
    slowestMmS: 1000,
    fastestMmS: 1000,
  });
  const feel = {
    ...FEEL_OF_GAME,
    slowingMmS2: 0,
    contactFriction: 0,
    discRestitution: 1,
    obstacleRestitution: 1,
    wallRestitution: 1,
  };
  const world = worldOfFlick(table, shot, feel);
  const sped = world.discs.map((disc) =>
    disc.isFixed ? disc : { ...disc, vxMmS: rng.between(-900, 900), vyMmS: rng.between(-900, 900) },
  );
  return { ...world, discs: sped };
}

const drift = (world: World, outcome: WorldOutcome): number => energyOf(outcome.discs) / energyOf(world.discs) - 1;

const energyOf = (discs: World['discs']): number =>
  discs.reduce((sum, { isFixed, radiusMm, vxMmS, vyMmS, spinRadS }) => {
    if (isFixed) return sum;
    return sum + radiusMm ** 2 * (vxMmS ** 2 + vyMmS ** 2 + 0.5 * (radiusMm * spinRadS) ** 2);
  }, 0);
