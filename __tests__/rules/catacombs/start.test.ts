import { seatId } from '../../../src/rules/machine';
import { catacombs, HIDDEN_CARD, startCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import { BASE_EQUIPMENT_IDS, BASE_LORD_IDS } from '../../../src/rules/catacombs/words/ids';
import type { Space } from '../../../src/rules/catacombs/model/path';
import { randomStates } from './support/randomStates';
import { ANN, OVERSEER, setupWith } from './support/setup';

const opened = (change: Partial<CatacombsSetup> = {}, seed = 1) => startCatacombs(setupWith(change), seed).state;

function spacesIn({ model: { path } }: ReturnType<typeof opened>): readonly Space[] {
  return path.kind === 'line' ? path.columns.flat() : path.spaces.flatMap((space) => space ?? []);
}

const cardsIn = (state: ReturnType<typeof opened>) => spacesIn(state).map(({ card }) => card);

const kindOf = (card: string) => {
  const found = ROOM_CARDS.get(card);
  return found?.kind === 'combat' ? found.level : found?.kind;
};

const LABYRINTH = { layout: { kind: 'labyrinth', map: 'generated', sizeColumns: 4, sizeRows: 4 } } as const;

const LAYOUTS = [setupWith().layout, LABYRINTH.layout];

describe('laying out the rooms', () => {
  it('BASE-063 BASE-064: level 0, level 1, Merchant, level 1, Healer, level 2, Lord', () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect(cardsIn(opened({}, seed)).map(kindOf)).toEqual([0, 1, 'merchant', 1, 'healer', 2, 'lord']);
    }
  });

  it.each(BASE_LORD_IDS)('BASE-001 BASE-056: the path ends in the lair of %s, and no other Lord is met', (lord) => {
    const branching = { kind: 'branching' } as const;
    for (const layout of [setupWith().layout, branching, LABYRINTH.layout]) {
      const cards = cardsIn(opened({ lord, layout }));
      expect(cards.at(-1)).toBe(`room:lair-of-${lord.slice('lord:'.length)}`);
      expect(cards.filter((card) => kindOf(card) === 'lord')).toHaveLength(1);
    }
  });

  it('BASE-063: each pile is shuffled, so dungeons differ, and no card lies twice', () => {
    const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
    const dungeons = seeds.map((seed) => cardsIn(opened({}, seed)));
    expect(new Set(dungeons.map((cards) => cards.join())).size).toBe(30);
    expect(new Set(dungeons.map(([first]) => first)).size).toBe(8);
    for (const cards of dungeons) expect(new Set(cards).size).toBe(cards.length);
  });

  it('the same set-up and seed give the same dungeon', () => {
    expect(opened({}, 7)).toEqual(opened({}, 7));
  });

  it.each(LAYOUTS)('BASE-066: whatever is played, no card moves: $kind', (layout) => {
    const cards = cardsIn(opened({ layout }, 5));
    let turnedUp = 0;
    for (const state of randomStates({ layout }, 5, 500)) {
      expect(cardsIn(state)).toEqual(cards);
      turnedUp = spacesIn(state).filter(({ isFaceUp }) => isFaceUp).length;
    }
    expect(turnedUp).toBeGreaterThan(1);
  });

  it('BASE-068: the nine Equipment cards are shuffled, and one deck is not like another', () => {
    const decks = [1, 2, 3, 4].map((seed) => opened({}, seed).model.equipmentDeck);
    for (const deck of decks) expect([...deck].sort()).toEqual([...BASE_EQUIPMENT_IDS].sort());
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(4);
  });
});

describe('what is known of it', () => {
  it.each([OVERSEER, ANN])('BASE-065: where a room lies face down, %s does not know which', (seat) => {
    const state = opened();
    const view = catacombs.viewFor(state, seat);
    const [first, ...others] = cardsIn(view);
    expect(first).toBe(cardsIn(state)[0]);
    expect(others).toEqual([1, 2, 3, 4, 5, 6].map(() => HIDDEN_CARD));
    expect(JSON.stringify(view)).not.toContain(cardsIn(state)[1]);
  });

  it('BASE-065: the Overseer knows the labyrinth, the heroes only what lies face up', () => {
    const state = opened(LABYRINTH);
    expect(cardsIn(catacombs.viewFor(state, OVERSEER))).toEqual(cardsIn(state));
    const seen = cardsIn(catacombs.viewFor(state, ANN)).filter((card) => card !== HIDDEN_CARD);
    expect(seen).toEqual([cardsIn(state)[0]]);
  });

  it('BASE-065 EXTRA-061: of a labyrinth that the Overseer built, the plan is no more known to the heroes', () => {
    const cards = [
      ...['room:sunken-stair', 'room:smiths-quarrel', 'room:merchant'],
      ...['room:healer', null, 'room:lair-of-sorcerer'],
    ];
    const layout = { kind: 'builtLabyrinth', columnCount: 3, start: 0, cards } as const;
    const state = opened({ layout });
    expect(catacombs.viewFor(state, OVERSEER).model.setup.layout).toEqual(layout);
    const known = ['room:sunken-stair', HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD, null, HIDDEN_CARD];
    expect(catacombs.viewFor(state, ANN).model.setup.layout).toEqual({ ...layout, cards: known });
  });

  it.each([OVERSEER, ANN])('BASE-068: the Equipment deck lies face down for %s', (seat) => {
    expect(catacombs.viewFor(opened(), seat).model.equipmentDeck).toEqual([]);
  });

  it('nobody can read from a view what chance will bring', () => {
    const { chance } = catacombs.viewFor(opened(), ANN);
    expect(chance).toEqual({ setup: [0, 0, 0, 0], play: [0, 0, 0, 0] });
  });
});

describe('who decides', () => {
  it('BASE-029 BASE-037: the table is the Overseer and the hero players, each asked for their own', () => {
    const state = opened();
    expect(catacombs.seatsOf(state)).toEqual([OVERSEER, seatId('ann'), seatId('bob')]);
    expect(state.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
  });
});
