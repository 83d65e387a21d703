import { Dice } from '../../soak/dice';
import type { Habits } from '../../soak/catacombs/habits';
import { nextCommand } from '../../soak/catacombs/players';
import { openingOf } from './openings';
import type { RecordedStep } from '../../../src/rules/machine';
import { catacombsModule as module } from '../../../src/session/catacombs/module';
import type { CatacombsPlayed } from '../../../src/session/catacombs/played';
import { openCourse, goOn } from '../../../src/session/course/course';
import type { Course as AnyCourse } from '../../../src/session/game/course';

export type Course = AnyCourse<CatacombsPlayed>;

const HABITS: Habits = { physics: 'real', luck: 'even', isEager: true };

/** Players at random could wander for ever: then another game is begun. */
const MOST_STEPS = 600;
/** More than any game has, so that no two steps throw the same. */
const DICE_OF_A_GAME = 1000;

export function begun(number: number): Course {
  const { setup, seed } = openingOf(number);
  const opened = module.book.start(setup, seed);
  if (!opened.ok) throw new Error(`game ${number} is refused: ${opened.error.reason}`);
  return openCourse(module, opened.value);
}

/** What is done next in the game of this number, whoever asks; null when it is over. */
export function nextStep({ timeline: { state, record } }: Course, number: number): string | null {
  if (state.prompt === null || record.length >= MOST_STEPS) return null;
  const dice = new Dice(number * DICE_OF_A_GAME + record.length);
  return JSON.stringify(nextCommand(state, state.prompt, HABITS, dice));
}

/** As it would be read from a journal. */
export function after(course: Course, step: string): Course {
  const next = goOn(module, course, JSON.parse(step) as RecordedStep<CatacombsPlayed>);
  if (!next.ok) throw new Error(`${next.error.reason}: ${step}`);
  return next.value;
}
