import { err, ok, type Result } from '../../lib';
import type { Flight } from '../../physics';
import { apply, type Command, type GameState, type RecordedStep, type Refusal, type SeatId } from '../../rules/machine';
import type { FlickResolvedAsk } from '../../rules/flicking';
import { flyFlick } from '../flicking/flyFlick';
import type { Cause, Course } from '../game/course';
import type { ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { goOn } from './course';
import type { Episode } from './telling';

export interface PlayedOn<P extends Played> {
  readonly course: Course<P>;
  /** One for each step. */
  readonly episodes: readonly Episode<P>[];
  /** The flicks that physics has just been run for. */
  readonly flown: readonly { readonly flick: ToldFlick<P>; readonly flight: Flight }[];
}

interface Part<P extends Played> {
  readonly from: number;
  readonly isFlight: boolean;
  readonly after: Course<P>;
}

/** Lines are taken from the end of it all: by then a release knows its flick. */
const episodesOf = <P extends Played>(
  parts: readonly Part<P>[],
  { log }: Course<P>,
  cause: Cause<P> | null,
  isMovement: boolean,
): readonly Episode<P>[] =>
  parts.map(({ from, isFlight, after }) => ({
    lines: log.slice(from, after.log.length),
    film: isFlight ? after.film : null,
    after: after.timeline.state,
    cause,
    isMovement,
  }));

/** Answers, one after the other, and whatever flick they release flown to rest. All of it happens or nothing. */
export function playOn<P extends Played>(
  module: GameModule<P>,
  start: Course<P>,
  answers: readonly P['answer'][],
  seat: SeatId,
  cause: Cause<P> | null = null,
): Result<PlayedOn<P>, Refusal> {
  const { flicks } = module;
  let course = start;
  const parts: Part<P>[] = [];
  let isMovement = false;

  function take(step: RecordedStep<P>, why: Cause<P> | null, isFlight: boolean): Refusal | null {
    const next = goOn(module, course, step, why);
    if (!next.ok) return next.error;
    parts.push({ from: course.log.length, isFlight, after: next.value });
    course = next.value;
    return null;
  }

  for (const answer of answers) {
    const { state } = course.timeline;
    isMovement ||= flicks?.isMovement(state) === true;
    const prompt = state.prompt === null ? {} : { prompt: state.prompt.number };
    const refusal = take({ ...answer, seat, ...prompt }, cause, false);
    if (refusal !== null) return err(refusal);
  }
  const flown = flicks === null ? null : flyFlick(flicks, course.timeline.state);
  const refusal = flown === null ? null : take(flown.step, null, true);
  if (refusal !== null) return err(refusal);
  const { film: flick } = course;
  return ok({
    course,
    episodes: episodesOf(parts, course, cause, isMovement),
    flown: flown === null || flick === null ? [] : [{ flick, flight: flown.flight }],
  });
}

/** The flick that these answers would release, without releasing it. */
export function rehearse<P extends Played>(
  { book, flicks }: GameModule<P>,
  state: GameState<P>,
  answers: readonly Command<P>[],
): FlickResolvedAsk | null {
  let now = state;
  for (const answer of answers) {
    const applied = apply(book.game, now, answer);
    if (!applied.ok) return null;
    now = applied.state;
  }
  const ask = now.prompt === null || flicks === null ? null : flicks.asked(now.prompt.ask);
  return ask?.kind === 'flickResolved' ? ask : null;
}
