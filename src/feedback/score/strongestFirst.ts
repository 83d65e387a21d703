/**
 * Thins a crowd in time: of any `most` + 1 items within `windowMs`, the weakest goes. The strong choose first, so a loud
 * blow is never lost because a faint one came before it. The order of the items is kept.
 */
export function strongestFirst<T extends { readonly atMs: number }>(
  items: readonly T[],
  strengthOf: (item: T) => number,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
): T[] {
  const kept = new Set<T>();
  const byStrength = [...items].sort((a, b) => strengthOf(b) - strengthOf(a) || a.atMs - b.atMs);
  for (const item of byStrength) {
    let near = 0;
    for (const other of kept) if (Math.abs(other.atMs - item.atMs) < windowMs) near += 1;
    if (near < most) kept.add(item);
  }
  return items.filter((item) => kept.has(item));
}
