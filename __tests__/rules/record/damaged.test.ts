import {
  nextBelow,
  readRecord,
  recordOf,
  replay,
  sayFault,
  seedChance,
  type ChanceStream,
} from '../../../src/rules/machine';
import { catacombsBook } from '../../../src/rules/catacombs';
import { ORC_AND_ELF } from '../adventure/stories';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { randomGame } from './randomGame';

const JUNK = [null, -1, 0.5, 1e308, '', 'hero:elf', 'lord:dragon', [], {}, true, [[]], { kind: 'undo' }, '__proto__'];

type Json = Record<string, unknown>;
const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** One value somewhere in the tree becomes something else. */
function damage(tree: Json, start: ChanceStream): ChanceStream {
  let stream = start;
  const below = (bound: number): number => {
    const drawn = nextBelow(stream, bound);
    stream = drawn.stream;
    return drawn.value;
  };
  let owner = tree;
  for (;;) {
    const keys = Object.keys(owner);
    const key = keys[below(keys.length)] as string;
    const inner = owner[key];
    if (!isTree(inner) || Object.keys(inner).length === 0 || below(6) === 0) {
      owner[key] = JUNK[below(JUNK.length)];
      return stream;
    }
    owner = inner;
  }
}

it.each([
  ['a drawn dungeon', setupWith()],
  ['an adventure', setupWith({ adventure: ORC_AND_ELF, acceptedBy: [OVERSEER, ANN, BOB] })],
] as const)('a damaged record of %s is refused in one line or replayed, and never breaks the rules', (_, setup) => {
  const { record } = randomGame(setup, 5, { maxCommands: 60 });
  const whole = JSON.stringify(recordOf('catacombs', { setup, seed: 5 }, record));
  let stream = seedChance(77).play;
  let refusedCount = 0;
  for (let round = 0; round < 400; round++) {
    const copy = JSON.parse(whole) as Json;
    stream = damage(copy, stream);
    const read = readRecord(catacombsBook, JSON.stringify(copy));
    const replayed = read.ok ? replay(catacombsBook, read.value) : read;
    if (replayed.ok) continue;
    refusedCount += 1;
    expect(sayFault(replayed.error)).toMatch(/^[^\n]{5,}$/);
  }
  expect(refusedCount).toBeGreaterThan(200);
});
