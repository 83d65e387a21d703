import { lonelySeat, printedOn, teamOfSeat, type CardId, type Team } from '../../../src/rules/conquest';
import { told, wilson, type Interval } from '../wilson';
import type { Contestant } from './contestant';
import type { Done } from './job';
import { setupOf } from './variants';

/** How long people take, in seconds. */
const FLICK_S = 20;
const CARD_S = 10;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / Math.max(1, values.length);

export const minutesOf = (done: readonly Done[]): number =>
  meanOf(done.map(({ match: { flicks, cards } }) => (flicks * FLICK_S + cards.length * CARD_S) / 60));

/** A draw is half of a game for either. */
export const winsOf = (done: readonly Done[], of: Contestant): Interval =>
  wilson(
    sumOf(done.map(({ job, match: { winner } }) => (winner === null ? 0.5 : job[winner] === of ? 1 : 0))),
    done.length,
  );

export const swordWins = (done: readonly Done[]): Interval =>
  wilson(sumOf(done.map(({ match }) => (match.winner === null ? 0.5 : match.winner === 'sword' ? 1 : 0))), done.length);

export const starterWins = (done: readonly Done[]): Interval =>
  wilson(
    sumOf(done.map(({ match: { winner, first } }) => (winner === null ? 0.5 : winner === first ? 1 : 0))),
    done.length,
  );

const alone = ({ job }: Done): Team | null => {
  const setup = setupOf(job.variant);
  const seat = lonelySeat(setup);
  return seat === null ? null : teamOfSeat(setup, seat);
};

/** Whoever plays both Characters against two players; null where nobody does. */
export const loneWins = (done: readonly Done[]): Interval | null =>
  done.length === 0 || done.some((one) => alone(one) === null)
    ? null
    : wilson(
        sumOf(done.map((one) => (one.match.winner === null ? 0.5 : one.match.winner === alone(one) ? 1 : 0))),
        done.length,
      );

const hitShare = (done: readonly Done[]): number =>
  sumOf(done.map(({ match }) => match.hits)) / Math.max(1, sumOf(done.map(({ match }) => match.shots)));

export const tellDuel = (title: string, favourite: Contestant, done: readonly Done[]): string =>
  `${title.padEnd(20)} wins ${told(winsOf(done, favourite))} of ${done.length} games, teams swapped`;

/** How often the team that played a card has won, once for each game that it was played in. */
export function cardWins(done: readonly Done[]): ReadonlyMap<string, Interval & { readonly games: number }> {
  const won = new Map<string, { wins: number; games: number }>();
  for (const { match } of done) {
    const faces = new Set(match.cards.map(({ team, card }) => `${team} ${faceOf(card)}`));
    for (const face of faces) {
      const row = won.get(face) ?? { wins: 0, games: 0 };
      row.games += 1;
      row.wins += match.winner === null ? 0.5 : face.startsWith(match.winner) ? 1 : 0;
      won.set(face, row);
    }
  }
  return new Map([...won].map(([face, { wins, games }]) => [face, { ...wilson(wins, games), games }]));
}

const faceOf = (card: CardId): string => printedOn(card).id;

export function tellBalance(title: string, done: readonly Done[]): string {
  const whys = new Map<string, number>();
  for (const { match } of done) whys.set(match.why, (whys.get(match.why) ?? 0) + 1);
  const cards = [...cardWins(done)].sort(([, a], [, b]) => b.share - a.share);
  const lone = loneWins(done);
  return [
    title,
    `  the Sword wins    ${told(swordWins(done))} of ${done.length}`,
    `  the starter wins  ${told(starterWins(done))}`,
    ...(lone === null ? [] : [`  who is alone wins ${told(lone)}`]),
    `  ${minutesOf(done).toFixed(0)} minutes, ${meanOf(done.map(({ match }) => match.turns)).toFixed(1)} turns; ${(hitShare(done) * 100).toFixed(0)} hits of 100 shots`,
    `  ends: ${[...whys].map(([why, count]) => `${why} ${count}`).join(', ')}`,
    '  teams that played a card win',
    ...cards.map(([face, { games, ...share }]) => `    ${face.padEnd(34)} ${told(share)} of ${games}`),
  ].join('\n');
}
