import { SHARED_REASONS } from '../common';

/** Why something cannot be done in the gym, or why it cannot be laid out so. */
const OWN_REASONS = [
  'nothingToFlick',
  'tryStands',
  'boardSize',
  'sameName',
  'discSize',
  'noSuchMovableDisc',
  'noSuchDisc',
  'emptyRange',
  'noCushion',
  'noTarget',
  'metAlready',
  'nothingLeaves',
  'noFlicks',
  'nothingToCount',
  'starsOutOfOrder',
] as const;

/** Why a command was not carried out, by the reason of the refusal. */
export const REASONS = [...SHARED_REASONS, ...OWN_REASONS] as const;
export type Reason = (typeof REASONS)[number];
