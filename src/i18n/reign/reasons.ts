import { SHARED_REASONS } from '../common';

/** Why something cannot be done in Dark Reign, or why it cannot be set up so. */
const OWN_REASONS = [
  'badSetup',
  'unequal',
  'tooFewPoints',
  'inDuel',
  'castThisTurn',
  'mendedEnough',
  'servedAlready',
  'hallowed',
  'immuneToSpells',
  'invisibleBefore',
  'hopeless',
  'spentThisGame',
  'boundAlready',
  'tooFewCoins',
  'tooLittleExperience',
  'ownedAlready',
  'notForThisOne',
  'atItsMost',
  'raisedBefore',
  'levelTooLow',
  'noRoom',
  'notInitiated',
  'tooHeavy',
  'doorwayTaken',
  'invisible',
  'notBeside',
  'notInSight',
  'outOfRange',
  'spokenThisTurn',
  'searchedThisTurn',
  'searchedForGood',
  'adversaryBeside',
] as const;

/** Why a command was not carried out, by the reason of the refusal. */
export const REASONS = [...SHARED_REASONS, ...OWN_REASONS] as const;
export type Reason = (typeof REASONS)[number];
