/**
 * Chance is a value: small fast counter (sfc32) generators over 32-bit integers, so that a seed gives the same game on
 * every JavaScript engine and a saved game goes on with the very next number.
 */
export type ChanceStream = readonly [number, number, number, number];

/** Set-up and play draw from streams of their own: the same seed sets up the same dungeon whoever plays it how. */
export interface Chance {
  readonly setup: ChanceStream;
  readonly play: ChanceStream;
  /** Faces of dice that come up before the seed is asked: the places of the faces, in order. Left out: none. */
  readonly given?: readonly number[];
}

/** What stands for chance in a view: nobody knows what comes. */
export const UNKNOWN_CHANCE: Chance = { setup: [0, 0, 0, 0], play: [0, 0, 0, 0] };

export type StreamName = 'setup' | 'play';

export interface Drawn<T> {
  readonly value: T;
  readonly stream: ChanceStream;
}

const WARM_UP_ROUNDS = 15;
const RANGE = 0x1_0000_0000;

function nextUint32([a, b, c, counter]: ChanceStream): Drawn<number> {
  const value = (a + b + counter) >>> 0;
  const rotated = ((c << 21) | (c >>> 11)) >>> 0;
  return {
    value,
    stream: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (rotated + value) >>> 0, (counter + 1) >>> 0],
  };
}

function seedStream(seed: number, lane: number): ChanceStream {
  let stream: ChanceStream = [0, seed >>> 0, lane >>> 0, 1];
  for (let round = 0; round < WARM_UP_ROUNDS; round++) stream = nextUint32(stream).stream;
  return stream;
}

export const seedChance = (seed: number): Chance => ({ setup: seedStream(seed, 1), play: seedStream(seed, 2) });

/** A whole number from 0 to below `bound`, without the bias of a bare remainder. */
export function nextBelow(stream: ChanceStream, bound: number): Drawn<number> {
  if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) throw new Error(`no number below ${bound}`);
  const fair = RANGE - (RANGE % bound);
  let drawn = nextUint32(stream);
  while (drawn.value >= fair) drawn = nextUint32(drawn.stream);
  return { value: drawn.value % bound, stream: drawn.stream };
}

export function shuffled<T>(stream: ChanceStream, items: readonly T[]): Drawn<readonly T[]> {
  const result = [...items];
  let rest = stream;
  for (let last = result.length - 1; last > 0; last--) {
    const { value: other, stream: next } = nextBelow(rest, last + 1);
    rest = next;
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return { value: result, stream: rest };
}
