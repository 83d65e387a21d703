import type { SeatId } from '../../../machine';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { heroOf, livingSeats } from '../../model/queries';
import type { Because } from '../../words/events';
import type { Votes } from '../../words/tasks';
import type { CatacombsPlay } from '../../model/types';

interface Elected {
  readonly chosen: string;
  readonly because: Because;
}

const mostOf = <T>(items: readonly T[], countOf: (item: T) => number): readonly T[] => {
  const most = Math.max(...items.map(countOf));
  return items.filter((item) => countOf(item) === most);
};

/** What those with the most living heroes voted for. */
function wishesOfTheMany(model: Catacombs, votes: Votes): readonly string[] {
  const seats = mostOf(model.setup.heroSeats, (seat) => seat.heroes.filter((id) => isAlive(heroOf(model, id))).length);
  return [...new Set(seats.flatMap(({ seat }) => votes[seat] ?? []))];
}

/** A tie goes to the player with the most living heroes, or else to chance (EXTRA-052). */
export function elected(play: CatacombsPlay, options: readonly string[], votes: Votes): Elected {
  const tied = mostOf(options, (option) => Object.values(votes).filter((vote) => vote === option).length);
  const wished = wishesOfTheMany(play.model, votes);
  const because = tied.length === 1 ? 'majority' : wished.length === 1 ? 'mostHeroes' : 'lot';
  const finalists = { majority: tied, mostHeroes: wished, lot: tied }[because];
  const chosen = finalists[because === 'lot' ? play.drawBelow('play', finalists.length) : 0];
  if (chosen === undefined) throw new Error('nobody voted');
  return { chosen, because };
}

/** Who votes next; nobody once all have, or where there is nothing to choose from. */
export const nextVoter = (model: Catacombs, options: readonly string[], votes: Votes): SeatId | undefined =>
  options.length > 1 || Object.keys(votes).length === 0
    ? livingSeats(model).find((seat) => votes[seat] === undefined)
    : undefined;

/** A vote more; a record written by hand names no seat, and an answer is then that of whoever is next. */
export function withVote(
  model: Catacombs,
  options: readonly string[],
  votes: Votes,
  { choice, seat }: { readonly choice: string; readonly seat: SeatId | null },
): Votes {
  const voter = seat ?? nextVoter(model, options, votes);
  return voter === undefined ? votes : { ...votes, [voter]: choice };
}

/** The same, told to those who have voted; one player alone knows. */
export function electedAloud(play: CatacombsPlay, options: readonly string[], votes: Votes): string {
  const { chosen, because } = elected(play, options, votes);
  if (Object.keys(votes).length > 1) play.emit({ kind: 'voteDecided', choice: chosen, because });
  return chosen;
}
