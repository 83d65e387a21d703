import type { CatacombsEvent } from '../../../rules/catacombs';
import type { TellingSpeed } from '../../../session';
import type { Beat } from '../../../session/catacombs';

/** As fast as the player has set it, or hurried through to the next question. */
export type Pace = TellingSpeed | 'hurried';

const LINE_MS = 1100;
const SHORT_MS = 650;
/** What comes of one flick of the app takes no longer, however much it is. */
const GRAVE_MS = 1500;
/** A card that nobody has to lay aside. */
const CARD_MS = 2600;

/** Long enough to be read; what comes in numbers is told faster, what changes everything more slowly. */
const DURATIONS_MS: Readonly<Partial<Record<CatacombsEvent['kind'], number>>> = {
  unharmed: SHORT_MS,
  recovered: SHORT_MS,
  regenerated: SHORT_MS,
  removed: SHORT_MS,
  roundBegan: SHORT_MS,
  killed: GRAVE_MS,
  incapacitated: GRAVE_MS,
  directionBarred: GRAVE_MS,
};

const FASTER: Readonly<Record<Pace, number>> = { normal: 1, double: 2, hurried: 4, instant: Number.POSITIVE_INFINITY };

export type EventBeat = Extract<Beat, { kind: 'event' }>;

export const eventMs = ({ event, crowd }: EventBeat, pace: Pace): number =>
  Math.min(DURATIONS_MS[event.kind] ?? LINE_MS, GRAVE_MS / crowd) / FASTER[pace];

/** How long it is said that a flick has struck nobody. */
export const missedMs = (pace: Pace): number => SHORT_MS / FASTER[pace];

/** For a card that goes by itself, though it would wait for a reader if there were one. */
export const cardMs = (pace: Pace): number => CARD_MS / FASTER[pace];

const INTENT_MS = 900;

/** How long the line is seen that the app means to flick. */
export const intentMs = (pace: Pace): number => INTENT_MS / FASTER[pace];

const FLIGHT_PACES: Readonly<Record<Pace, number>> = { normal: 1, double: 2, hurried: 3, instant: 1 };

/** A flick is never skipped unasked: at once means that what follows from it is. */
export const flightPace = (pace: Pace): number => FLIGHT_PACES[pace];
