import { array, assert, constantFrom, nat, property, tuple } from '../../support/properties';
import { BASE_HERO_IDS } from '../../../src/rules/catacombs';
import { seatId } from '../../../src/rules/machine';
import {
  withHeroAt,
  withOverseer,
  withPlayer,
  withPlayerCount,
} from '../../../src/session/catacombs/choices/changeChoices';
import {
  DUNGEON_LAYOUTS,
  DUNGEON_LENGTHS,
  freshChoices,
  setupOf,
  sheetOf,
  whyNotChoices,
  type CatacombsChoices,
} from '../../../src/session/catacombs/choices/freshChoices';

const heldBy = (draft: CatacombsChoices) => draft.players.map(({ heroes }) => heroes.length);

it('can be played as it is', () => {
  expect(whyNotChoices(freshChoices(1))).toBeNull();
  expect(setupOf(freshChoices(1))).toMatchObject({ lord: 'lord:sorcerer', overseer: 'player-2', adventure: null });
});

it.each([
  [2, [4, 0]],
  [3, [2, 0, 2]],
  [4, [2, 0, 1, 1]],
  [5, [1, 0, 1, 1, 1]],
])('%i players share the heroes out as the rules want', (count, shares) => {
  const draft = withPlayerCount(freshChoices(1), count);
  expect(heldBy(draft)).toEqual(shares);
  expect(whyNotChoices(draft)).toBeNull();
});

it('two to five play, whoever asks for how many', () => {
  expect(withPlayerCount(freshChoices(1), 9).players).toHaveLength(5);
  expect(withPlayerCount(freshChoices(1), 0).players).toHaveLength(2);
});

it('who stays keeps name and seat, and the Overseer always stays', () => {
  const named = withPlayer(withPlayerCount(freshChoices(1), 4), seatId('player-1'), { name: 'Ada' });
  const led = withOverseer(named, seatId('player-4'));
  const fewer = withPlayerCount(led, 2);
  expect(fewer.players.map(({ seat, name }) => [seat, name])).toEqual([
    ['player-1', 'Ada'],
    ['player-4', ''],
  ]);
  expect(whyNotChoices(fewer)).toBeNull();
});

it('another Overseer takes the role and leaves the heroes', () => {
  const draft = withOverseer(withPlayerCount(freshChoices(1), 3), seatId('player-1'));
  expect(draft.overseer).toBe('player-1');
  expect(heldBy(draft)).toEqual([0, 2, 2]);
});

it('a hero changes hands, and another comes back where the sharing would be uneven', () => {
  const three = withPlayerCount(freshChoices(1), 3);
  expect(three.players[0]!.heroes).toEqual(['hero:elf', 'hero:thief']);
  const given = withHeroAt(three, 'hero:elf', seatId('player-3'));
  expect(given.players[2]!.heroes).toContain('hero:elf');
  expect(heldBy(given)).toEqual([2, 0, 2]);
  // Of four players one holds two heroes, and it may be any of them.
  const four = withPlayerCount(freshChoices(1), 4);
  expect(heldBy(withHeroAt(four, 'hero:elf', seatId('player-4')))).toEqual([1, 0, 1, 2]);
  expect(withHeroAt(four, 'hero:elf', four.overseer)).toBe(four);
});

it.each(DUNGEON_LAYOUTS.flatMap((layout) => DUNGEON_LENGTHS.map((length) => [layout, length] as const)))(
  'a %s that is %s can be played, with a second Healer too',
  (layout, length) => {
    const draft = { ...freshChoices(1), layout, length };
    expect(whyNotChoices(draft)).toBeNull();
    expect(whyNotChoices({ ...draft, variants: { ...draft.variants, secondHealer: true } })).toBeNull();
  },
);

it('a sheet says what the players have agreed on and nothing of the rules', () => {
  const draft = withPlayer(freshChoices(1), seatId('player-2'), { name: 'Bo', aim: 'steps', aid: 'firstContact' });
  expect(sheetOf({ ...draft, name: 'Friday' })).toEqual({
    name: 'Friday',
    passing: 'sameSide',
    players: [
      { seat: 'player-1', name: '', aim: 'swipe', aid: 'direction', mind: null, likeness: null },
      { seat: 'player-2', name: 'Bo', aim: 'steps', aid: 'firstContact', mind: null, likeness: null },
    ],
    retakes: 'onePerRoom',
  });
});

it('is sound after any changes at all', () => {
  const seat = nat(5).map((index) => seatId(`player-${index + 1}`));
  const change = tuple(constantFrom('count', 'overseer', 'hero'), nat(6), seat, constantFrom(...BASE_HERO_IDS));
  assert(
    property(array(change, { maxLength: 12 }), (changes) => {
      const changed = changes.reduce((draft, [kind, count, to, hero]) => {
        if (kind === 'count') return withPlayerCount(draft, count);
        return kind === 'overseer' ? withOverseer(draft, to) : withHeroAt(draft, hero, to);
      }, freshChoices(1));
      expect(whyNotChoices(changed)).toBeNull();
    }),
  );
});
