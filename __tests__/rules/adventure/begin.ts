import {
  readAdventure,
  startCatacombs,
  type Adventure,
  type CatacombsSetup,
  type HeroId,
} from '../../../src/rules/catacombs';
import { sayFault } from '../../../src/rules/machine';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { Table } from '../catacombs/support/table';
import { ORC_AND_ELF } from './stories';

export const SOLOTH_PARTY: readonly HeroId[] = [
  'hero:ice-princess',
  'hero:paladin',
  'hero:witch-hunter',
  'hero:sorceress',
];

const [room] = ORC_AND_ELF.rooms;
const [orc] = room.monsters;

/** The smallest story with everybody alive, as a file would have it. */
export const storyWith = (inRoom: object, change: object = {}): object => ({
  ...ORC_AND_ELF,
  heroes: {},
  ...change,
  rooms: [{ ...room, heroes: {}, monsters: [orc], ...inRoom }],
});

export function readStory(story: object): Adventure {
  const read = readAdventure(JSON.stringify(story));
  if (!read.ok) throw new Error(sayFault(read.error));
  return read.value;
}

/** Why a story is refused, as it is said. */
export function faultIn(story: object): string {
  const read = readAdventure(JSON.stringify(story));
  return read.ok ? 'nothing is wrong' : sayFault(read.error);
}

/** Read from its file, accepted by all, and begun; Ann holds the first two heroes, Bob the others. */
export function beginStory(story: object, heroes?: readonly HeroId[], change: Partial<CatacombsSetup> = {}): Table {
  const seats =
    heroes === undefined
      ? {}
      : {
          heroSeats: [
            { seat: ANN, heroes: heroes.slice(0, 2) },
            { seat: BOB, heroes: heroes.slice(2) },
          ],
        };
  const setup = setupWith({ adventure: readStory(story), acceptedBy: [OVERSEER, ANN, BOB], ...seats, ...change });
  return new Table(startCatacombs(setup, 1));
}
