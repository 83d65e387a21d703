import type { CatacombsEvent } from '../../../rules/catacombs';
import type { TellingSpeed } from '../../../session';

const LINE_MS = 1100;
const SHORT_MS = 650;
const GRAVE_MS = 1600;

/** Long enough to be read; what comes in numbers is told faster, what changes everything more slowly. */
const DURATIONS_MS: Readonly<Partial<Record<CatacombsEvent['kind'], number>>> = {
  unharmed: SHORT_MS,
  putBack: SHORT_MS,
  recovered: SHORT_MS,
  regenerated: SHORT_MS,
  removed: SHORT_MS,
  roundBegan: SHORT_MS,
  turnBegan: SHORT_MS,
  killed: GRAVE_MS,
  incapacitated: GRAVE_MS,
  directionBarred: GRAVE_MS,
};

const FASTER: Readonly<Record<TellingSpeed, number>> = { normal: 1, double: 2, instant: Number.POSITIVE_INFINITY };

export const eventMs = ({ kind }: CatacombsEvent, speed: TellingSpeed): number =>
  (DURATIONS_MS[kind] ?? LINE_MS) / FASTER[speed];

const INTENT_MS = 900;

/** How long the line is seen that the app means to flick. */
export const intentMs = (speed: TellingSpeed): number => INTENT_MS / FASTER[speed];

/** A flick is never skipped unasked: at once means that what follows from it is. */
export const flightPace = (speed: TellingSpeed): number => (speed === 'double' ? 2 : 1);
