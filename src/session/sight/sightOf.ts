import {
  changesIn,
  SIGHT_FORMAT,
  SIGHT_VERSION,
  statesOf,
  type Eyes,
  type GameState,
  type RecordTable,
  type Sight,
  type SightStep,
} from '../../rules/machine';
import type { Course, CourseLine } from '../game/course';
import type { FlickFacts } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';

type Fact<P extends Played> = FlickFacts<P['flicked']>;

/** What these eyes may know of why the first of these was answered. */
function causeSeen<P extends Played>(
  { thoughts }: GameModule<P>,
  { timeline: { steps } }: Course<P>,
  line: CourseLine<P> | undefined,
  eyes: Eyes,
): Pick<SightStep, 'cause'> {
  const cause = line?.cause ?? null;
  const thought =
    line === undefined || cause === null
      ? null
      : thoughts.for(cause.thought, steps[line.step]?.command.seat ?? null, eyes);
  return cause === null || thought === null ? {} : { cause: { by: cause.by, thought } };
}

/** A game as these eyes have seen it so far, or to its end: what was taken back is left out. */
export function sightOf<P extends Played>(
  module: GameModule<P>,
  course: Course<P>,
  eyes: Eyes,
  table?: RecordTable,
): Sight {
  const { game } = module.book;
  const { timeline } = course;
  // What is still to be done is for those who play on.
  const views = statesOf(game, timeline).map((state): GameState<P> => ({ ...game.viewFor(state, eyes), tasks: [] }));
  const standing = course.log.filter(({ isTakenBack }) => !isTakenBack);
  const facts: Fact<P>[] = [];
  const numberOf = (fact: Fact<P>): number => (facts.includes(fact) ? facts.indexOf(fact) : facts.push(fact) - 1);

  function stepSeen(lines: readonly CourseLine<P>[], at: number): SightStep {
    const events = lines.flatMap(({ event }): readonly P['event'][] => {
      const seen = game.eventFor(timeline.state, event, eyes);
      return seen === null ? [] : [seen];
    });
    const fact = lines.find(({ flick }) => flick !== null)?.flick ?? null;
    return {
      events,
      changes: at === 0 ? [] : changesIn(views[at - 1], views[at]),
      ...(fact === null ? {} : { flick: numberOf(fact) }),
      ...causeSeen(module, course, lines[0], eyes),
    };
  }

  const { openedAt } = timeline;
  const log = views.map((_, at) =>
    stepSeen(
      standing.filter(({ step }) => (at === 0 ? step < openedAt : step === openedAt + at - 1)),
      at,
    ),
  );
  const [view] = views;
  if (view === undefined) throw new Error('a game without a state');
  const head = { format: SIGHT_FORMAT, version: SIGHT_VERSION, game: game.id, eyes } as const;
  return { ...head, ...(table === undefined ? {} : { table }), view, log, flicks: facts };
}
