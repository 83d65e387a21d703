import type { Amount } from '../words/amount';
import type { PlainFace } from '../words/dice';

export const flat = (amount: number): Amount => ({ flat: amount, dice: 0, thirds: 0 });
export const dice = (count: number, plus = 0): Amount => ({ flat: plus, dice: count, thirds: 0 });
export const thirds = (count: number, plus = 0): Amount => ({ flat: plus, dice: 0, thirds: count });

/** 0 and 1 are one, 2 and 3 two, 4 and 5 three (REIGN-014). */
export const thirdOf = (face: PlainFace): number => Math.floor(face / 2) + 1;

/** As many faces as `diceIn` says: those of the D first. */
export const diceIn = (amount: Amount): number => amount.dice + amount.thirds;

export const amountOf = (amount: Amount, faces: readonly PlainFace[]): number =>
  faces.reduce<number>((sum, face, at) => sum + (at < amount.dice ? face : thirdOf(face)), amount.flat);
