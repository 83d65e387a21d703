import { Dice } from '../../soak/dice';
import type { RecordedStep } from '../../../src/rules/machine';
import { openCourse, goOn } from '../../../src/session/course/course';
import type { Course } from '../../../src/session/game/course';
import type { Played } from '../../../src/session/game/played';
import type { KilledGame } from './killedGame';

/** Players at random could wander for ever: then another game is begun. */
const MOST_STEPS = 600;
/** More than any game has, so that no two steps throw the same. */
const DICE_OF_A_GAME = 1000;

export function begun<P extends Played>({ module, openingOf }: KilledGame<P>, number: number): Course<P> {
  const { setup, seed } = openingOf(number);
  const opened = module.book.start(setup, seed);
  if (!opened.ok) throw new Error(`game ${number} is refused: ${opened.error.reason}`);
  return openCourse(module, opened.value);
}

/** What is done next in the game of this number; null when it is over. */
export function nextStep<P extends Played>(
  game: KilledGame<P>,
  { timeline: { state, record } }: Course<P>,
  number: number,
): string | null {
  if (state.prompt === null || record.length >= MOST_STEPS) return null;
  const dice = new Dice(number * DICE_OF_A_GAME + record.length);
  return JSON.stringify(game.next(state, state.prompt, dice));
}

/** As it would be read from a journal. */
export function after<P extends Played>({ module }: KilledGame<P>, course: Course<P>, step: string): Course<P> {
  const next = goOn(module, course, JSON.parse(step) as RecordedStep<P>);
  if (!next.ok) throw new Error(`${next.error.reason}: ${step}`);
  return next.value;
}
