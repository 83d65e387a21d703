import { isFields } from '../../../lib';
import { HANDICAPS } from '../../../rules/catacombs';
import { completedTable } from './completedTable';
import { SUMMARY_VERSION, type GameSummary } from './gameSummary';

/** A summary as any version has kept it; null for one of another shape. */
export function readSummary(kept: unknown): GameSummary | null {
  if (!isFields(kept) || kept.version !== SUMMARY_VERSION) return null;
  const summary = kept as unknown as GameSummary;
  const { story = null, overseer = null } = summary;
  // One that this app does not know is nothing that it could tell of.
  const handicap = HANDICAPS.find((id) => id === summary.handicap) ?? null;
  try {
    const table = completedTable(summary.table);
    return summary.heroes.length === 0 ? null : { ...summary, story, overseer, handicap, table };
  } catch {
    return null;
  }
}
