import { unreachableRooms, whyNotSetup, type CatacombsSetup } from '../../../src/rules/catacombs';
import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import type { Labyrinth } from '../../../src/rules/catacombs/model/path';
import { builtMaze } from '../../../src/rules/catacombs/start/builtMaze';
import { neighbourOf, reachableIn } from '../../../src/rules/catacombs/model/subjects/maze';
import { type Direction, DIRECTIONS, OPPOSITE } from '../../../src/rules/catacombs/words/boards';
import { BUILT, built, mazeOf, SPACES } from './support/maze';
import { setupWith } from './support/setup';
import { tableAt } from './support/tableAt';

const { start: START, kitchen: KITCHEN, merchant: MERCHANT, crypt: CRYPT, healer: HEALER, lair: LAIR } = SPACES;

const swapped = (change: Readonly<Record<number, string | null>>): CatacombsSetup =>
  built({ cards: BUILT.cards.map((card, at) => (at in change ? change[at]! : card)) });

describe('room exits', () => {
  it('EXTRA-055 EXTRA-056 EXTRA-058: every Room card has exits, combat rooms not always all four', () => {
    for (const card of ROOM_CARDS.values()) {
      expect(card.exits.length).toBeGreaterThan(0);
      expect(new Set(card.exits).size).toBe(card.exits.length);
      for (const exit of card.exits) expect(DIRECTIONS).toContain(exit);
    }
    expect([...ROOM_CARDS.values()].some(({ exits }) => exits.length < DIRECTIONS.length)).toBe(true);
  });

  it('EXTRA-057: north goes with south and east with west', () => {
    const pairs = DIRECTIONS.map((direction): [Direction, Direction] => [direction, OPPOSITE[direction]]);
    expect(pairs).toEqual([
      ['north', 'south'],
      ['east', 'west'],
      ['south', 'north'],
      ['west', 'east'],
    ]);
  });

  it('EXTRA-059: in a line the next card is entered whatever exits it has', () => {
    const column = (card: string) => [{ card, isFaceUp: false, isExplored: false }];
    const path = { kind: 'line', at: 0, columns: [column('room:orc-kitchen'), column('room:bone-choir')] } as const;
    expect(tableAt({ model: { path }, tasks: [] }).event('roomEntered')).toMatchObject({ card: 'room:bone-choir' });
  });
});

describe('a labyrinth of the Overseer', () => {
  it('EXTRA-060 EXTRA-061: lies as it was built, face down but for the start, which is entered first', () => {
    const table = tableAt({ setup: built(), tasks: [] });
    expect(mazeOf(table).spaces.map((space) => space?.card)).toEqual(BUILT.cards);
    expect(mazeOf(table).spaces.map((space) => space?.isFaceUp)).toEqual([true, false, false, false, false, false]);
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:sunken-stair', fight: 'room' });
    expect(whyNotSetup(built())).toBeNull();
  });

  it('EXTRA-061: starts in a room of level 0, ends with the chosen Lord', () => {
    expect(whyNotSetup(built({ start: KITCHEN }))).toMatchObject({ reason: 'wrongStart', rule: 'EXTRA-061' });
    expect(whyNotSetup(built({ start: 9 }))).toMatchObject({ reason: 'wrongStart' });
    expect(whyNotSetup(swapped({ [LAIR]: 'room:lair-of-lich' }))).toMatchObject({ reason: 'wrongLair' });
    expect(whyNotSetup(swapped({ [LAIR]: null }))).toMatchObject({ reason: 'wrongLair' });
  });

  it('EXTRA-061 EXTRA-062: has a Merchant and a Healer, and a way to them and to the Lord', () => {
    const missing = (kind: string) => ({ reason: 'cannotBeReached', rule: 'EXTRA-062', details: { kind } });
    expect(whyNotSetup(swapped({ [MERCHANT]: 'room:drowned-nave' }))).toEqual(missing('merchant'));
    expect(whyNotSetup(swapped({ [HEALER]: 'room:drowned-nave' }))).toEqual(missing('healer'));
    expect(whyNotSetup(swapped({ [CRYPT]: null }))).toEqual(missing('lord'));
    expect(whyNotSetup(swapped({ [CRYPT]: 'room:scorpion-pit' }))).toEqual(missing('lord'));
  });

  it('EXTRA-062 EXTRA-079: no way leads through the lair', () => {
    const cards = ['room:sunken-stair', 'room:lair-of-sorcerer', 'room:merchant', 'room:healer', null, null];
    expect(whyNotSetup(built({ cards }))).toMatchObject({ details: { kind: 'merchant' } });
  });

  it('EXTRA-062: warns of rooms that cannot be reached', () => {
    expect(unreachableRooms(BUILT)).toEqual([]);
    // Its only way in would be through the lair.
    const island = {
      ...BUILT,
      columnCount: 4,
      cards: [
        'room:sunken-stair',
        'room:merchant',
        'room:lair-of-sorcerer',
        'room:orc-kitchen',
        'room:healer',
        null,
        null,
        'room:ember-hall',
      ],
    };
    expect(whyNotSetup(setupWith({ layout: island }))).toBeNull();
    expect(unreachableRooms(island)).toEqual(['room:orc-kitchen', 'room:ember-hall']);
  });

  it('EXTRA-063 BASE-022: is a grid of cards that exist, each once', () => {
    expect(whyNotSetup(built({ columnCount: 4 }))).toMatchObject({ reason: 'noSquareGrid', rule: 'EXTRA-063' });
    expect(whyNotSetup(built({ columnCount: 0 }))).toMatchObject({ reason: 'noSquareGrid' });
    expect(whyNotSetup(swapped({ [CRYPT]: 'room:broom-cupboard' }))).toMatchObject({ reason: 'noSuchCard' });
    expect(whyNotSetup(swapped({ [CRYPT]: 'room:orc-kitchen' }))).toMatchObject({ reason: 'cardTwice' });
  });

  it('EXTRA-063: neighbours are orthogonal, and no row runs on into the next', () => {
    const maze = builtMaze(BUILT);
    expect(DIRECTIONS.map((direction) => neighbourOf(maze, KITCHEN, direction))).toEqual([
      null,
      MERCHANT,
      HEALER,
      START,
    ]);
    expect(neighbourOf(maze, MERCHANT, 'east')).toBeNull();
    expect(neighbourOf(maze, CRYPT, 'west')).toBeNull();
  });
});

describe('labyrinths that are drawn', () => {
  const drawn = (map: 'default' | 'generated', [sizeColumns, sizeRows]: readonly [number, number], seed: number) =>
    mazeOf(tableAt({ setup: { layout: { kind: 'labyrinth', map, sizeColumns, sizeRows } }, tasks: [], seed }));
  const kindAt = (maze: Labyrinth, at: number) => {
    const card = ROOM_CARDS.get(maze.spaces[at]?.card ?? '');
    return card?.kind === 'combat' ? card.level : card?.kind;
  };

  it('EXTRA-064: the default is four by three, mostly of level 1', () => {
    const maze = drawn('default', [0, 0], 1);
    expect(maze.columnCount).toBe(4);
    expect(maze.spaces.map((_, at) => kindAt(maze, at))).toEqual([
      ...[0, 1, 1, 'healer'],
      ...[1, 'merchant', 1, 0],
      ...[0, 1, 0, 'lord'],
    ]);
  });

  it.each([
    ['default', [0, 0]],
    ['generated', [3, 3]],
    ['generated', [5, 4]],
  ] as const)('EXTRA-062: every %s one of %j can be solved, never through the lair', (map, size) => {
    for (let seed = 1; seed <= 40; seed++) {
      const maze = drawn(map, size, seed);
      const reached = reachableIn((id) => ROOM_CARDS.get(id)!, { ...maze, at: START });
      const needed = maze.spaces.flatMap((_, at) => (typeof kindAt(maze, at) === 'string' ? [at] : []));
      expect(needed.filter((at) => !reached.has(at))).toEqual([]);
      expect(needed).toHaveLength(3);
    }
  });

  it('EXTRA-078: most rooms are of level 1', () => {
    const maze = drawn('generated', [5, 4], 1);
    const levels = maze.spaces.map((_, at) => kindAt(maze, at));
    expect(levels.filter((level) => level === 1).length).toBeGreaterThan(levels.length / 2);
  });
});
