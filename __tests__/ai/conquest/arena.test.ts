import type { Done } from '../../../scripts/arena/conquest/job';
import type { Match } from '../../../scripts/arena/conquest/match';
import { duelJobs, equalJobs } from '../../../scripts/arena/conquest/plan';
import { cardWins, loneWins, minutesOf, starterWins, swordWins, winsOf } from '../../../scripts/arena/conquest/tell';
import { setupOf, VARIANTS } from '../../../scripts/arena/conquest/variants';
import { whyNotSetup } from '../../../src/rules/conquest';

const match = (more: Partial<Match>): Match => ({
  ...{ first: 'sword', winner: 'sword', why: 'poolEmpty', turns: 20, flicks: 30, cards: [], shots: 10, hits: 8 },
  ...more,
});
const done = (variant: string, more: Partial<Match>): Done => ({
  job: { game: 0, variant, sword: 4, skull: 3 },
  match: match(more),
});
const GAMES = [
  done('base', { winner: 'sword', first: 'skull' }),
  done('base', { winner: 'skull', first: 'skull' }),
  done('base', { winner: null, first: 'sword' }),
  done('base', { winner: 'sword', first: 'sword' }),
];

it('counts a draw as half of a game, for the team, for the starter and for the level', () => {
  expect(swordWins(GAMES).share).toBe(2.5 / 4);
  expect(starterWins(GAMES).share).toBe(2.5 / 4);
  expect(winsOf(GAMES, 4).share).toBe(2.5 / 4);
  expect(winsOf(GAMES, 3).share).toBe(1.5 / 4);
});

it('tells of whoever is alone against two, on either side', () => {
  expect(loneWins(GAMES)).toBeNull();
  expect(loneWins([])).toBeNull();
  const wins = [{ winner: 'sword' }, { winner: 'sword' }, { winner: 'skull' }] as const;
  expect(loneWins(wins.map((one) => done('threeTempo', one)))?.share).toBe(2 / 3);
  expect(loneWins(wins.map((one) => done('threeTempoTurned', one)))?.share).toBe(1 / 3);
});

it('counts a card once for each game in which it was played', () => {
  const moth = { team: 'sword', card: 'gryphon/moth' } as const;
  const spider = { team: 'sword', card: 'gryphon/spider' } as const;
  const witch = { team: 'skull', card: 'witch/rat' } as const;
  const wins = cardWins([
    done('base', { cards: [moth, spider, witch], winner: 'sword' }),
    done('base', { cards: [moth], winner: 'skull' }),
  ]);
  expect(wins.get('sword gryphon')).toMatchObject({ games: 2, share: 0.5 });
  expect(wins.get('skull witch')).toMatchObject({ games: 1, share: 0 });
  expect(minutesOf([done('base', { flicks: 30, cards: [moth, witch] })])).toBeCloseTo((30 * 20 + 2 * 10) / 60, 9);
});

it('plays each deal of a duel twice with the teams swapped, and equals once', () => {
  expect(duelJobs(4, 3, 'base', 7, 1)).toEqual([
    { game: 7, variant: 'base', sword: 4, skull: 3 },
    { game: 7, variant: 'base', sword: 3, skull: 4 },
  ]);
  expect(equalJobs(3, 'mat', 7, 2).map(({ game, sword, skull }) => [game, sword, skull])).toEqual([
    [7, 3, 3],
    [8, 3, 3],
  ]);
});

it('has set-ups that can be played', () => {
  for (const variant of VARIANTS) expect([variant, whyNotSetup(setupOf(variant))]).toEqual([variant, null]);
  expect(() => setupOf('none')).toThrow('there is no variant none');
});
