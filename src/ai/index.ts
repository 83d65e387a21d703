export { decide, ponder, type Asked, type Decision } from './decide';
export { ERRANDS } from './shots/errand';
export { LEVELS, MINDS, type Hand, type Head, type Level, type Mind } from './mind';
export { mishapOf, type Mishap } from './mishap';
export { type Pondering } from './pondering';
export { tremble } from './tremble';
export { HABITS, type Foreseen, type Habit, type Thought } from './thought';
