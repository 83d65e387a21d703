import { weightOf, type Level, type Mind } from '../core';
import { FLICKERS, type Flicker, type Hand } from '../flicking';

/** One head for the heroes, another where it is the overseer: what makes an even fight is not the same on both sides. */
export interface CatacombsHead extends Flicker {
  readonly overseer: Flicker;
}

export type CatacombsMind = Mind<CatacombsHead>;

/** Who sits on one side and thinks as that side does. */
export type SeatedMind = Mind<Flicker>;

const by = (turn: number, power: number, slips: number): Hand => ({ turn, power, slips });

interface Sides {
  readonly heroes?: Partial<Flicker>;
  readonly overseer: Partial<Flicker>;
}

/**
 * Where both sides flick equally well, beginners lose their heroes and masters never do. So each level plays the
 * overseer with another hand than the heroes: a clumsier one up to the second, a surer one from the third.
 */
const SIDES: Readonly<Record<Level, Sides>> = {
  1: { overseer: { hand: by(0.19, 0.35, 0.135), flicks: 45, lines: 5 } },
  2: { overseer: { hand: by(0.128, 0.24, 0.09), flicks: 100, lines: 10 } },
  3: {
    heroes: { hand: by(0.076, 0.165, 0.055), flicks: 150, lines: 14 },
    overseer: { hand: by(0.068, 0.15, 0.045) },
  },
  4: {
    heroes: { hand: by(0.058, 0.13, 0.035), flicks: 240, lines: 18 },
    overseer: { hand: by(0.038, 0.09, 0.018) },
  },
  5: {
    heroes: { hand: by(0.052, 0.12, 0.025) },
    overseer: { hand: by(0.02, 0.052, 0.008) },
  },
};

/**
 * By `foresight` it minds what the other side can do next, 0 not at all; by `caution` it shies away from what it is
 * unsure of.
 */
const mind = (level: Level, foresight: number, caution: number): CatacombsMind => {
  const { heroes, overseer } = SIDES[level];
  return {
    level,
    head: { ...FLICKERS[level], ...heroes, overseer: { ...FLICKERS[level], ...overseer } },
    weights: { foresight, caution },
  };
};

/** Two knobs a level: the hand errs less, the head sees more and looks further ahead. */
export const MINDS: Readonly<Record<Level, CatacombsMind>> = {
  1: mind(1, 0.3, 0.2),
  2: mind(2, 0.4, 0.3),
  3: mind(3, 0.6, 0.4),
  4: mind(4, 0.9, 0.5),
  5: mind(5, 1, 0.4),
};

/** The same head with somebody's hand, whichever side it plays. */
export const withHand = (head: CatacombsHead, hand: Hand): CatacombsHead => ({
  ...head,
  hand,
  overseer: { ...head.overseer, hand },
});

/** The mind as it sits on this side. */
export const seatedOn = (side: 'heroes' | 'overseer', { head, ...mind }: CatacombsMind): SeatedMind => ({
  ...mind,
  head: side === 'overseer' ? head.overseer : head,
});

export const foresightOf = (mind: SeatedMind): number => weightOf(mind, 'foresight');
export const cautionOf = (mind: SeatedMind): number => weightOf(mind, 'caution');
