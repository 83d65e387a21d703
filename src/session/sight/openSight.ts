import { err, ok, type Result } from '../../lib';
import { withChange, type FileFault, type GameState, type Sight } from '../../rules/machine';
import { readFlown } from '../flicking/readFlown';
import type { Course, CourseLine } from '../game/course';
import type { FlickFacts, ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import { sheetTold } from '../game/keptSheet';
import type { Played } from '../game/played';
import { watch, type Watched } from '../playback/watch';

const fault = (place: string, message: string): Result<never, FileFault> => err({ place, message });

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Nobody who looks at it learns more than the file says: it has been seen through those eyes already. */
const asSeen = <P extends Played>(module: GameModule<P>): GameModule<P> => ({
  ...module,
  book: { ...module.book, game: { ...module.book.game, viewFor: (view) => view, eventFor: (_, event) => event } },
});

/** Whether this game could look like that: whoever shows it asks just this of it. */
function whyNotSeen<P extends Played>(module: GameModule<P>, view: GameState<P>): string | null {
  try {
    module.tale.of(view);
    return module.summary.read(module.summary.of(view)) === null ? 'the game does not look like that' : null;
  } catch (cause) {
    return `the game does not look like that: ${messageOf(cause)}`;
  }
}

/** The table after each step. */
function viewsOf<P extends Played>(module: GameModule<P>, sight: Sight): Result<readonly GameState<P>[], FileFault> {
  const views: GameState<P>[] = [];
  let view: unknown = sight.view;
  for (const [step, { changes }] of sight.log.entries()) {
    for (const [index, change] of changes.entries()) {
      try {
        view = withChange(view, change);
      } catch (cause) {
        return fault(`log[${step}].changes[${index}]`, messageOf(cause));
      }
    }
    const seen = view as GameState<P>;
    const why = whyNotSeen(module, seen);
    if (why !== null) return fault(step === 0 ? 'view' : `log[${step}]`, why);
    views.push(seen);
  }
  return ok(views);
}

function factsOf<P extends Played>({ flicks }: Sight): Result<readonly FlickFacts<P['flicked']>[], FileFault> {
  const facts: FlickFacts<P['flicked']>[] = [];
  for (const [index, kept] of flicks.entries()) {
    const read = readFlown<P['flicked']>(kept);
    if (!read.ok) return fault(`flicks[${index}].${read.error.place}`, read.error.message);
    facts.push(read.value);
  }
  return ok(facts);
}

/** The flicks, each with all that was told of it. */
function flicksTold<P extends Played>(
  { flicks }: GameModule<P>,
  { log }: Sight,
  facts: readonly FlickFacts<P['flicked']>[],
): readonly ToldFlick<P>[] {
  if (flicks === null) return [];
  return facts.map((fact, index) => {
    const events = log.flatMap((step) => (step.flick === index ? step.events : [])) as readonly P['event'][];
    return { ...fact, events: events.filter(flicks.isOf) };
  });
}

function linesOf<P extends Played>(
  module: GameModule<P>,
  { log }: Sight,
  facts: readonly FlickFacts<P['flicked']>[],
  films: readonly ToldFlick<P>[],
): readonly CourseLine<P>[] {
  const { tale, flicks, thoughts } = module;
  const lines: CourseLine<P>[] = [];
  let round = 0;
  for (const [at, { events, flick, cause }] of log.entries()) {
    for (const [index, told] of events.entries()) {
      const event = told as P['event'];
      round = tale.roundAfter(round, event);
      const isOfFlick = flick !== undefined && (flicks?.isOf(event) === true || flicks?.isRelease(event) === true);
      const thought = index === 0 && cause !== undefined ? thoughts.read(cause.thought) : null;
      lines.push({
        number: lines.length,
        round,
        event,
        film: isOfFlick ? (films[flick] ?? null) : null,
        isTakenBack: false,
        cause: thought === null || cause === undefined ? null : { by: cause.by, thought },
        step: at - 1,
        flick: isOfFlick ? (facts[flick] ?? null) : null,
      });
    }
  }
  return lines;
}

/** Something happened that does not happen in this game. */
function strangeEvent<P extends Played>({ tale }: GameModule<P>, { log }: Sight): FileFault | null {
  for (const [step, { events }] of log.entries()) {
    const index = events.findIndex(({ kind }) => tale.hasKind?.(kind) === false);
    if (index >= 0) return { place: `log[${step}].events[${index}].kind`, message: 'no such event in this game' };
  }
  return null;
}

/** Every step of it can be told. */
function whyNotTold<P extends Played>(watched: Watched<P>): FileFault | null {
  const { firstStep, stepCount } = watched.getState();
  try {
    while (watched.getState().step < stepCount) {
      watched.next();
      for (let { beat } = watched.getState(); beat !== null; { beat } = watched.getState()) watched.told(beat.number);
    }
    watched.goTo(firstStep);
    return null;
  } catch (cause) {
    return { place: `log[${watched.getState().step + 1}]`, message: messageOf(cause) };
  }
}

/** What those eyes saw, to be looked at again; or the one clear reason why it cannot be. */
export function openSight<P extends Played>(whole: GameModule<P>, sight: Sight): Result<Watched<P>, FileFault> {
  const module = asSeen(whole);
  const views = viewsOf(module, sight);
  if (!views.ok) return views;
  const [first] = views.value;
  const last = views.value.at(-1);
  if (first === undefined || last === undefined) return fault('log', 'nothing was seen');
  const seats = module.book.game.seatsOf(first);
  if (sight.eyes !== null && !seats.includes(sight.eyes))
    return fault('eyes', `nobody sits there: ${seats.join(', ')}`);
  const strange = strangeEvent(module, sight);
  if (strange !== null) return err(strange);
  const missing = sight.log.findIndex(({ flick }) => flick !== undefined && flick >= sight.flicks.length);
  if (missing >= 0) return fault(`log[${missing}].flick`, 'there is no such flick');
  const facts = factsOf<P>(sight);
  if (!facts.ok) return facts;
  const films = flicksTold(module, sight, facts.value);
  const log = linesOf(module, sight, facts.value, films);
  const course: Course<P> = {
    timeline: { opening: first, openedAt: 0, state: last, steps: [], recent: [], record: [] },
    log,
    film: films.at(-1) ?? null,
  };
  const watched = watch({
    module,
    course,
    sheet: sheetTold(sight.table ?? {}, seats),
    firstStep: 0,
    stepCount: views.value.length - 1,
    stateAt: (step) => views.value[step] ?? last,
  });
  const untold = whyNotTold(watched);
  return untold === null ? ok(watched) : err(untold);
}
