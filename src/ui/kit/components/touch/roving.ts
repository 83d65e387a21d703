type By = (at: number, count: number) => number;

const ON: By = (at, count) => (at + 1) % count;
const BACK: By = (at, count) => (at + count - 1) % count;

const MOVES: Readonly<Record<string, By>> = {
  ArrowDown: ON,
  ArrowRight: ON,
  ArrowUp: BACK,
  ArrowLeft: BACK,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where a key goes on to in a row of things; null for a key that goes nowhere. */
export function roveTo<Id extends string>(ids: readonly Id[], at: Id | null, key: string): Id | null {
  const move = MOVES[key];
  const from = at === null ? -1 : ids.indexOf(at);
  return move === undefined ? null : (ids[from === -1 ? 0 : move(from, ids.length)] ?? null);
}

/** The one of them that the key of tabulation stops at: where one was, else what is taken, else the first. */
export const stopOf = <Id extends string>(ids: readonly Id[], ...wished: readonly (Id | null)[]): Id | null =>
  wished.find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
