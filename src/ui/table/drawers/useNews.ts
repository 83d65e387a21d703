import { useState } from 'react';
import type { Played, TableState } from '../../../session';
import type { Drawer, News } from './drawersIn';

type Things = Readonly<Record<string, readonly string[]>>;

const thingsIn = (drawers: readonly Drawer[], state: TableState<Played>): Things =>
  Object.fromEntries(drawers.map(({ id, things }) => [id, things?.(state) ?? []]));

const newIn = (id: string, now: Things, seen: Things): readonly string[] =>
  (now[id] ?? []).filter((thing) => seen[id]?.includes(thing) !== true);

/** What has come since one last looked: at the table when it was opened, at a drawer whenever it lies open. */
export function useNews(drawers: readonly Drawer[], state: TableState<Played>, openIds: readonly string[]): News {
  const now = thingsIn(drawers, state);
  const [seen, setSeen] = useState(now);
  const looked = openIds.filter((id) => newIn(id, now, seen).length > 0);
  if (looked.length > 0) setSeen({ ...seen, ...Object.fromEntries(looked.map((id) => [id, now[id] ?? []])) });
  return Object.fromEntries(
    drawers.map(({ id }) => [id, openIds.includes(id) ? 0 : newIn(id, now, seen).length] as const),
  );
}
