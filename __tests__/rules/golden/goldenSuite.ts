import type { Captured } from './goldenShape';

/** Goldens as they are kept: the parts, each a name and what was captured under it. */
type Golden = Readonly<Record<string, unknown>> & {
  readonly revision: number;
  readonly history: readonly { readonly why: string }[];
};

/**
 * What holds of the goldens of any game. Meant to change? `npm run golden:rules -- --game ID --why "…"` captures them
 * anew and keeps the reason.
 */
export function goldenSuite({ revision, parts }: Captured, { history, ...golden }: Golden): void {
  it.each(Object.keys(parts))('the %s are as ever, and none is missing', (part) => {
    expect(Object.keys(parts[part] ?? {}).length).toBeGreaterThanOrEqual(4);
    expect(parts[part]).toEqual(golden[part]);
  });

  it('nothing else was captured, and under the same revision', () => {
    expect({ ...parts, revision }).toEqual(golden);
  });

  it('every capture says why', () => {
    expect(history.length).toBeGreaterThan(0);
    for (const { why } of history) expect(why.trim().length).toBeGreaterThanOrEqual(10);
  });
}
