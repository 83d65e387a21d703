import type { ShelfEntry } from '../../../storage';
import { completedTable } from './completedTable';
import { SUMMARY_VERSION, type GameSummary } from './gameSummary';
import type { Player } from '../sheet';
import { isUndated, listedPlayers } from './keptSheet';
import { fieldsOf, isFields, textOf } from '../../keptFields';

/** A game as a list shows it. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** In the order in which they sit. */
  readonly players: readonly Player[];
  readonly createdAtMs: number;
  readonly touchedAtMs: number;
  /** It came out of a file that does not say when it was played. */
  readonly isUndated: boolean;
  readonly stepCount: number;
  readonly isOver: boolean;
  /** null where another version of the app has written it. */
  readonly summary: GameSummary | null;
}

/** It comes from behind the shelf's seal: whoever wrote this version wrote all of it. */
function summaryIn(text: string): GameSummary | null {
  const fields = fieldsOf(text);
  if (fields.version !== SUMMARY_VERSION) return null;
  const summary = fields as unknown as GameSummary;
  return { ...summary, story: summary.story ?? null, table: completedTable(summary.table) };
}

export function listedGame({
  id,
  createdAtMs,
  touchedAtMs,
  stepCount,
  isOver,
  sheet,
  summary,
}: ShelfEntry): ListedGame {
  const { sheet: kept } = fieldsOf(sheet);
  const fields = isFields(kept) ? kept : {};
  return {
    id,
    name: textOf(fields.name, ''),
    players: listedPlayers(fields.players),
    createdAtMs,
    touchedAtMs,
    isUndated: isUndated(sheet),
    stepCount,
    isOver,
    summary: summaryIn(summary),
  };
}
