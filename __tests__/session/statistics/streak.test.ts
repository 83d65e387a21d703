import type { Handicap, Outcome } from '../../../src/rules/catacombs';
import { seatId } from '../../../src/rules/machine';
import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs';
import { choicesAlone } from '../../../src/session/catacombs/choices/alone';
import { gameSummary } from '../../../src/session/catacombs/summary/gameSummary';
import { setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { streakOf, suggestedHandicap } from '../../../src/session/catacombs/streak';
import { startCatacombs } from '../../../src/rules/catacombs';

const TOGETHER = freshChoices(1);
const ALONE = choicesAlone(TOGETHER);
const SUMMARY = gameSummary(startCatacombs(setupOf(TOGETHER), 1).state);

type Played = Parameters<typeof streakOf>[0][number];

interface Told {
  readonly at: CatacombsChoices;
  readonly winner: Outcome['winner'] | null;
  readonly handicap?: Handicap;
  readonly change?: Partial<Played>;
}

/** The latest first. */
const played = (games: readonly Told[]): readonly Played[] =>
  games.map(({ at, winner, handicap, change }, index) => ({
    players: at.players,
    touchedAtMs: 1000 - index,
    isBroughtIn: false,
    summary: {
      ...SUMMARY,
      overseer: at.overseer,
      handicap: handicap ?? null,
      outcome: winner === null ? null : { winner, because: 'heroesFell', rule: 'BASE-327' },
    },
    ...change,
  }));

const won = (winner: Told['winner'], more: Partial<Told> = {}): Told => ({ at: TOGETHER, winner, ...more });
const times = (count: number, game: Told): readonly Told[] => Array.from({ length: count }, () => game);

describe('how often one side has won in a row', () => {
  it('is counted from the latest game back, whatever order they are listed in', () => {
    const games = played([won('overseer'), won('overseer'), won('heroes'), won('overseer')]);
    const streak = { winner: 'overseer', wins: 2, handicap: null };
    expect(streakOf(games, TOGETHER)).toEqual(streak);
    expect(streakOf([...games].reverse(), TOGETHER)).toEqual(streak);
    expect(streakOf([], TOGETHER)).toBeNull();
  });

  it('passes over games that nobody has won, and those that still go on', () => {
    const games = played([won('nobody'), won('heroes'), won(null), won('heroes')]);
    expect(streakOf(games, TOGETHER)).toMatchObject({ winner: 'heroes', wins: 2 });
  });

  it('is of games between the same: people, or people and the app on that side', () => {
    const games = played([won('heroes', { at: ALONE }), won('overseer'), won('heroes', { at: ALONE })]);
    expect(streakOf(games, ALONE)).toMatchObject({ winner: 'heroes', wins: 2 });
    expect(streakOf(games, TOGETHER)).toMatchObject({ winner: 'overseer', wins: 1 });
  });

  it('tells whoever plays the heroes against the app from whoever is its Overseer', () => {
    const overseer = seatId('player-2');
    const asOverseer = {
      ...TOGETHER,
      players: TOGETHER.players.map((one) => ({ ...one, mind: one.seat === overseer ? null : (3 as const) })),
    };
    const games = played([won('overseer', { at: asOverseer }), won('heroes', { at: ALONE })]);
    expect(streakOf(games, asOverseer)).toMatchObject({ winner: 'overseer', wins: 1 });
    expect(streakOf(games, ALONE)).toMatchObject({ winner: 'heroes', wins: 1 });
  });

  it('leaves out what was played elsewhere, and what does not say who was the Overseer', () => {
    const away = won('heroes', { change: { isBroughtIn: true } });
    const old = won('heroes', { change: { summary: { ...SUMMARY, overseer: null } } });
    const unread = won('heroes', { change: { summary: null } });
    expect(streakOf(played([away, old, unread]), TOGETHER)).toBeNull();
    expect(streakOf(played([away, won('overseer'), old]), TOGETHER)).toMatchObject({ winner: 'overseer', wins: 1 });
  });

  it('ends at a win that a handicap has helped to, and not at one in spite of it', () => {
    const helped = won('heroes', { handicap: 'gold' });
    expect(streakOf(played([helped, won('heroes')]), TOGETHER)).toBeNull();
    expect(streakOf(played([won('heroes'), helped]), TOGETHER)).toMatchObject({ wins: 1 });
    const inSpite = won('overseer', { handicap: 'gold' });
    expect(streakOf(played([inSpite, won('overseer')]), TOGETHER)).toMatchObject({ wins: 2, handicap: 'gold' });
  });
});

describe('what is suggested', () => {
  it('nothing after two wins; after three, the gentlest handicap for whoever has lost them', () => {
    expect(suggestedHandicap(played(times(2, won('overseer'))), TOGETHER)).toBeNull();
    expect(suggestedHandicap(played(times(3, won('overseer'))), TOGETHER)).toEqual({
      winner: 'overseer',
      wins: 3,
      handicap: 'gold',
    });
    expect(suggestedHandicap(played(times(4, won('heroes'))), TOGETHER)).toEqual({
      winner: 'heroes',
      wins: 4,
      handicap: 'lessLife',
    });
  });

  it('nothing where others sit than those who kept winning', () => {
    expect(suggestedHandicap(played(times(3, won('overseer'))), ALONE)).toBeNull();
  });

  it('the next one where they have lost with the one before, and nothing after the last', () => {
    const lostWith = (handicap: Handicap) => played(times(3, won('overseer', { handicap })));
    const again = (handicap: Handicap): CatacombsChoices => ({ ...TOGETHER, handicap });
    expect(suggestedHandicap(lostWith('gold'), again('gold'))).toMatchObject({ handicap: 'life' });
    expect(suggestedHandicap(lostWith('life'), again('life'))).toMatchObject({ handicap: 'fewerMonsters' });
    expect(suggestedHandicap(lostWith('fewerMonsters'), again('fewerMonsters'))).toBeNull();
  });

  it('still what it was once it is taken, and nothing where the table has chosen another', () => {
    const games = played(times(3, won('overseer')));
    expect(suggestedHandicap(games, { ...TOGETHER, handicap: 'gold' })).toMatchObject({ handicap: 'gold' });
    expect(suggestedHandicap(games, { ...TOGETHER, handicap: 'fewerMonsters' })).toBeNull();
  });
});
