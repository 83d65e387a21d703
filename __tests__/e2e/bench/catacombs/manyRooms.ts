import type { Adventure, MonsterId } from '../../../../src/rules/catacombs';
import { storyFile } from './storyFile';

const told = (words: string) => ({ en: words, fr: words });

/** A room with one tired monster right in front of the heroes: what is measured is the table, not the fight. */
const roomWith = (monster: MonsterId): Adventure['rooms'][number] => ({
  kind: 'combat',
  title: told(monster),
  story: told(monster),
  board: 'crypt',
  anywhere: true,
  monsters: [{ monster, at: { xMm: 150, yMm: 340 }, life: 1 }],
  heroes: {
    'hero:elf': { xMm: 150, yMm: 425 },
    'hero:barbarian': { xMm: 90, yMm: 425 },
    'hero:thief': { xMm: 210, yMm: 425 },
    'hero:wizard': { xMm: 250, yMm: 425 },
  },
});

const TURNS: readonly MonsterId[] = ['monster:orc', 'monster:zombie'];

/** Two kinds take turns: each tells the next room from the last, and after two rooms every picture has been drawn. */
export const monstersOf = (rooms: number): readonly MonsterId[] =>
  Array.from({ length: rooms }, (_, room) => TURNS[room % TURNS.length] ?? 'monster:orc');

/** A story of so many short rooms, as a file. */
export function manyRooms(rooms: number): string {
  const story: Adventure = {
    format: 'pichenette-adventure',
    version: 1,
    title: told('Many rooms'),
    story: told('One after the other.'),
    ending: told('The last.'),
    lord: null,
    heroes: {},
    rooms: monstersOf(rooms).map(roomWith),
  };
  return storyFile(story);
}
