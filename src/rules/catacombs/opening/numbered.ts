import type { Named } from './pieceNamed';

/** Ids of the pieces, in order: those with a number keep it, the others take the first that is free. */
export function idsOf(pieces: readonly Named[]): readonly string[] {
  const taken = new Set(
    pieces.flatMap((one) => ('number' in one && one.number !== null ? [`${one.card}-${one.number}`] : [])),
  );
  const free = (card: string): string => {
    let number = 1;
    while (taken.has(`${card}-${number}`)) number += 1;
    taken.add(`${card}-${number}`);
    return `${card}-${number}`;
  };
  return pieces.map((one) =>
    'number' in one ? (one.number === null ? free(one.card) : `${one.card}-${one.number}`) : one.card,
  );
}

/** The highest number of each kind that has come in. */
export function enteredIn(pieces: readonly Named[], ids: readonly string[]): Readonly<Record<string, number>> {
  const entered: Record<string, number> = {};
  for (const [index, one] of pieces.entries()) {
    if (!('number' in one)) continue;
    const number = Number((ids[index] ?? '').slice(one.card.length + 1));
    entered[one.card] = Math.max(entered[one.card] ?? 0, number);
  }
  return entered;
}
