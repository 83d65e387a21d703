import { simulate } from '../../../src/physics';
import { heldTo, type FlickTable } from '../../../src/rules/flicking';
import type { RandomFlick } from '../oracles/randomFlick';
import { digestOf } from './digest';
import { FLICK_COUNT, RACK_COUNT, rackBreak, recordedFlick } from './recordedFlicks';

/** What one engine has to say: plain data, because it travels as text. */
export interface SuiteReport {
  /** One fingerprint a flick, over everything that the door answers: film, contact log, exits, rest. */
  readonly flicks: readonly string[];
  /** One a chain of flicks, each made from where the one before left the discs. */
  readonly chains: readonly string[];
  /** Flicks that were another flick when flown again after all the others. */
  readonly notReused: readonly number[];
  /** Flicks that differ when table, shot and answer go through JSON. */
  readonly notRestored: readonly number[];
  /** Chains that differ when the table goes through JSON between flicks. */
  readonly chainsNotRestored: readonly number[];
}

export function flightSuite(): SuiteReport {
  const flicks = [...range(FLICK_COUNT).map(recordedFlick), ...range(RACK_COUNT).map(rackBreak)];
  const first = fingerprintsOf(flicks);
  const reused = flicks.map((_, index) => index).reverse();
  const again = new Map(reused.map((index) => [index, digestOf(flown(at(flicks, index)))]));
  const restored = flicks.map((flick) => digestOf(throughJson(flown(throughJson(flick)))));
  const chains = range(CHAIN_COUNT).map((index) => chain(index, (table) => table));
  const chainsRestored = range(CHAIN_COUNT).map((index) => chain(index, throughJson));
  return {
    flicks: first,
    chains,
    notReused: range(flicks.length).filter((index) => again.get(index) !== first[index]),
    notRestored: range(flicks.length).filter((index) => restored[index] !== first[index]),
    chainsNotRestored: range(CHAIN_COUNT).filter((index) => chainsRestored[index] !== chains[index]),
  };
}

export const fingerprintsOf = (flicks: readonly RandomFlick[]): readonly string[] =>
  flicks.map((flick) => digestOf(flown(flick)));

const CHAIN_COUNT = 40;
const CHAIN_LENGTH = 5;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

/** Flicks are recorded that no finger makes: they are flown as hard as one could. */
const LIMITS = { minSpeedMmS: 0, maxSpeedMmS: 2200 };

function flown({ table, shot }: RandomFlick) {
  const result = simulate(table, { ...shot, ...heldTo(shot, LIMITS) });
  if (!result.ok) throw new Error(`a recorded flick was refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Several flicks of the same disc, each on the table as the last one left it. */
function chain(index: number, save: (table: FlickTable) => FlickTable): string {
  const start = recordedFlick(index);
  const discId = at(start.table.discs, 0).id;
  let table = start.table;
  const fingerprints = range(CHAIN_LENGTH).map((link) => {
    const { vxMmS, vyMmS } = recordedFlick(index + link).shot;
    const outcome = flown({ table, shot: { discId, projectile: null, vxMmS, vyMmS } });
    const rest = new Map(outcome.rest.discs.map((disc) => [disc.id, disc]));
    const discs = table.discs.map((disc) => {
      const { xMm, yMm } = rest.get(disc.id) ?? disc;
      return { ...disc, xMm, yMm };
    });
    table = save({ ...table, discs, riders: [] });
    return digestOf(outcome);
  });
  return digestOf(fingerprints);
}
