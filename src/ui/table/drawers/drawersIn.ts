import type { GameState } from '../../../rules/machine';
import type { Played, TableState } from '../../../session';
import type { AnyTableUi, DrawerRow, TableWords } from '../../game';

export type Drawer = DrawerRow<Played, TableWords<Played>>;
export type Drawers = NonNullable<AnyTableUi['drawers']>;

/** How many things lie in each drawer that nobody has looked at; left out: none. */
export type News = Readonly<Record<string, number>>;

/** The drawers of this game; none where a game has none at all. */
export const drawersIn = (set: Drawers | null, view: GameState<Played>): readonly Drawer[] =>
  set === null ? [] : set.rows.filter(({ isIn }) => isIn?.(view) ?? true);

/** The drawer that a question is about, besides those that always have a handle. */
export function askedDrawer(asks: AnyTableUi['asks'], { prompt }: Pick<TableState<Played>, 'prompt'>): string | null {
  const row = prompt === null ? undefined : asks[prompt.purpose.kind];
  return row === undefined || row.size === 'board' ? null : (row.drawer ?? null);
}

/** The handle behind which all others lie. */
export const MORE = 'more';

export interface Handles {
  /** Those with a handle of their own. */
  readonly handles: readonly Drawer[];
  readonly others: readonly Drawer[];
}

/** Beside those that always have one: what is asked about, or what has news; else the usual one. */
export function handlesIn(
  { first, usual }: Pick<Drawers, 'first' | 'usual'>,
  drawers: readonly Drawer[],
  asked: string | null,
  news: News,
): Handles {
  const spare = drawers.map(({ id }) => id).filter((id) => !first.includes(id));
  const wanted = spare.find((id) => id === asked) ?? spare.find((id) => (news[id] ?? 0) > 0) ?? usual;
  const has = ({ id }: Drawer): boolean => id === wanted || first.includes(id);
  return { handles: drawers.filter(has), others: drawers.filter((drawer) => !has(drawer)) };
}

/** The next one in the row of handles, or the one before; after the last comes the first. */
export function neighbourOf(ids: readonly string[], id: string, by: 1 | -1): string {
  const count = ids.length;
  return ids[(ids.indexOf(id) + by + count) % count] ?? id;
}

/** A letter for each drawer, for keyboards. */
export const drawerKeys = (
  drawers: readonly Drawer[],
  onOpen: (id: string) => void,
): Readonly<Record<string, () => void>> => Object.fromEntries(drawers.map(({ id, key }) => [key, () => onOpen(id)]));
