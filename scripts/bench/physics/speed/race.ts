import { simulate, simulateMany } from '../../../../src/physics';
import type { World } from '../../../../__tests__/physics/oracles/world';
import { flickOf } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';
import { calibrationLoop } from './calibrationLoop';
import { speedWorlds } from './speedWorlds';
import { timed } from './timed';

export interface RaceSize {
  readonly flickCount: number;
  readonly roundCount: number;
}

/** Plain data: it comes back as text from an engine that only prints. */
export interface RaceResult {
  readonly discCount: number;
  readonly runners: readonly RunnerResult[];
  /** How long the calibration loop took in each round, in milliseconds. */
  readonly calibrationMs: readonly number[];
  /** What each flick of ours takes by itself, in milliseconds. */
  readonly flickMs: readonly number[];
}

export interface RunnerResult {
  readonly name: string;
  /** Milliseconds a flick, one for each round; the runners of a round ran one after another. */
  readonly msByRound: readonly number[];
}

interface Runner {
  readonly name: string;
  readonly fly: (world: World) => void;
}

export const OURS = 'ours';

/** The same flicks by every solver in turn, round after round, so that a noisy machine slows all alike. */
export function race(discCount: number, peers: readonly Peer[], { flickCount, roundCount }: RaceSize): RaceResult {
  const worlds = speedWorlds(discCount, flickCount);
  const runners: readonly Runner[] = [
    { name: OURS, fly: door },
    { name: 'ours, for the AI', fly: doorOfAi },
    ...peers.map(asRunner),
  ];
  for (const { fly } of runners) worlds.slice(0, WARM_UP).forEach(fly);
  const msByRound = runners.map((): number[] => []);
  const calibrationMs: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    calibrationMs.push(timed(calibrationLoop));
    runners.forEach(({ fly }, at) => msByRound[at]?.push(timed(() => worlds.forEach(fly)) / worlds.length));
  }
  return {
    discCount,
    runners: runners.map(({ name }, at) => ({ name, msByRound: msByRound[at] ?? [] })),
    calibrationMs,
    flickMs: worlds.map((world) => timed(() => repeat(() => door(world))) / REPEATS),
  };
}

/** A bare engine's clock may count whole milliseconds only, so one flick is timed many times over. */
const REPEATS = 8;

function repeat(work: () => void): void {
  for (let time = 0; time < REPEATS; time++) work();
}

const WARM_UP = 4;

function door(world: World): void {
  const { table, shot } = flickOf(world);
  simulate(table, shot);
}

function doorOfAi(world: World): void {
  const { table, shot } = flickOf(world);
  simulateMany(table, [shot]);
}

const asRunner = (peer: Peer): Runner => ({
  name: peer.name,
  fly: (world) => flyPeer(peer, world, { stepS: 1 / 60 }),
});
