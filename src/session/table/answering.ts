import { whyNot, type Game, type GameState, type Refusal, type SeatId } from '../../rules/machine';
import { playOn, type PlayedOn } from '../course/playOn';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import { isAskedOpenly, mayPassOpenly } from './handOver';

export interface Spoken {
  readonly seat: SeatId;
  readonly refusal: Refusal | null;
}

/** The seats that may answer without the device being handed over: the one that holds it first. */
function seatsInReach<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
): readonly SeatId[] {
  const appSeats = appSeatsOf(sheet);
  const isOpen = isAskedOpenly(game, state);
  const others = (state.prompt?.seats ?? []).filter(
    (seat) =>
      seat !== hand && !appSeats.includes(seat) && (isOpen || mayPassOpenly(game, state, sheet.passing, hand, seat)),
  );
  return [hand, ...others];
}

/**
 * For whom this is an answer: people on one side of the device reach over to their own discs. Where nobody within
 * reach may give it, the refusal is that of the hand.
 */
export function spokenBy<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
  answer: P['answer'],
): Spoken {
  const number = state.prompt?.number;
  const voices = seatsInReach(game, state, sheet, hand).map((seat): Spoken => {
    const command = { ...answer, seat, ...(number === undefined ? {} : { prompt: number }) };
    return { seat, refusal: whyNot(game, state, command) };
  });
  return voices.find(({ refusal }) => refusal === null) ?? voices[0] ?? { seat: hand, refusal: null };
}

interface PlayedAll<P extends Played> {
  /** As far as it was taken; null for not at all. */
  readonly played: PlayedOn<P> | null;
  readonly hand: SeatId;
  /** Why no farther. */
  readonly refusal: Refusal | null;
}

/** Several answers in one gesture, each for whoever within reach may give it, up to the first that is refused. */
export function playAll<P extends Played>(
  module: GameModule<P>,
  start: Course<P>,
  sheet: GameSheet,
  holder: SeatId,
  answers: readonly P['answer'][],
): PlayedAll<P> {
  const { game } = module.book;
  let course = start;
  let episodes: PlayedOn<P>['episodes'] = [];
  let flown: PlayedOn<P>['flown'] = [];
  let hand = holder;
  const endedBy = (refusal: Refusal | null): PlayedAll<P> => {
    return { played: episodes.length === 0 ? null : { course, episodes, flown }, hand, refusal };
  };
  for (const answer of answers) {
    const { state } = course.timeline;
    const { seat, refusal } = spokenBy(game, state, sheet, hand, answer);
    if (refusal !== null) return endedBy(refusal);
    const next = playOn(module, course, [answer], seat);
    if (!next.ok) return endedBy(next.error);
    if (!isAskedOpenly(game, state)) hand = seat;
    ({ course } = next.value);
    flown = [...flown, ...next.value.flown];
    episodes = [...episodes, ...next.value.episodes];
  }
  return endedBy(null);
}
