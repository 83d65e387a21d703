/** Why a command was not carried out, in any game… */
const OF_ANY_GAME = [
  'gameOver',
  'stalePrompt',
  'notYourTurn',
  'wrongAnswer',
  'noSuchOption',
  'chosenTwice',
  'wrongCount',
  'wrongAmount',
  'tooMuch',
  'wrongTotal',
  'nothingToTakeBack',
  'notAgreed',
] as const;

/** …and in any game with flicks. */
const OF_FLICKS = [
  'noSpeed',
  'tooSlow',
  'tooFast',
  'mustFlick',
  'notYourDisc',
  'notPlaced',
  'placeOnce',
  'noSuchPiece',
  'offTheBoard',
  'outsideZone',
  'outOfReach',
  'overlaps',
  'tooNear',
  'tooNearTheEdge',
  'mayNotTouch',
  'impossibleLog',
] as const;

/** What no game needs words of its own for. */
export const SHARED_REASONS = [...OF_ANY_GAME, ...OF_FLICKS] as const;
export type SharedReason = (typeof SHARED_REASONS)[number];
