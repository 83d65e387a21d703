import type { Adventure, HeroId } from '../../../../src/rules/catacombs';
import type { Dice } from '../../dice';

/** A story, and the four who go into it. */
export interface Tale {
  readonly heroes: readonly HeroId[];
  readonly adventure: Adventure;
}

/** Told anew every time: the number says what it is about, the dice all the rest. */
export type Teller = (number: number, dice: Dice) => Tale;
