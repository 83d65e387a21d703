import { isFields, oneOf, type Fields } from '../../lib';
import { LANGUAGE_CHOICES, TEXT_SIZES, type LanguageChoice } from './settingsFormat';

export const HAND_CHOICES = ['device', 'left', 'right'] as const;
export type HandChoice = (typeof HAND_CHOICES)[number];

/** How somebody reads and reaches, where they want it otherwise than the device has it. */
export interface OwnWishes {
  /** `system`: as the device speaks. */
  readonly language: LanguageChoice;
  /** null: as the device has it. */
  readonly textSize: number | null;
  /** The side on which lies what they reach for. */
  readonly hand: HandChoice;
}

/** All as the device has it. */
export const NO_WISHES: OwnWishes = { language: 'system', textSize: null, hand: 'device' };

const sizeIn = (kept: unknown): number | null =>
  typeof kept === 'number' && kept >= TEXT_SIZES.least && kept <= TEXT_SIZES.most ? kept : null;

/** What makes no sense goes back to what the device has, alone. */
export const wishesIn = (kept: Fields): OwnWishes => ({
  language: oneOf(LANGUAGE_CHOICES, kept.language, NO_WISHES.language),
  textSize: sizeIn(kept.textSize),
  hand: oneOf(HAND_CHOICES, kept.hand, NO_WISHES.hand),
});

export const isWishing = ({ language, textSize, hand }: OwnWishes): boolean =>
  language !== NO_WISHES.language || textSize !== NO_WISHES.textSize || hand !== NO_WISHES.hand;

/** Of a seat that is kept: nothing where everything is as the device has it. */
export function seatWishes(wishes: OwnWishes | undefined): { readonly wishes?: OwnWishes } {
  return wishes === undefined || !isWishing(wishes) ? {} : { wishes };
}

/** The same, out of what was kept. */
export const seatWishesIn = (kept: unknown): { readonly wishes?: OwnWishes } =>
  isFields(kept) ? seatWishes(wishesIn(kept)) : {};
