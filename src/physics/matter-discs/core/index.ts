/** The arithmetic of sliding discs. It knows no engine, no clock and no game. */
export { touchingFrom, type Contact } from './contacts';
export { resolveInstant, settleInstant, type Foreseen, type InstantResolver, type OnContact } from './instant';
export { observeAll, spinSlowingRadS2 } from './motion';
export { advanceTo, runToRest, start, step, type RunListener } from './run';
export { JOIN_MM, TOUCH_MM } from './tolerances';
export {
  createWorld,
  NEXT,
  type Border,
  type Disc,
  type DiscSpec,
  type DiscWorld,
  type SideKind,
  type Surface,
} from './world';
