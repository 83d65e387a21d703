import type { CatacombsPlayed } from '../../../../session/catacombs';
import { TELL_MS, type TellRows } from '../../../game';
import type { Cue } from '../catalogue';
import type { CatacombsSpeech } from '../words/speech';

const MINUS = '\u2212';

/** The notes that always belong to an event. */
const heard = (cue: Cue) => (): Cue => cue;

const LINE = { ms: TELL_MS.line } as const;
/** What comes in numbers is told faster. */
const SHORT = { ms: TELL_MS.short } as const;
/** What changes everything is told more slowly. */
const GRAVE = { ms: TELL_MS.grave } as const;

/** How long each event is told, what is heard of it, and what rises on the board where it happened. */
export const BEATS: TellRows<CatacombsPlayed, CatacombsSpeech> = {
  handicapStated: LINE,
  monsterLeftOut: LINE,
  monsterAdded: LINE,
  adventureJudged: LINE,
  roomRevealed: LINE,
  cardsLookedAt: LINE,
  directionBarred: GRAVE,
  roomChosen: LINE,
  voteDecided: LINE,
  roomEntered: { ...LINE, cue: heard('roomEntered') },
  phaseBegan: LINE,
  stockExhausted: LINE,
  noSpotLeft: LINE,
  spacingLowered: LINE,
  placed: LINE,
  roundBegan: SHORT,
  turnBegan: { ...LINE, cue: heard('yourTurn') },
  actionBegan: LINE,
  passed: { ...LINE, float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.passes'), tone: 'note' }) },
  stopped: LINE,
  spellCast: LINE,
  equipmentUsed: LINE,
  flicked: LINE,
  struck: LINE,
  unharmed: { ...SHORT, float: ({ target }, { t }) => ({ at: target, text: t('table.told.unharmed'), tone: 'note' }) },
  damaged: { ...LINE, float: ({ target, amount }) => ({ at: target, text: `${MINUS}${amount}`, tone: 'damage' }) },
  killed: {
    ...GRAVE,
    cue: heard('kill'),
    float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.killed'), tone: 'death' }),
  },
  healed: { ...LINE, float: ({ target, amount }) => ({ at: target, text: `+${amount}`, tone: 'heal' }) },
  magicSpent: LINE,
  magicGained: LINE,
  stayedUp: LINE,
  trophiesKept: LINE,
  trophiesTaken: LINE,
  artefactActivated: LINE,
  removed: SHORT,
  putBack: LINE,
  moved: LINE,
  incapacitated: { ...GRAVE, float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.down'), tone: 'damage' }) },
  absorbed: { ...LINE, float: ({ hero }, { t }) => ({ at: hero, text: t('table.told.absorbed'), tone: 'note' }) },
  armourChanged: LINE,
  frozen: { ...LINE, float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.frozen'), tone: 'damage' }) },
  thawed: { ...LINE, float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.free'), tone: 'heal' }) },
  recovered: { ...SHORT, float: ({ piece }, { t }) => ({ at: piece, text: t('table.told.up'), tone: 'heal' }) },
  becameFireWall: LINE,
  regenerated: { ...SHORT, float: ({ piece, life }) => ({ at: piece, text: `+${life}`, tone: 'heal' }) },
  reborn: LINE,
  enslaved: LINE,
  calledOn: LINE,
  formTaken: LINE,
  corroded: LINE,
  itemWon: LINE,
  coinFlipped: LINE,
  veiled: LINE,
  berserkChanged: LINE,
  roomCleared: LINE,
  goldPaid: {
    ...LINE,
    cue: ({ gold }): Cue | null => (gold > 0 ? 'gold' : null),
    float: ({ hero, gold }) => ({ at: hero, text: `+${gold}`, tone: 'gold' }),
  },
  discsReturned: LINE,
  offerMade: LINE,
  bought: LINE,
  goldSpent: LINE,
  cardPeeked: LINE,
  offeringTurned: LINE,
  offeringJudged: LINE,
  paymentRefused: LINE,
  resurrected: LINE,
  overseerChanged: LINE,
  remedyAdopted: LINE,
  campDecided: LINE,
  spellRecovered: LINE,
  gameEnded: { ...LINE, cue: ({ outcome }): Cue => (outcome.winner === 'heroes' ? 'victory' : 'defeat') },
  poisoned: LINE,
  cured: LINE,
  climbed: LINE,
  swarmed: LINE,
  devoured: LINE,
  verminWander: LINE,
  variantChosen: LINE,
};
