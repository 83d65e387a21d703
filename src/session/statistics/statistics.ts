import { ok, type Result } from '../../lib';
import { versionedValue, type GameShelf, type KeyValue, type ShelfEntry, type StorageFault } from '../../storage';
import { isBroughtIn } from '../game/keptSheet';
import { readStoredGame } from '../shelf/storedGame';
import { tallyOf, type PlayerTally } from './gameTally';
import { KEPT_TALLIES, type GameTally, type KeptTallies } from './keptTallies';

/** What somebody has done in all their games on this device. */
export interface PlayerStatistics extends Omit<PlayerTally, 'hasWon'> {
  readonly games: number;
  readonly won: number;
}

export interface StatisticsOptions {
  readonly shelf: GameShelf;
  readonly values: KeyValue;
}

async function countAnew(shelf: GameShelf, { id, touchedAtMs, sheet }: ShelfEntry): Promise<GameTally | null> {
  const read = await readStoredGame(shelf, id);
  // Whoever played it elsewhere is no player of this device.
  if (read.ok && isBroughtIn(sheet)) return { touchedAtMs, players: [] };
  return read.ok ? { touchedAtMs, players: tallyOf(read.value.course, read.value.sheet) } : null;
}

/** Games that have gone on since they were counted are counted again; those that are gone still count. */
async function upToDate(shelf: GameShelf, kept: KeptTallies, entries: readonly ShelfEntry[]): Promise<KeptTallies> {
  let tallies = kept;
  for (const entry of entries) {
    if (tallies[entry.id]?.touchedAtMs === entry.touchedAtMs) continue;
    const tally = await countAnew(shelf, entry);
    if (tally !== null) tallies = { ...tallies, [entry.id]: tally };
  }
  return tallies;
}

function added(sum: PlayerStatistics | undefined, { hasWon, ...tally }: PlayerTally): PlayerStatistics {
  const won = hasWon ? 1 : 0;
  if (sum === undefined) return { ...tally, games: 1, won };
  const isBetter =
    tally.bestKills > sum.bestKills || (tally.bestKills === sum.bestKills && tally.bestDamage > sum.bestDamage);
  const { bestKills, bestDamage } = isBetter ? tally : sum;
  return {
    name: sum.name,
    games: sum.games + 1,
    won: sum.won + won,
    flicks: sum.flicks + tally.flicks,
    hits: sum.hits + tally.hits,
    kills: sum.kills + tally.kills,
    bestKills,
    bestDamage,
  };
}

/** By name, whoever has flicked most often first. */
export function sumOf(tallies: KeptTallies): readonly PlayerStatistics[] {
  const sums = new Map<string, PlayerStatistics>();
  for (const player of Object.values(tallies).flatMap(({ players }) => players)) {
    sums.set(player.name, added(sums.get(player.name), player));
  }
  return [...sums.values()].sort((a, b) => b.flicks - a.flicks);
}

/** Folded from the journals, and kept so that only what has changed is read again. */
export async function readStatistics({
  shelf,
  values,
}: StatisticsOptions): Promise<Result<readonly PlayerStatistics[], StorageFault>> {
  const kept = versionedValue(values, KEPT_TALLIES);
  const found = await kept.read();
  const listed = await shelf.list();
  if (!listed.ok) return listed;
  const before = (found.ok ? found.value : null) ?? {};
  const tallies = await upToDate(shelf, before, listed.value);
  if (tallies !== before) await kept.write(tallies);
  return ok(sumOf(tallies));
}
