import type { ConquestPurpose } from '../../../../rules/conquest';

/** What is answered with a card out of the own hand. */
export const HAND_PURPOSES = ['playCard', 'giveUpCard', 'surprise', 'boost'] as const;
export type HandPurpose = (typeof HAND_PURPOSES)[number];

export const isOfHand = (kind: ConquestPurpose['kind'] | undefined): boolean =>
  HAND_PURPOSES.some((purpose) => purpose === kind);
