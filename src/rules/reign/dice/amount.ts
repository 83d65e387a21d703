import type { PlainFace } from '../words/dice';

/** "4+5D", "2+1D3": what is thrown for an amount (REIGN-013, REIGN-014, REIGN-015). */
export interface Amount {
  readonly flat: number;
  readonly dice: number;
  readonly thirds: number;
}

export const flat = (amount: number): Amount => ({ flat: amount, dice: 0, thirds: 0 });
export const dice = (count: number, plus = 0): Amount => ({ flat: plus, dice: count, thirds: 0 });
export const thirds = (count: number, plus = 0): Amount => ({ flat: plus, dice: 0, thirds: count });

/** 0 and 1 are one, 2 and 3 two, 4 and 5 three (REIGN-014). */
export const thirdOf = (face: PlainFace): number => Math.floor(face / 2) + 1;

/** As many faces as `diceIn` says: those of the D first. */
export const diceIn = (amount: Amount): number => amount.dice + amount.thirds;

export const amountOf = (amount: Amount, faces: readonly PlainFace[]): number =>
  faces.reduce<number>((sum, face, at) => sum + (at < amount.dice ? face : thirdOf(face)), amount.flat);
