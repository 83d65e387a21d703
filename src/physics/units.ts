export const MS_PER_S = 1000;

/** JSON has no -0: what is kept must be the same after a round trip. */
export function plain(value: number): number {
  return value + 0;
}
