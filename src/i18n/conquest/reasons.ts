import { SHARED_REASONS } from '../common';

/** Why something cannot be done in Conquest, or why it cannot be set up so. */
const OWN_REASONS = [
  'seatOfBothTeams',
  'teamOfOneOrTwo',
  'tooFewTokens',
  'tooManyTokens',
  'bankTooSmall',
  'noSuchCard',
  'cardTwice',
  'noSuchSeat',
] as const;

/** Why a command was not carried out, by the reason of the refusal. */
export const REASONS = [...SHARED_REASONS, ...OWN_REASONS] as const;
export type Reason = (typeof REASONS)[number];
