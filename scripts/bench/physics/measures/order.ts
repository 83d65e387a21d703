import { adaptiveOracle } from '../../../../__tests__/physics/oracles/adaptiveOracle';
import { farthestMm, median } from '../../../../__tests__/physics/oracles/measure';
import { randomFlick } from '../../../../__tests__/physics/oracles/randomFlick';
import { SeededRng } from '../../../../__tests__/physics/oracles/seededRng';
import { sweptSolver } from '../../../../__tests__/physics/oracles/sweptSolver';
import { orderOf, type World, type WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import { worldOfFlick } from '../../../../__tests__/physics/oracles/worldOfFlick';
import { atLeast, atMost, brief, percent, type Measure } from '../measure';
import { doorSolver, FEEL_OF_GAME } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';

export interface OrderSize {
  readonly tableCount: number;
  readonly sweptTableCount: number;
  readonly firstContactCount: number;
}

interface Trial {
  readonly name: string;
  readonly fly: (world: World) => WorldOutcome;
}

/** Who touches whom, in which order, and where all ends: against an oracle that shares no code with the game. */
export function measureOrder(peers: readonly Peer[], size: OrderSize): Measure {
  const worlds = strewnWorlds(0x0d3, size.tableCount);
  const truths = worlds.map((world) => adaptiveOracle(world));
  const ours = agreement({ name: 'ours', fly: doorSolver }, worlds, truths);
  const trials: readonly Trial[] = peers.flatMap((peer) =>
    [1, 4].map((substeps) => ({
      name: `${peer.name}, ${substeps} a frame`,
      fly: (world: World) => flyPeer(peer, world, { stepS: 1 / 60 / substeps }),
    })),
  );
  return {
    title: `4. Order of contacts: ${worlds.length} tables of 3 to 12 discs, 4 obstacles and walls, 0.4 to 4 m/s`,
    notes: [
      `On average ${brief(contactsPerFlick(truths))} contacts a flick; the position is that of the disc farthest off.`,
    ],
    columns: ['solver', 'first contact', 'whole log', 'median mm', 'worst mm'],
    rows: [ours, ...trials.map((trial) => agreement(trial, worlds, truths))].map(cells),
    floors: [
      atLeast('first contact as the oracle has it, share', 1, ours.first / worlds.length),
      // Two discs that come to rest together tap each other dozens of times, ever more softly: how often is rounding.
      atLeast('whole log as the oracle has it, share', 0.995, ours.whole / worlds.length),
      atMost('median distance from the oracle, mm', 1e-9, ours.medianMm),
    ],
  };
}

/** The oracle's own witnesses: a solver without times of impact, in ever smaller steps, and the best peer. */
export function measureHonesty(bestPeer: Peer, size: OrderSize): Measure {
  const worlds = strewnWorlds(0x0d3, size.sweptTableCount);
  const truths = worlds.map((world) => adaptiveOracle(world));
  const swept = [64, 256, 1024].map((substeps) =>
    agreement(
      { name: `swept, ${substeps} a frame`, fly: (world) => sweptSolver(world, 1 / 60 / substeps) },
      worlds,
      truths,
    ),
  );
  // Sixteen times the steps: the root is the mean for four times.
  const shrinkage = Math.sqrt((swept[0]?.medianMm ?? NaN) / (swept.at(-1)?.medianMm ?? NaN));
  const firsts = firstContacts(bestPeer, size.firstContactCount);
  return {
    title: `5. The oracle is honest: ${worlds.length} tables, and ${firsts.asked} first contacts`,
    notes: [
      'The swept solver rolls overlaps back and knows no time of impact: its error must shrink with its steps.',
      `First contact of ours as ${bestPeer.name} at one step a frame has it: ${percent(firsts.agreed, firsts.asked)}`,
    ],
    columns: ['solver', 'first contact', 'whole log', 'median mm', 'worst mm'],
    rows: swept.map(cells),
    floors: [
      atLeast('swept error shrinks per four times the steps, times', 3, shrinkage),
      atLeast(`first contact as ${bestPeer.name} has it, share`, 0.999, firsts.agreed / firsts.asked),
    ],
  };
}

interface Agreement {
  readonly name: string;
  readonly asked: number;
  readonly first: number;
  readonly whole: number;
  readonly medianMm: number;
  readonly worstMm: number;
}

const cells = ({ name, asked, first, whole, medianMm, worstMm }: Agreement): readonly string[] => [
  name,
  percent(first, asked),
  percent(whole, asked),
  brief(medianMm),
  brief(worstMm),
];

function agreement({ name, fly }: Trial, worlds: readonly World[], truths: readonly WorldOutcome[]): Agreement {
  let [first, whole] = [0, 0];
  const distances = worlds.map((world, index) => {
    const truth = truths[index];
    if (truth === undefined) return Infinity;
    const outcome = fly(world);
    if (firstOf(outcome) === firstOf(truth)) first++;
    if (orderOf(outcome.touches) === orderOf(truth.touches)) whole++;
    return farthestMm(outcome, truth);
  });
  return { name, asked: worlds.length, first, whole, medianMm: median(distances), worstMm: Math.max(...distances) };
}

const firstOf = ({ touches }: WorldOutcome): string => orderOf(touches.slice(0, 1));

const contactsPerFlick = (outcomes: readonly WorldOutcome[]): number =>
  outcomes.reduce((sum, { touches }) => sum + touches.length, 0) / outcomes.length;

function firstContacts(peer: Peer, count: number): { readonly asked: number; readonly agreed: number } {
  const worlds = strewnWorlds(0xf125, count);
  const agreed = worlds.filter((world) => {
    const flight = flyPeer(peer, world, { stepS: 1 / 60, isEnough: ({ touches }) => touches.length > 0 });
    return firstOf(flight) === firstOf(doorSolver(world));
  });
  return { asked: worlds.length, agreed: agreed.length };
}

function strewnWorlds(seed: number, count: number): readonly World[] {
  const rng = new SeededRng(seed);
  return Array.from({ length: count }, () => {
    const discCount = rng.between(3, 12);
    const { table, shot } = randomFlick(rng, {
      edge: 'wall',
      discCount,
      obstacleCount: 4,
      slowestMmS: 400,
      fastestMmS: 4000,
    });
    return worldOfFlick(table, shot, FEEL_OF_GAME);
  });
}
