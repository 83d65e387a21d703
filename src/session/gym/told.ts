import type { SeatId } from '../../rules/machine';
import type { Course, CourseLine } from '../game/course';
import type { Measured } from '../game/gameModule';
import type { GymFlickTale, GymPlayed } from './played';

const standing = ({ log }: Pick<Course<GymPlayed>, 'log'>): readonly CourseLine<GymPlayed>[] =>
  log.filter(({ isTakenBack }) => !isTakenBack);

/** Every flick that stands, with whom it struck and which goals it met. */
export function storyOf(course: Pick<Course<GymPlayed>, 'log'>): GymPlayed['story'] {
  const flicks: GymFlickTale[] = [];
  for (const { event } of standing(course)) {
    const last = flicks.at(-1);
    if (event.kind === 'flicked') flicks.push({ disc: event.disc, struck: [], met: [] });
    else if (last !== undefined && event.kind === 'struck')
      flicks[flicks.length - 1] = { ...last, struck: [...last.struck, event.target] };
    else if (last !== undefined && event.kind === 'goalMet')
      flicks[flicks.length - 1] = { ...last, met: [...last.met, event.goal] };
  }
  return { flicks };
}

/** Of puzzles: free flicking is no deed. */
export function measuresOf(course: Course<GymPlayed>, seat: SeatId): Readonly<Record<string, number>> | null {
  const { model, outcome } = course.timeline.state;
  const flicks = standing(course).filter(({ event }) => event.kind === 'flicked').length;
  if (seat !== model.setup.seat || model.setup.goals.length === 0 || flicks === 0) return null;
  return { flicks, goals: model.met.length, solved: outcome?.isSolved === true ? 1 : 0, stars: outcome?.stars ?? 0 };
}

export const MEASURED: Readonly<Record<string, Measured>> = {
  flicks: 'sum',
  goals: 'sum',
  solved: 'sum',
  stars: 'sum',
};
