import type { OptionId } from '../../machine';
import type { ActionName } from './openIds';

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

/** A monster's alternatives are numbered as on its card (BASE-165). */
export const monsterAction = (index: number): ActionName => `attack-${index + 1}`;
