import { Dice } from '../../../scripts/soak/dice';
import { played as answered } from '../../../scripts/soak/reign/soakedReign';
import { apply, stateHash } from '../../../src/rules/machine';
import { QUEST_IDS, reign, type ReignState } from '../../../src/rules/reign';
import { questOf } from '../../../src/rules/reign/content/quests';
import { distanceOf } from '../../../src/rules/reign/grid';
import { everybody } from '../../../src/rules/reign/model/people';
import { freeSquares, groundFor, indexOf } from '../../../src/rules/reign/model/places';
import { zoneOfSquare } from '../../../src/rules/reign/words/squares';
import { begun, explored, lastOf, opened } from './dungeons';
import { fight, OGRE, played, refusalOf, SVEIN } from './hand';

const QUESTS = QUEST_IDS;

it('REIGN-004 one to four heroes, each once', () => {
  expect(refusalOf({ heroes: [], quest: { id: QUESTS[0] } })).toContain('one to four heroes');
  const twice = [SVEIN, SVEIN].map((hero) => ({ hero, seat: 'ann' }));
  expect(refusalOf({ heroes: twice, quest: { id: QUESTS[0] } })).toContain('a hero is there once');
});

it('REIGN-006 the Master has a seat that no hero has', () => {
  const heroes = [{ hero: SVEIN, seat: 'master' }];
  expect(refusalOf({ heroes, quest: { id: QUESTS[0] } })).toContain('the GM has a seat of its own');
  const { state } = played(
    fight('guardroom', [
      [SVEIN, '0:4,3'],
      [OGRE, '0:5,3'],
    ]),
    [],
  );
  expect(reign.seatsOf(state)).toEqual(['ann', 'master']);
});

describe('REIGN-008, REIGN-337 what lies ahead', () => {
  const state = begun('quest:fabulous-treasure', 3);
  const secret: ReignState = {
    ...state,
    model: { ...state.model, setup: { ...state.model.setup, isMasterNeutral: false } },
  };
  const seen = (eyes: string | null, from: ReignState = secret) => reign.viewFor(from, eyes as never).model.quest;

  it('is for the Master alone as long as it is played', () => {
    expect(Object.keys(secret.model.quest?.piles ?? {}).length).toBeGreaterThan(0);
    expect(seen('master')).toEqual(secret.model.quest);
    for (const eyes of ['heroes', null]) {
      expect(seen(eyes)).toMatchObject({ aside: [], hidden: [], cells: [], ambush: null });
      expect(seen(eyes)?.piles).toEqual({});
      expect(seen(eyes)?.imprevus.draw).toEqual([]);
    }
  });

  it('is shown to all when it is over', () => {
    const over: ReignState = { ...secret, prompt: null, outcome: { isWon: false, why: 'givenUp', pot: 0 } };
    expect(seen('heroes', over)).toEqual(secret.model.quest);
    expect(reign.viewFor(over, null).model.traps).toEqual(secret.model.traps);
  });
});

it('REIGN-265 no porter is lost unless the table wants it so', () => {
  expect(begun('quest:pest-control', 1).model.quest?.porter).toBeNull();
  expect(begun('quest:pest-control', 1).model.setup.quest?.hasPorter).toBe(false);
});

describe('what the zone of the main quest holds', () => {
  const main = (id: (typeof QUESTS)[number]) => {
    const model = lastOf(explored(id, 4));
    const zone = model.quest?.mainZone ?? -1;
    const own = (at: number | null) => at !== null && zoneOfSquare(at) === zone;
    const elements = model.board.elements.filter(({ at, kind }) => own(at) && kind !== 'rubble');
    const dwellers = everybody(model).filter(({ side, at }) => side === 'master' && own(at));
    return { card: model.board.zones[zone]?.card, kinds: elements.map(({ kind }) => kind).sort(), dwellers };
  };
  const figures = (dwellers: ReturnType<typeof main>['dwellers']) =>
    dwellers.reduce((sum, { rear }) => sum + 1 + rear.length, 0);

  it('REIGN-249, REIGN-276 three chests, two racks and a bookcase, and revenants', () => {
    const { card, kinds, dwellers } = main('quest:fabulous-treasure');
    expect([card, kinds]).toEqual(['zone:wizards-laboratory', ['bookcase', 'chest', 'chest', 'chest', 'rack', 'rack']]);
    expect(new Set(dwellers.map(({ is }) => is))).toEqual(new Set(['creature:revenant']));
    expect([3, 4, 5]).toContain(figures(dwellers));
  });

  it('REIGN-283, REIGN-284 a barrel and rats, and the way down', () => {
    const { card, kinds, dwellers } = main('quest:journey-into-shadow');
    expect([card, kinds]).toEqual(['zone:gate-of-the-deep', ['barrel']]);
    expect(new Set(dwellers.map(({ is }) => is))).toEqual(new Set(['creature:giant-rat']));
    expect([7, 8, 9, 10, 11, 12]).toContain(figures(dwellers));
  });

  it('REIGN-290 two chests, two racks, two barrels, and one ogre', () => {
    const { card, kinds, dwellers } = main('quest:solar-orb');
    expect([card, kinds]).toEqual(['zone:wizards-laboratory', ['barrel', 'barrel', 'chest', 'chest', 'rack', 'rack']]);
    expect(dwellers.map(({ is }) => is)).toEqual(['creature:ogre']);
  });
});

it('REIGN-277, REIGN-285, REIGN-291 spiders on 0 and 1, revenants on 2 to 4, an ogre on 5', () => {
  const expected = [
    ...Array<string>(2).fill('creature:giant-spider'),
    ...Array<string>(3).fill('creature:revenant'),
    'creature:ogre',
  ];
  for (const id of QUESTS.slice(1)) expect(questOf(id).encounters.map(({ is }) => is)).toEqual(expected);
  const [spiders, , revenants, , , ogre] = questOf('quest:solar-orb').encounters.map(({ count }) => count);
  expect([spiders, revenants, ogre]).toEqual([
    { flat: 0, dice: 0, thirds: 1 },
    { flat: 2, dice: 0, thirds: 1 },
    { flat: 1, dice: 0, thirds: 0 },
  ]);
});

/** Heroes as near as may be to the exit that is opened next. */
function atTheExit(state: ReignState, exit: number): ReignState {
  const { model } = state;
  const ground = groundFor(model);
  const away = (at: number) => distanceOf(ground, indexOf(ground, exit), indexOf(ground, at));
  const near = [...freeSquares(model)].sort((a, b) => away(a) - away(b));
  const moved = everybody(model).map((one, place) => [one.id, { ...one, at: near[place] ?? one.at }] as const);
  return { ...state, model: { ...model, people: Object.fromEntries(moved) } };
}

/** Heroes in their places at the way in. */
function mustered(seed: number): ReignState {
  const state = begun('quest:fabulous-treasure', seed);
  const { prompt } = state;
  if (prompt?.ask.kind !== 'choose') throw new Error('nobody musters');
  const applied = apply(reign, state, { kind: 'choose', options: [...prompt.ask.options] });
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied.state;
}

it('REIGN-330 GM characters come three squares or more from every hero, and not straight beside one another where there is room', () => {
  let crowded = 0;
  let placed = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const before = mustered(seed);
    const exit = before.model.board.unlaid[0];
    if (exit === undefined) continue;
    const { model } = opened(atTheExit(before, exit), exit);
    const ground = groundFor(model);
    const index = (at: number | null) => indexOf(ground, at);
    const heroes = everybody(model).filter(({ side, at }) => side === 'heroes' && at !== null);
    const away = (at: number | null) =>
      Math.min(...heroes.map((hero) => distanceOf(ground, index(at), index(hero.at))));
    const newcomers = everybody(model).filter(({ side, at }) => side === 'master' && at !== null);
    const zone = model.board.zones.length - 1;
    const hasRoom = freeSquares(model).some((at) => zoneOfSquare(at) === zone && away(at) >= 3);
    for (const { at } of newcomers) {
      placed += 1;
      if (hasRoom) expect([seed, away(at) >= 3]).toEqual([seed, true]);
      const beside = newcomers.filter((other) => {
        const [dx, dy] = [ground.x, ground.y].map((axis) =>
          Math.abs((axis[index(at)] ?? 0) - (axis[index(other.at)] ?? 0)),
        );
        return (dx ?? 0) + (dy ?? 0) === 1;
      });
      crowded += beside.length;
    }
  }
  expect(placed).toBeGreaterThan(20);
  expect(crowded).toBe(0);
});

it('REIGN-341 saved and loaded between any two commands a quest goes on alike', () => {
  const playedOn = (keep: (state: ReignState) => ReignState): string => {
    let state = begun('quest:pest-control', 7);
    const dice = new Dice(7);
    for (let count = 0; count < 120 && state.prompt !== null; count++) {
      const applied = apply(reign, keep(state), answered(state.prompt, dice));
      if (!applied.ok) throw new Error(applied.refusal.reason);
      ({ state } = applied);
    }
    expect(state.commandCount).toBeGreaterThan(40);
    return stateHash(state);
  };
  const saved = (state: ReignState): ReignState => JSON.parse(JSON.stringify(state)) as ReignState;
  expect(playedOn(saved)).toBe(playedOn((state) => state));
});
