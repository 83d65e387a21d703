import type { CatacombsEvent } from '../../../rules/catacombs';

/**
 * What deserves a beat of its own. The rest is what somebody has just done with their own hands, or is told by what
 * comes next: it goes into the table and the log without a pause.
 */
const IS_LOUD: Readonly<Record<CatacombsEvent['kind'], boolean>> = {
  adventureJudged: false,
  roomRevealed: true,
  cardsLookedAt: true,
  directionBarred: true,
  roomChosen: true,
  roomEntered: true,
  phaseBegan: false,
  stockExhausted: true,
  spacingLowered: true,
  placed: false,
  roundBegan: true,
  turnBegan: true,
  actionBegan: false,
  passed: false,
  stopped: true,
  spellCast: false,
  equipmentUsed: true,
  flicked: false,
  struck: false,
  unharmed: true,
  damaged: true,
  killed: true,
  healed: true,
  removed: true,
  putBack: true,
  moved: true,
  incapacitated: true,
  recovered: true,
  becameFireWall: true,
  regenerated: true,
  coinFlipped: true,
  veiled: true,
  berserkChanged: false,
  roomCleared: true,
  goldPaid: true,
  discsReturned: false,
  offerMade: true,
  bought: true,
  paymentRefused: true,
  resurrected: true,
  overseerChanged: true,
  campDecided: true,
  spellRecovered: false,
  gameEnded: true,
};

export const isLoud = ({ kind }: CatacombsEvent): boolean => IS_LOUD[kind];
