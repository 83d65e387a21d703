import * as fc from '../../support/properties';
import { Play } from '../../../src/rules/machine';
import { openReign, reignBook, type QuestId, type Reign, type ReignTypes, zoneOf } from '../../../src/rules/reign';
import { HOLDINGS } from '../../../src/rules/reign/content/elements';
import { PLAIN_CARDS, questOf } from '../../../src/rules/reign/content/quests';
import { BARRED, BULK, FREE, hasFlag, isObstacle, LIQUID, touches, waysFrom } from '../../../src/rules/reign/grid';
import { entranceOf, groundFor, indexOf } from '../../../src/rules/reign/model/places';
import { zoneOfSquare } from '../../../src/rules/reign/words/squares';
import { uncoverRule } from '../../../src/rules/reign/tasks/deeds/searching';
import { begun, explored, lastOf, opened } from './dungeons';

const QUESTS: readonly QuestId[] = [
  'quest:pest-control',
  'quest:fabulous-treasure',
  'quest:journey-into-shadow',
  'quest:solar-orb',
];
const SAMPLE = 40;
const seeds = [...Array(SAMPLE).keys()];

/** The ground with every door open, and what can be walked to from the way in, holes left aside. */
function walked(model: Reign) {
  const doors = model.board.doors.map((door) => ({ ...door, isOpen: true }));
  const board = { ...model.board, doors };
  const ground = groundFor({ board });
  const traffic = new Uint8Array(ground.squares.length).fill(FREE);
  for (const { kind, at } of model.traps) if (kind === 'hole') traffic[indexOf(ground, at)] = BARRED;
  const from = indexOf(ground, entranceOf(model, 0));
  const ways = waysFrom(ground, from, { traffic, stride: 1, points: 999 });
  return { ground, isReached: (at: number) => ways.costTo(indexOf(ground, at)) < Infinity };
}

function cutOff(model: Reign): readonly string[] {
  const { ground, isReached } = walked(model);
  const exits = [...model.board.unlaid, ...model.board.zones.flatMap(({ from }) => (from === null ? [] : [from]))];
  const beside = (at: number) =>
    ground.squares.some((one, index) => touches(ground, indexOf(ground, at), index) && isReached(one));
  const wanted = model.board.elements.filter(({ kind }) => HOLDINGS[kind] !== undefined || kind === 'well');
  return [
    ...exits.filter((at) => !isReached(at)).map((at) => `exit ${at}`),
    ...wanted.filter(({ at }) => !isReached(at) && !beside(at)).map(({ id }) => id),
  ];
}

describe.each(QUESTS)('the catacombs of %s, seed after seed', (id) => {
  it('REIGN-250, REIGN-251, REIGN-329 always a way on to the main quest; nothing is walled in, no exit cut off', () => {
    const holds = (seed: number, hasPorter: boolean): void => {
      const states = explored(id, seed, { hasPorter });
      for (const { model } of states) {
        expect(cutOff(model)).toEqual([]);
        const piles = model.board.unlaid.some((at) => (model.quest?.piles[String(at)] ?? []).length > 0);
        expect(model.quest?.mainZone !== null || piles).toBe(true);
      }
      const end = lastOf(states);
      expect(end.board.zones[end.quest?.mainZone ?? -1]?.card).toBe(questOf(id).card);
    };
    fc.assert(fc.property(fc.nat(), fc.boolean(), holds), { numRuns: SAMPLE });
  });

  it('REIGN-208, REIGN-338 everything stands on a square of its own that can hold it', () => {
    for (const seed of seeds) {
      const model = lastOf(explored(id, seed));
      const ground = groundFor(model);
      const squares = [...model.board.elements, ...model.traps].map(({ at }) => at);
      const people = Object.values(model.people).flatMap(({ at }) => (at === null ? [] : [at]));
      expect(new Set(squares).size).toBe(squares.length);
      expect(new Set(people).size).toBe(people.length);
      for (const at of people) {
        const index = indexOf(ground, at);
        expect([isObstacle(ground, index), hasFlag(ground, index, BULK | LIQUID)]).toEqual([false, false]);
      }
    }
  });

  it('REIGN-243, REIGN-334 nobody of the GM in the first zone', () => {
    for (const seed of seeds) {
      const { model } = begun(id, seed);
      expect(Object.values(model.people).filter(({ side }) => side === 'master')).toEqual([]);
    }
  });
});

describe('the pile', () => {
  const cardsOf = ({ quest, board }: Reign) => [
    ...board.zones.map(({ card }) => card),
    ...Object.values(quest?.piles ?? {}).flat(),
  ];

  it.each(QUESTS)('REIGN-239, REIGN-311 %s: its own card, and as many plain ones as it says, each once', (id) => {
    for (const seed of seeds) {
      const cards = cardsOf(begun(id, seed).model);
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.filter((card) => PLAIN_CARDS.includes(card))).toHaveLength(questOf(id).plainCards);
      expect(cards.filter((card) => !PLAIN_CARDS.includes(card))).toEqual([questOf(id).card]);
    }
    expect(questOf(id).plainCards).toBe(
      { 'quest:pest-control': 5, 'quest:fabulous-treasure': 4, 'quest:journey-into-shadow': 3, 'quest:solar-orb': 6 }[
        id
      ],
    );
  });

  it('REIGN-239, REIGN-240 the main quest lies in the lower half: with four plain cards third to fifth', () => {
    const places = seeds.map((seed) => {
      const { model } = begun('quest:fabulous-treasure', seed);
      const [first] = model.board.zones;
      return first?.card === 'zone:wizards-laboratory' ? 0 : 1;
    });
    expect(places).not.toContain(0);
    const dealt = (seed: number) => Object.values(begun('quest:fabulous-treasure', seed).model.quest?.piles ?? {});
    const single = seeds.flatMap((seed) => {
      const piles = dealt(seed).filter((pile) => pile.length > 0);
      return piles.length === 1 ? [piles[0]?.indexOf('zone:wizards-laboratory') ?? -1] : [];
    });
    expect(single.length).toBeGreaterThan(0);
    expect(single.every((at) => at >= 1 && at <= 3)).toBe(true);
  });

  it('REIGN-294 with the porter sought the prison is in it, once', () => {
    for (const seed of seeds) {
      const cards = cardsOf(begun('quest:solar-orb', seed, { hasPorter: true }).model);
      expect(cards.filter((card) => card === 'zone:prison')).toEqual(['zone:prison']);
      expect(cards).toHaveLength(6 + 2);
    }
  });

  it('REIGN-007 a set-up names a quest or an opening, and one of them alone', () => {
    const neither = openReign(reignBook.setup.parse({}), 1);
    expect(neither.ok ? null : neither.error).toMatchObject({ rule: 'REIGN-007', details: { place: 'quest' } });
  });
});

describe('discovery', () => {
  it('REIGN-244, REIGN-246, REIGN-248 the top card is laid behind the exit, turned to face it, and the rest is dealt on from the bottom', () => {
    for (const seed of seeds) {
      const before = begun('quest:solar-orb', seed);
      const exit = before.model.board.unlaid[0] ?? 0;
      const [card, ...rest] = before.model.quest?.piles[String(exit)] ?? [];
      if (card === undefined || card === 'zone:armoury') continue;
      const { model } = opened(before, exit);
      expect(model.board.zones[1]).toMatchObject({ card, from: exit });
      const exits = model.board.unlaid.filter((at) => zoneOfSquare(at) === 1);
      const hidden = (model.quest?.hidden ?? []).filter(({ zone }) => zone === 1).map(({ at }) => at);
      if (zoneOf(card).exits.length === 0) continue;
      const piles = [...exits, ...hidden].map((at) => model.quest?.piles[String(at)] ?? []);
      expect(piles.flat().length).toBe(rest.length);
      const lengths = piles.map((pile) => pile.length);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      for (const pile of piles)
        expect(pile.map((one) => rest.indexOf(one))).toEqual(
          [...pile.map((one) => rest.indexOf(one))].sort((a, b) => a - b),
        );
      // The bottom card goes behind the first exit.
      expect(piles[0]?.at(-1)).toBe(rest.at(-1));
    }
  });

  it('REIGN-248 an exit that no card is behind is closed by rubble for good', () => {
    const found = seeds.flatMap((seed) => {
      const state = begun('quest:solar-orb', seed, { plainCards: 1 });
      const bare = state.model.board.unlaid.find((at) => (state.model.quest?.piles[String(at)] ?? []).length === 0);
      return bare === undefined ? [] : [{ state, bare }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { state, bare } of found) {
      const { model } = opened(state, bare);
      expect(model.board.zones).toHaveLength(1);
      expect(model.board.elements.some(({ kind, at }) => kind === 'rubble' && at === bare)).toBe(true);
      expect(model.board.unlaid).not.toContain(bare);
    }
  });

  it('REIGN-247 a dead end deals what is left over all other exits on the board', () => {
    const counted = ({ quest }: Reign, at: readonly number[]) =>
      at.reduce((sum, one) => sum + (quest?.piles[String(one)] ?? []).length, 0);
    let found = 0;
    for (let seed = 0; seed < 300; seed++) {
      const before = begun('quest:pest-control', seed);
      const { unlaid } = before.model.board;
      const hidden = before.model.quest?.hidden.map(({ at }) => at) ?? [];
      const exit = unlaid.find((at) => {
        const [card, ...rest] = before.model.quest?.piles[String(at)] ?? [];
        return card !== undefined && rest.length > 0 && zoneOf(card).exits.length === 0;
      });
      const others = [...unlaid, ...hidden].filter((at) => at !== exit);
      if (exit === undefined || others.length === 0) continue;
      const { model } = opened(before, exit);
      const own = (model.quest?.hidden ?? []).filter(({ zone }) => zone === 1).map(({ at }) => at);
      const left = counted(before.model, [exit]) - 1;
      expect([seed, counted(model, [...others, ...own]) - counted(before.model, others)]).toEqual([seed, left]);
      found += 1;
    }
    expect(found).toBeGreaterThan(5);
  });

  it('REIGN-231 a hidden door is found by searching straight beside it, and to find it is to open it', () => {
    const state = seeds
      .map((seed) => explored('quest:pest-control', seed).find(({ model }) => (model.quest?.hidden.length ?? 0) > 0))
      .find((one) => one !== undefined);
    const hidden = state?.model.quest?.hidden[0]?.at;
    if (state === undefined || hidden === undefined) throw new Error('no hidden door');
    const ground = groundFor(state.model);
    const isFloor = (at: number) => {
      const index = indexOf(ground, at);
      return index >= 0 && !isObstacle(ground, index);
    };
    const searched = (at: number) => {
      const play = new Play<ReignTypes>(state);
      uncoverRule.run(play, { kind: 'uncover', who: 'hero:svein', at });
      const { tasks } = play.settle();
      return { kinds: play.events.map(({ kind }) => kind), doors: play.model.board.doors, tasks };
    };
    const [straight, slanted] = [
      [1, -1, 16, -16],
      [15, -15, 17, -17],
    ].map((steps) =>
      steps
        .map((step) => hidden + step)
        .filter(isFloor)
        .map(searched),
    );
    expect(straight?.length).toBeGreaterThan(0);
    for (const { kinds, doors, tasks } of straight ?? []) {
      expect(kinds).toContain('hiddenFound');
      expect(doors.find(({ at }) => at === hidden)).toMatchObject({ isOpen: true });
      expect(tasks).toContainEqual({ kind: 'discover', exit: hidden });
    }
    for (const { kinds, tasks } of slanted ?? []) {
      expect(kinds).not.toContain('hiddenFound');
      expect(tasks.map(({ kind }) => kind)).toContain('fate');
    }
  });
});
