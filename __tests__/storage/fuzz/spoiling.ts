import { Dice } from '../../../scripts/soak/dice';

/** Everything that can be spoilt is tried on demand: `FUZZ=whole npx jest __tests__/storage/fuzz`; a sample otherwise. */
export const isWhole = process.env.FUZZ === 'whole';

/** Every number below, or about so many of them, always the same. */
export function places(length: number, sampleCount: number, seed: number): readonly number[] {
  if (isWhole || length <= sampleCount) return Array.from({ length }, (_, place) => place);
  const dice = new Dice(seed);
  return Array.from({ length: sampleCount }, () => dice.below(length));
}

export function flipBit(bytes: Uint8Array, dice: Dice): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  const place = dice.below(bytes.length);
  flipped[place] = (flipped[place] ?? 0) ^ (1 << dice.below(8));
  return flipped;
}

/** Random bits of the text in UTF-8, read again as a file would be. */
export const flipBits = (text: string, count: number, dice: Dice): string => {
  let bytes: Uint8Array = new TextEncoder().encode(text);
  for (let flip = 0; flip < count; flip++) bytes = flipBit(bytes, dice);
  return new TextDecoder().decode(bytes);
};
