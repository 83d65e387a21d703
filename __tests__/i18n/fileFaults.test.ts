import { BASE_HERO_IDS, catacombsBook, readAdventure } from '../../src/rules/catacombs';
import { readRecord, replay, type FileFault } from '../../src/rules/machine';
import { WRONG } from '../rules/opening/wrongOpenings';
import storyOfThree from '../e2e/adventures/three-short-rooms.adventure.json';
import { catacombsWords } from '../support/words';

function faultOfRecord(text: string): FileFault {
  const read = readRecord(catacombsBook, text);
  const judged = read.ok ? replay(catacombsBook, read.value) : read;
  if (judged.ok) throw new Error('a record that is in order');
  return judged.error;
}

function faultOfAdventure(change: object): FileFault {
  const read = readAdventure(JSON.stringify({ ...storyOfThree, ...change }));
  if (read.ok) throw new Error('an adventure that is in order');
  return read.error;
}

const record = (change: object) =>
  JSON.stringify({
    format: 'pichenette-record',
    version: 1,
    game: 'catacombs',
    setup: {},
    seed: 1,
    commands: [],
    ...change,
  });

const [room] = storyOfThree.rooms;
const withRoom = (change: object) => ({ rooms: [{ ...room, ...change }, ...storyOfThree.rooms.slice(1)] });
const withHeroes = (heroes: object) => ({ heroes });
const withMonsters = (...monsters: readonly object[]) => withRoom({ monsters });
const ALTAR = { kind: 'altar', title: storyOfThree.title, story: storyOfThree.story };
const REMORHAZ = { monster: 'monster:remorhaz', at: { xMm: 150, yMm: 60 } };

const RECORDS: readonly string[] = [
  '',
  '{ "format": ',
  '[]',
  '{ "format": "something-else" }',
  '{}',
  record({ version: 'one' }),
  record({ version: 9 }),
  record({ seed: 'x' }),
  record({ seed: -1 }),
  record({ setup: undefined }),
  record({ setup: { lord: 'lord:nobody' } }),
  record({ commands: {} }),
  record({ extra: true }),
  record({ game: 'chess' }),
  record({ setup: { layout: { kind: 'line', roomsOfLevel: [0, 0, 0] } } }),
  record({ commands: [{ kind: 'choose', options: ['hero:elf>punch'] }] }),
];

const ADVENTURES: readonly object[] = [
  { title: { en: '', fr: 'x' } },
  { story: { en: 'x' } },
  { rooms: [] },
  { lord: null },
  withRoom({ monsters: [{ monster: 'monster:orc', at: { xMm: 70, yMm: 200 } }] }),
  withRoom({ monsters: [{ monster: 'monster:orc', life: 1 }] }),
  withRoom({ monsters: [{ monster: 'monster:orc', at: { xMm: 90, yMm: 90 }, count: 2 }] }),
  withRoom({ monsters: [{ monster: 'monster:orc', count: 30 }] }),
  withRoom({ monsters: [] }),
  withRoom({ kind: 'lair' }),
  withHeroes({ 'hero:elf': { life: 99 } }),
  withHeroes({ 'hero:elf': { spells: ['spell:heal'] } }),
  withHeroes({ 'hero:elf': { berserk: 1 } }),
  withHeroes({ 'hero:elf': { gold: 150 } }),
  withHeroes({ 'hero:elf': { gold: 99_000 } }),
  withHeroes({ 'hero:elf': { equipment: ['equipment:great-axe'] } }),
  withHeroes({ 'hero:elf': { equipment: ['equipment:map', 'equipment:map'] } }),
  withHeroes({ 'hero:wizard': { spells: ['spell:heal', 'spell:heal', 'spell:heal'] } }),
  withHeroes({ 'hero:elf': { armour: 1 } }),
  withHeroes({ 'hero:elf': { magic: 1 } }),
  withHeroes({ 'hero:elf': { kept: ['monster:orc'] } }),
  withHeroes({ 'hero:witch-hunter': { artefacts: ['artefact:witchbane', 'artefact:witchbane'] } }),
  withHeroes({ 'hero:elf': { poison: [9] } }),
  withHeroes({ 'hero:elf': { poison: [4, 4] } }),
  withHeroes({ 'hero:elf': { poison: [5] }, 'hero:thief': { poison: [5] }, 'hero:barbarian': { poison: [5] } }),
  { party: ['hero:elf', 'hero:elf', 'hero:thief', 'hero:wizard'] },
  { rooms: [ALTAR, ...storyOfThree.rooms.slice(0, 1), ALTAR] },
  withMonsters({ monster: 'monster:orc', frozen: true }),
  {
    party: ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'],
    ...withMonsters({ monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, frozen: true }),
  },
  withMonsters(...[60, 110, 160, 210].map((xMm) => ({ monster: 'monster:orc', at: { xMm, yMm: 60 }, frozen: true }))),
  withMonsters({ monster: 'monster:orc', on: 'hero:elf' }),
  withMonsters({ monster: 'monster:sewer-rat', on: 'hero:elf', at: { xMm: 150, yMm: 60 } }),
  withMonsters({ monster: 'monster:sewer-rat', on: 'hero:sorceress' }),
  withRoom({
    heroes: { 'hero:elf': { xMm: 150, yMm: 420 } },
    monsters: [{ monster: 'monster:sewer-rat', on: 'hero:elf', count: 3 }],
  }),
  withMonsters({ monster: 'monster:orc', holds: ['hero:elf'] }),
  withMonsters({ monster: 'monster:remorhaz', holds: ['hero:thief'] }),
  withRoom({
    heroes: { 'hero:elf': { xMm: 150, yMm: 420 } },
    monsters: [{ ...REMORHAZ, holds: ['hero:elf'] }],
  }),
  withRoom({ heroes: {}, monsters: [{ ...REMORHAZ, holds: ['hero:thief', 'hero:thief'] }] }),
  withRoom({ heroes: {}, monsters: [{ ...REMORHAZ, holds: BASE_HERO_IDS }] }),
];

/** Words that only an English sentence has. */
const ENGLISH =
  /\b(the|is|are|not|and|which|found|expected|received|most|refused|asked|here|needs?|only|has|for|missing|too|one of)\b/;
/** What only the makers of the file say. */
const MAKERS =
  /\b(expected|received|JSON|invalid|unrecognized|schema|record)\b|pichenette-|\b(?:BASE|EXTRA|SOL|VERM)-\d|\b[a-z]+:[a-z]|\$\d/;
const OPENINGS = WRONG.map(([, setup, opening]) => record({ setup: { ...setup, opening } }));
const FAULTS = [...[...RECORDS, ...OPENINGS].map(faultOfRecord), ...ADVENTURES.map(faultOfAdventure)];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const spoken = catacombsWords(language);

  it.each(FAULTS)('$place: $message is said as a person would', ({ place, message }) => {
    const said = spoken.fault(message);
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(MAKERS);
    expect(said).not.toContain('{{');
    const where = spoken.faultPlace(place);
    expect(where).not.toMatch(/[[\].]|xMm|\b[a-z]+:[a-z]/);
    if (language === 'fr') expect(`${where} ${said}`.replace(/"[^"]*"|\(true, false\)/g, '')).not.toMatch(ENGLISH);
  });
});

it.each([
  ['commands[3].flick.vxMmS', 'Move 4, the flick, “vxMmS”'],
  ['rooms[0].monsters[1].life', 'Room 1, monster 2, life'],
  ['heroes["hero:elf"].gold', 'Heroes, Elf, gold'],
  ['line 3, column 5', 'Line 3, column 5'],
  ['format', ''],
])('%s is found there: %s', (place, where) => {
  expect(catacombsWords('en').faultPlace(place)).toBe(where);
});
