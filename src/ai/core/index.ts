export type { Asked, Brain, Brains, Decision, Pondered, RulesOf, Stumbled } from './brain';
export { Dice } from './dice';
export { Effort } from './effort';
export { horizonOf, sampled, type Horizon } from './horizon';
export { LEVELS, type Level } from './level';
export { Looks } from './looks';
export { weightOf, type Mind } from './mind';
export { concluded, type Pondering } from './pondering';
export { race, type Runner } from './race';
