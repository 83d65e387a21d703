import type { CatacombsWords } from '../../../../i18n/catacombs';

/** “Orc × 2, Troll”: each once, in the order of its first. */
export function counted(ids: readonly string[], { name }: CatacombsWords): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? name(id) : `${name(id)} × ${count}`)).join(', ');
}
