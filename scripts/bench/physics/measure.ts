/** One chapter of the benchmark: a table to read and the floors that it must not fall through. */
export interface Measure {
  readonly title: string;
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly floors: readonly Floor[];
}

export interface Floor {
  readonly claim: string;
  readonly measured: string;
  readonly isHeld: boolean;
}

export const atMost = (claim: string, limit: number, value: number): Floor => ({
  claim: `${claim} ≤ ${limit}`,
  measured: brief(value),
  isHeld: value <= limit,
});

export const atLeast = (claim: string, limit: number, value: number): Floor => ({
  claim: `${claim} ≥ ${limit}`,
  measured: brief(value),
  isHeld: value >= limit,
});

/** Three digits, with an exponent when they would hide behind zeros. */
export function brief(value: number): string {
  const size = Math.abs(value);
  if (value === 0 || !Number.isFinite(value)) return String(value);
  if (size < 1e-3 || size >= 1e6) return value.toExponential(1);
  return size >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(part === whole ? 0 : 2)} %`;
