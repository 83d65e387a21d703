import type { TellingSpeed } from '../../../session';
import { TELL_MS } from '../../game';

/** As fast as the player has set it, or hurried through to the next question. */
export type Pace = TellingSpeed | 'hurried';

/** A card that nobody has to lay aside. */
const CARD_MS = 2600;

const FASTER: Readonly<Record<Pace, number>> = { normal: 1, double: 2, hurried: 4, instant: Number.POSITIVE_INFINITY };

/** What comes of one flick of the app takes no longer than what changes everything, however much it is. */
export const eventMs = (ms: number, crowd: number, pace: Pace): number =>
  Math.min(ms, TELL_MS.grave / crowd) / FASTER[pace];

/** How long it is said that a flick has struck nobody. */
export const missedMs = (pace: Pace): number => TELL_MS.short / FASTER[pace];

/** For a card that goes by itself, though it would wait for a reader if there were one. */
export const cardMs = (pace: Pace): number => CARD_MS / FASTER[pace];

const INTENT_MS = 900;

/** How long the line is seen that the app means to flick. */
export const intentMs = (pace: Pace): number => INTENT_MS / FASTER[pace];

const FLIGHT_PACES: Readonly<Record<Pace, number>> = { normal: 1, double: 2, hurried: 3, instant: 1 };

/** A flick is never skipped unasked: at once means that what follows from it is. */
export const flightPace = (pace: Pace): number => FLIGHT_PACES[pace];

/** The film of an event is left out where all is told at once. */
export const filmPace = (pace: Exclude<Pace, 'instant'>): number => FLIGHT_PACES[pace];
