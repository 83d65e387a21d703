import { FLOWN_GOALS } from '../../../../scripts/soak/catacombs/coverage/flownGoals';
import { GOALS } from '../../../../scripts/soak/catacombs/coverage/goals';
import { OUT_OF_REACH } from '../../../../scripts/soak/catacombs/coverage/outOfReach';
import { Tally, type Goals } from '../../../../scripts/soak/coverage/tally';
import { turnOf } from '../../../../scripts/soak/catacombs/turns';
import {
  EXPANSIONS,
  LORD_IDS,
  MONSTER_IDS,
  type LordId,
  type MonsterId,
} from '../../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../../src/rules/catacombs/content/lords';
import { ROOM_CARDS } from '../../../../src/rules/catacombs/content/rooms';
import { stockOf } from '../../../../src/rules/catacombs/content/stock';
import { shortOf } from '../../../../src/rules/catacombs/model/subjects/shortOf';

const keysOf = (goals: Goals): readonly (readonly [string, string])[] =>
  Object.entries(goals).flatMap(([chapter, ids]) => ids.map((id) => [chapter, id] as const));

const tallyWithout = (goals: Goals, left: string): Tally => {
  const tally = new Tally();
  for (const [chapter, id] of keysOf(goals)) if (`${chapter} ${id}` !== left) tally.add(chapter, id);
  return tally;
};

describe.each([
  ['fake', GOALS],
  ['real', FLOWN_GOALS],
])('a soak with %s physics', (_, goals) => {
  it('misses whatever it has not used, be it a single thing', () => {
    for (const [chapter, id] of keysOf(goals)) {
      const key = `${chapter} ${id}`;
      expect(tallyWithout(goals, key).missing(goals, OUT_OF_REACH)).toEqual(
        OUT_OF_REACH[key] === undefined ? [key] : [],
      );
    }
  });
});

describe('what is said to be out of reach', () => {
  it('is something that there is, and is found out once it has been reached', () => {
    const keys = keysOf(GOALS).map(([chapter, id]) => `${chapter} ${id}`);
    for (const key of Object.keys(OUT_OF_REACH)) {
      expect(keys).toContain(key);
      expect(tallyWithout(GOALS, 'nothing').reachedAfterAll(OUT_OF_REACH)).toContain(key);
    }
    expect(new Tally().reachedAfterAll(OUT_OF_REACH)).toEqual([]);
  });

  const times = (counts: Readonly<Partial<Record<MonsterId, number>>>): readonly MonsterId[] =>
    MONSTER_IDS.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));

  it.each(LORD_IDS)('a shortage is: no card asks for more discs than there are, with %s', (id: LordId) => {
    const stock = stockOf(EXPANSIONS);
    const { minions, wandering } = LORD_CARDS[id];
    expect(shortOf({ stock }, times(minions))).toEqual([]);
    for (const card of ROOM_CARDS.values()) {
      if (card.kind !== 'combat') continue;
      const wanderers = Array.from({ length: card.wanderingIcons }, () => wandering);
      expect([card.id, shortOf({ stock }, [...times(card.monsters), ...wanderers])]).toEqual([card.id, []]);
    }
  });
});

it.each([
  ['fake', 3],
  ['real', 1],
] as const)('with %s physics every fourth game is of the rarer kind, and none is left out', (physics, drawnOfFour) => {
  const turns = Array.from({ length: 40 }, (_, game) => turnOf(game, physics));
  for (const [kind, count] of [
    ['drawn', 10 * drawnOfFour],
    ['story', 40 - 10 * drawnOfFour],
  ] as const) {
    const numbers = turns.filter((turn) => turn.kind === kind).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index));
  }
});
