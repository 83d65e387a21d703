import type { OptionId } from '../../machine';
import type { MonsterId } from './ids';
import { monsterCalled, type ActionName } from './openIds';

/** What can be answered besides ids, in one place: a record written by hand says these words. */

/** Said by whoever does nothing with what may be done. */
export const PASS = 'pass';
/** Nobody answers a blow. */
export const NOBODY = 'nobody';
/** With the last monster dead, by every hero player. */
export const SKIP = 'skipToEndOfRound';
/** What the Overseer says for it while others may still act. */
export const WANDER = 'wander';
/** The Overseer corrects a position. */
export const RULING = 'ruling';
/** At any moment, by anybody: to be asked before the next room. */
export const PROPOSE = 'propose';
/** Nothing is proposed. */
export const KEEP = 'keep';
/** The heroes stand as they are. */
export const CONFIRM = 'confirm';
/** One of the Ice Spikes on her board, whichever. */
export const SPIKE_ON_BOARD = 'spikeOnBoard';
/** Nothing more is paid with trophies. */
export const KEEP_TROPHIES = 'keepTrophies';
/** Five Vermin for one monster of another family (VERM-163). */
export const FIVE_VERMIN = 'fiveVermin';
/** Said by a player who wants nothing more of a shop. */
export const LEAVE = 'leave';
/** A look at the next card of a Merchant. */
export const PEEK_AT = 'peek';
/** At half price, as long as a Merchant grants it. */
export const HALF = 'half';
/** An offering at the Altar. */
export const OFFER = 'offer';
/** Nobody receives what was turned over. */
export const REJECT = 'reject';

interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** Questions that are a yes or a no, by what they are for. */
export const YES_NO = {
  acceptAdventure: { yes: 'accept', no: 'decline' },
  agreeOffering: { yes: 'accept', no: 'decline' },
  agree: { yes: 'agree', no: 'refuse' },
  addWandering: { yes: 'add', no: 'none' },
  sharpenArrow: { yes: 'barbed', no: 'plain' },
  payWithLife: { yes: 'payLife', no: 'keepLife' },
  absorb: { yes: 'absorb', no: 'suffer' },
  cancelPitch: { yes: 'cancel', no: 'suffer' },
  stayUp: { yes: 'stayUp', no: 'goDown' },
  vanish: { yes: 'vanish', no: 'stay' },
  keepItem: { yes: 'keepCard', no: 'leaveCard' },
  camp: { yes: 'camp', no: 'goOn' },
} as const satisfies Readonly<Record<string, YesNo>>;
export type YesNoQuestion = keyof typeof YES_NO;

/** Of two places that are equally near. */
export const PLACES = ['first', 'second'] as const;

/** What three that sit on a hero do to him. */
export const BITE = 'bite';
export const POISON = 'poison';

/** Between what an option is about and what is chosen of it. */
const SEPARATOR = '>';

/** `piece>action`: one choice says who acts and how; undo takes it back until the first pitch (BASE-099, BASE-165). */
export const optionId = (...parts: readonly string[]): OptionId => parts.join(SEPARATOR);

/** How it is read again, by whoever must know of what and whom it speaks. */
export interface OptionParts {
  /** A piece, a hero, a kind of monster; the whole of an option that has no parts. */
  readonly of: string;
  /** An action, a card, a service; null where it has no parts. */
  readonly what: string | null;
  /** How it is had: at half price. */
  readonly how: string | null;
}

export function readOption(option: OptionId): OptionParts {
  const [of = option, what = null, how = null] = option.split(SEPARATOR);
  return { of, what, how };
}

/** Nothing is done, by this piece or at all. */
export const isPass = (option: OptionId): boolean => [option, readOption(option).what].includes(PASS);

function numberIn(pattern: RegExp, word: string): number | null {
  const [, number = null] = pattern.exec(word) ?? [];
  return number === null ? null : Number(number);
}

/** People count from one. */
function indexIn(pattern: RegExp, word: string): number | null {
  const number = numberIn(pattern, word);
  return number === null ? null : number - 1;
}

const ATTACK = /^attack-(\d+)$/;

/** A monster's alternatives are numbered as on its card (BASE-165). */
export const monsterAction = (index: number): ActionName => `attack-${index + 1}`;

/** Which of its card's attacks that is; null for an action that has a name. */
export const readMonsterAction = (action: ActionName): number | null => indexIn(ATTACK, action);

const POISON_CARD = /^poison-(\d+)$/;

/** A Poison card under somebody's board, by its value. */
export const poisonOption = (value: number): OptionId => `poison-${value}`;
export const readPoison = (option: OptionId): number | null => numberIn(POISON_CARD, option);

const FACE_DOWN = /^card-(\d+)$/;

/** One of several cards that lie face down. */
export const faceDownOption = (index: number): OptionId => `card-${index + 1}`;
export const readFaceDown = (option: OptionId): number | null => indexIn(FACE_DOWN, option);

const NEXT = /^next-(\d+)$/;

/** One of the cards that lie next on the path. */
export const nextOption = (index: number): OptionId => `next-${index + 1}`;
export const readNext = (option: OptionId): number | null => indexIn(NEXT, option);

/** One of several discs on a Room card. */
export const discOption = (monster: MonsterId, index: number): OptionId => `${monster}#${index}`;

const TOGETHER = '+';

/** Several that come together. */
export const bandOption = (band: readonly MonsterId[]): OptionId => band.join(TOGETHER);

/** The monsters of which an option speaks: a kind, a piece, a disc on a card, or a band. */
export const monstersIn = (option: OptionId): readonly MonsterId[] =>
  option.split(TOGETHER).flatMap((name) => monsterCalled(readOption(name).of) ?? []);
