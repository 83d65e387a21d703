import { largest } from '../../../../__tests__/physics/oracles/measure';
import { randomFlick } from '../../../../__tests__/physics/oracles/randomFlick';
import { SeededRng } from '../../../../__tests__/physics/oracles/seededRng';
import { orderOf, type World, type WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import { worldOfFlick } from '../../../../__tests__/physics/oracles/worldOfFlick';
import { inspectFilm } from '../filmInspector';
import { atMost, brief, percent, type Measure } from '../measure';
import { doorSolver, FEEL_OF_GAME, flyDoor } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';

const SPEED_MM_S = 6000;
const OVERLAP_MM = 1e-9;

export interface TunnellingSize {
  readonly flickCount: number;
  readonly duelCount: number;
}

/** Nothing passes through anything, and everything ends, at a speed at which a tiny disc crosses itself in 2 ms. */
export function measureTunnelling(peers: readonly Peer[], { flickCount, duelCount }: TunnellingSize): Measure {
  const rng = new SeededRng(0x7a11);
  const findings = Array.from({ length: flickCount }, () => inspectFlick(rng));
  const overlap = largest(findings.map(({ overlapMm }) => overlapMm));
  const crossed = findings.filter(({ hasCrossed }) => hasCrossed).length;
  const capped = findings.filter(({ isCapped }) => isCapped).length;
  const duels = Array.from({ length: duelCount }, () => duel(rng));
  const through = (fly: (world: World) => WorldOutcome): string =>
    percent(duels.filter((world) => orderOf(fly(world).touches.slice(0, 1)) !== '0:1').length, duels.length);
  return {
    title: `6. Tunnelling at 6 m/s: ${flickCount} flicks among 3 to 12 discs, 4 obstacles and walls`,
    notes: [
      'Every film is inspected by certified steps, not by sampling. The table: tiny discs flicked squarely (offset below',
      `0.9) at a lone one, ${duels.length} times, that passed it without a contact.`,
    ],
    columns: ['solver', 'passed through'],
    rows: [
      ['ours', through(doorSolver)],
      ...peers.flatMap((peer) =>
        [1, 4].map((substeps) => [`${peer.name}, ${substeps} a frame`, through(until(peer, substeps))]),
      ),
    ],
    floors: [
      atMost('worst overlap when something happens, mm', OVERLAP_MM, overlap),
      atMost(
        `flicks in which discs overlap by more than ${brief(OVERLAP_MM)} mm at any time, or leave the walls`,
        0,
        crossed,
      ),
      atMost('flicks that had to be cut short', 0, capped),
    ],
  };
}

const until = (peer: Peer, substeps: number) => (world: World) =>
  flyPeer(peer, world, {
    stepS: 1 / 60 / substeps,
    isEnough: ({ touches }, nowS) => touches.length > 0 || nowS > 0.05,
  });

function inspectFlick(rng: SeededRng) {
  const discCount = rng.between(3, 12);
  const { table, shot } = randomFlick(rng, {
    edge: 'wall',
    discCount,
    obstacleCount: 4,
    slowestMmS: SPEED_MM_S,
    fastestMmS: SPEED_MM_S,
  });
  const { flight, contacts } = flyDoor(table, shot);
  const film = inspectFilm(flight, table, OVERLAP_MM);
  return { ...film, isCapped: contacts.some(({ kind }) => kind === 'eventCap') };
}

const TINY_MM = 6;
const FARTHEST_OFFSET_PERMILLE = 900;

/** Two tiny discs, one flicked at the other; whole numbers and square roots only. */
function duel(rng: SeededRng): World {
  const offset = (2 * TINY_MM * rng.between(-FARTHEST_OFFSET_PERMILLE, FARTHEST_OFFSET_PERMILLE)) / 1000;
  const xMm = 150;
  const yMm = 420;
  const awayMm = rng.between(60_000, 280_000) / 1000;
  const disc = { radiusMm: TINY_MM, isFixed: false, ignores: [] };
  const discs = [
    { ...disc, id: 'd00', xMm, yMm },
    { ...disc, id: 'd01', xMm: xMm + offset, yMm: yMm - awayMm },
  ];
  return worldOfFlick(
    { widthMm: 300, heightMm: 450, edge: 'wall', discs, riders: [] },
    { discId: 'd00', projectile: null, vxMmS: 0, vyMmS: -SPEED_MM_S },
    FEEL_OF_GAME,
  );
}
