import {
  catacombs,
  unreachableRooms,
  whyNotSetup,
  HIDDEN_CARD,
  type CatacombsSetup,
} from '../../../src/rules/catacombs';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/base/equipment';
import { COMBAT_ROOMS, LAIRS, ROOM_CARDS, SPECIAL_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { EQUIPMENT_IDS } from '../../../src/rules/catacombs/content/ids';
import { DIRECTIONS, OPPOSITE, type Direction, type Labyrinth } from '../../../src/rules/catacombs/model/path';
import { builtMaze, type BuiltLabyrinth } from '../../../src/rules/catacombs/opening/builtMaze';
import { neighbourOf, reachableIn } from '../../../src/rules/catacombs/variants/maze';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import type { Table } from './support/table';
import { tableAt, type Moment } from './support/tableAt';

/**
 * Start (NESW)    Orc Kitchen (NES)   Merchant (NESW)
 * Webbed Crypt (NEW)   Healer (NESW)   Lair (NESW)
 */
const BUILT: BuiltLabyrinth = {
  kind: 'builtLabyrinth',
  columnCount: 3,
  start: 0,
  cards: [
    ...['room:sunken-stair', 'room:orc-kitchen', 'room:merchant'],
    ...['room:webbed-crypt', 'room:healer', 'room:lair-of-sorcerer'],
  ],
};
const [START, KITCHEN, MERCHANT, CRYPT, HEALER, LAIR] = [0, 1, 2, 3, 4, 5] as const;

const built = (change: Partial<BuiltLabyrinth> = {}): CatacombsSetup => setupWith({ layout: { ...BUILT, ...change } });

const swapped = (change: Readonly<Record<number, string | null>>): CatacombsSetup =>
  built({ cards: BUILT.cards.map((card, at) => (at in change ? change[at]! : card)) });

/** The heroes are done with this room and have been in those. */
function leaving(at: number, explored: readonly number[] = [], moment: Partial<Moment> = {}): Table {
  const maze = builtMaze(BUILT);
  const been = [at, START, ...explored];
  const spaces = maze.spaces.map((space, index) =>
    space !== null && been.includes(index) ? { ...space, isFaceUp: true, isExplored: true } : space,
  );
  return tableAt({ setup: built(), tasks: [], ...moment, model: { ...moment.model, path: { ...maze, spaces, at } } });
}

const mazeOf = ({ model }: Table): Labyrinth => {
  if (model.path.kind !== 'labyrinth') throw new Error('no labyrinth');
  return model.path;
};

describe('room exits', () => {
  it('EXTRA-055 EXTRA-056 EXTRA-058: every Room card has exits, combat rooms not always all four', () => {
    for (const card of [...COMBAT_ROOMS, ...SPECIAL_ROOMS, ...LAIRS]) {
      expect(card.exits.length).toBeGreaterThan(0);
      expect(new Set(card.exits).size).toBe(card.exits.length);
      for (const exit of card.exits) expect(DIRECTIONS).toContain(exit);
    }
    expect(COMBAT_ROOMS.some(({ exits }) => exits.length < DIRECTIONS.length)).toBe(true);
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

  it('EXTRA-064: the default is four by three', () => {
    const maze = drawn('default', [0, 0], 1);
    expect(maze.columnCount).toBe(4);
    expect(maze.spaces.map((_, at) => kindAt(maze, at))).toEqual([
      ...[0, 1, 1, 'healer'],
      ...[1, 'merchant', 1, 1],
      ...[1, 2, 1, 'lord'],
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

describe('finding the way', () => {
  it('EXTRA-065 EXTRA-066: the heroes choose a direction with an exit and a card behind it', () => {
    const table = leaving(START);
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'chooseDirection' } });
    expect(table.options).toEqual(['east', 'south']);
    expect(leaving(KITCHEN).options).toEqual(['east', 'south']);
  });

  it('EXTRA-067: with a matching entrance they go in', () => {
    const table = leaving(START).choose('south');
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'roomRevealed', card: 'room:webbed-crypt' },
      { kind: 'roomEntered', card: 'room:webbed-crypt', board: 'crypt', fight: 'room' },
    ]);
    expect(mazeOf(table).spaces[CRYPT]).toEqual({ card: 'room:webbed-crypt', isFaceUp: true, isExplored: true });
    expect(mazeOf(table).at).toBe(CRYPT);
  });

  it('EXTRA-068: without one the card is turned down again, and they choose another way', () => {
    const table = leaving(START).choose('east');
    expect(table.events).toEqual([
      { kind: 'roomRevealed', card: 'room:orc-kitchen' },
      { kind: 'directionBarred', direction: 'east' },
    ]);
    expect(table.options).toEqual(['south']);
    expect(mazeOf(table).spaces[KITCHEN]).toMatchObject({ isFaceUp: false });
    const view = catacombs.viewFor(table.state, ANN).model.path;
    expect(view.kind === 'labyrinth' && view.spaces[KITCHEN]).toEqual({
      card: HIDDEN_CARD,
      isFaceUp: false,
      isExplored: false,
    });
    expect(mazeOf(table.choose('south')).tried).toEqual([]);
  });

  it('EXTRA-069 EXTRA-070: going back to an explored room, half its monsters wait, as the Overseer picks', () => {
    const table = leaving(CRYPT).choose('north');
    expect(table.prompt).toMatchObject({
      seats: [OVERSEER],
      purpose: { kind: 'halveMonsters', card: 'room:sunken-stair' },
    });
    // Three Skeleton Warriors and two Zombies: half of five is two.
    expect(table.prompt.ask).toMatchObject({ min: 2, max: 2 });
    expect(table.options).toHaveLength(5);
    table.choose('monster:skeleton-warrior#0', 'monster:zombie#3');
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:sunken-stair', fight: 'room' });
    expect(table.model.muster).toEqual(['monster:skeleton-warrior', 'monster:zombie']);
  });

  it('EXTRA-071: wandering monsters of the card count for the half', () => {
    const again = leaving(HEALER, [KITCHEN]).choose('north');
    // Four Orcs, a Troll and one wandering Skeleton Warrior.
    expect(again.options).toHaveLength(6);
    expect(again.prompt.ask).toMatchObject({ min: 3, max: 3 });
    expect(again.options.at(-1)).toBe('monster:skeleton-warrior#5');
  });

  it('EXTRA-072: monsters of a room fought again pay gold as usual', () => {
    const table = leaving(CRYPT).choose('north').choose('monster:zombie#3', 'monster:zombie#4');
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
    table.place({ 'monster:zombie-1': [40, 60], 'monster:zombie-2': [90, 60] });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1', 'monster:zombie-2'] });
    while (!table.happened.includes('goldPaid')) table.choose(table.options.find((one) => one.endsWith('>pass'))!);
    expect(table.event('goldPaid')).toEqual({ kind: 'goldPaid', hero: 'hero:elf', gold: 200, asked: 200 });
    expect(table.prompt.purpose.kind).toBe('chooseDirection');
  });

  it('EXTRA-079: the Lord card begins the final battle', () => {
    const table = leaving(HEALER).choose('east');
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:lair-of-sorcerer', fight: 'final' });
  });
});

describe('shops in a labyrinth', () => {
  const rich = { 'hero:elf': { gold: 3000 } };

  it('EXTRA-075: no discount at all, not even on the first visit', () => {
    const table = leaving(KITCHEN, [], { boards: rich }).choose('east');
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 0 });
    expect(table.options.filter((option) => option.endsWith('>half'))).toEqual([]);
  });

  it('EXTRA-073 EXTRA-074: they may come back, and the unsold cards are shuffled into a new offer of at most six', () => {
    const table = leaving(KITCHEN, [], { boards: rich }).choose('east');
    const [first = ''] = table.options;
    const item = first.split('>')[1]!;
    table.choose(first);
    while (table.prompt.purpose.kind === 'agreeToPay') table.choose('agree');
    table
      .choose('leave')
      .choose('west')
      .choose(...table.options.slice(0, 3));
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:orc-kitchen' });
    const again = leaving(KITCHEN, [MERCHANT], { boards: rich, model: { equipmentDeck: table.model.equipmentDeck } });
    const { equipment } = again.choose('east').event('offerMade');
    expect(equipment).toHaveLength(6);
    expect(equipment).not.toContain(item);
    expect(table.model.equipmentDeck).toHaveLength(8);
  });

  it('EXTRA-073: the Healer may be visited again', () => {
    const table = leaving(CRYPT, [HEALER]).choose('east');
    expect(table.prompt.purpose.kind).toBe('healer');
  });

  it('EXTRA-076: the Map may be left in the box', () => {
    const withoutMap = tableAt({ setup: { house: { ...setupWith().house, withoutMap: true } }, tasks: [] });
    expect([...withoutMap.model.equipmentDeck].sort()).toEqual(
      EQUIPMENT_IDS.filter((id) => id !== 'equipment:map').sort(),
    );
    expect([...tableAt({ tasks: [] }).model.equipmentDeck].sort()).toEqual(Object.keys(EQUIPMENT_CARDS).sort());
  });
});
