import { ifItCan, whenIdle } from '../../../board';

/** An image that every platform can show; undefined while it is not painted, and where this device cannot paint it. */
export type PaintedUri = string | undefined;

/** A picture that is painted once, when there is time. */
export interface Picture {
  /** Of two pictures of one name each is the other. */
  readonly name: string;
  readonly find: () => PaintedUri;
  /** It is to be shown, which is told as soon as it can be, and stays until the answer is called. */
  readonly want: (tell: () => void) => () => void;
}

/** So many letters of pictures are kept of one part: more than a screen shows, whatever its width has been before. */
const MOST_LETTERS = 3_000_000;

/**
 * Paints each picture once and never while a screen is made, and forgets those not shown for longest when there are too many.
 * One that cannot be painted is left out with a note: what it stands beside says enough.
 */
export function paintedOnce(part: string, mostLetters = MOST_LETTERS): (key: string, draw: () => string) => Picture {
  // The one wanted last comes last.
  const painted = new Map<string, string>();
  const wanted = new Map<string, Set<() => void>>();
  let letters = 0;

  function forgetOldest(): void {
    for (const [key, uri] of painted) {
      if (letters <= mostLetters) return;
      if (wanted.has(key)) continue;
      painted.delete(key);
      letters -= uri.length;
    }
  }

  function paint(key: string, draw: () => string): void {
    // Whoever has gone meanwhile needs no picture any more.
    if (painted.has(key) || !wanted.has(key)) return;
    const uri = ifItCan(part, draw, undefined);
    if (uri === undefined) return;
    painted.set(key, uri);
    letters += uri.length;
    forgetOldest();
    for (const tell of wanted.get(key) ?? []) tell();
  }

  function want(key: string, draw: () => string, tell: () => void): () => void {
    const tellings = wanted.get(key) ?? new Set();
    wanted.set(key, tellings.add(tell));
    const known = painted.get(key);
    if (known === undefined) whenIdle('later', () => paint(key, draw));
    else {
      painted.delete(key);
      painted.set(key, known);
    }
    return () => {
      tellings.delete(tell);
      if (tellings.size === 0) wanted.delete(key);
      forgetOldest();
    };
  }

  return (key, draw) => ({
    name: `${part} ${key}`,
    find: () => painted.get(key),
    want: (tell) => want(key, draw, tell),
  });
}
