import { ok, type Result } from '../../lib';
import {
  isSetAside,
  versionedValue,
  type GameShelf,
  type KeyValue,
  type ShelfEntry,
  type StorageFault,
} from '../../storage';
import { readCourse } from '../course/readCourse';
import type { GameModule, Measured } from '../game/gameModule';
import { isBroughtIn, occasionIn, readSheet } from '../game/keptSheet';
import { isCounted } from '../game/occasion';
import type { Played } from '../game/played';
import { moduleOf, type Modules } from '../shelf/modules';
import { tallyOf, type PlayerTally } from './gameTally';
import { KEPT_TALLIES, type GameTally, type KeptTallies } from './keptTallies';

/** What somebody has done in all their games of one kind on this device. */
export interface PlayerStatistics {
  readonly game: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly measures: Readonly<Record<string, number>>;
}

export interface StatisticsOptions<M> {
  readonly modules: M;
  readonly shelf: GameShelf;
  readonly values: KeyValue;
  /** Under which name the deeds of one who played under this one are told. */
  readonly knownAs?: (name: string) => string;
}

async function countAnew(
  module: GameModule<Played>,
  shelf: GameShelf,
  { id, game, touchedAtMs, sheet }: ShelfEntry,
): Promise<GameTally | null> {
  // Whoever played it elsewhere is no player of this device.
  if (isBroughtIn(sheet) || !isCounted(occasionIn(sheet))) return { game, touchedAtMs, players: [] };
  const stored = await shelf.open(id);
  const read = stored.ok ? readCourse(module, stored.value) : stored;
  if (!read.ok) return null;
  const { course, opening } = read.value;
  const { sheet: kept } = readSheet(sheet, module.seatsIn(opening.setup));
  return { game, touchedAtMs, players: tallyOf(module, course, kept) };
}

/** Games that have gone on since they were counted are counted again; those that are gone still count. */
async function upToDate<M extends Modules<M>>(
  { modules, shelf }: StatisticsOptions<M>,
  kept: KeptTallies,
  entries: readonly ShelfEntry[],
): Promise<KeptTallies> {
  let tallies = kept;
  const known = [...Object.keys(kept), ...entries.map(({ id }) => id)];
  for (const entry of entries) {
    const module = moduleOf(modules, entry.game);
    if (module === null || tallies[entry.id]?.touchedAtMs === entry.touchedAtMs) continue;
    // What it was before it went another way was counted with it.
    const { id, game, touchedAtMs } = entry;
    const isAside = isSetAside(id, known);
    const tally = isAside ? { game, touchedAtMs, players: [] } : await countAnew(module, shelf, entry);
    if (tally !== null) tallies = { ...tallies, [entry.id]: tally };
  }
  return tallies;
}

type Measures = PlayerTally['measures'];

/** Which of the two games had the most of this; of games that had as much, the one that has more of what goes with it. */
function hasMore(a: Measures, b: Measures, name: string, measured: Readonly<Record<string, Measured>>): boolean {
  const others = Object.keys(measured).filter((other) => {
    const how = measured[other];
    return typeof how === 'object' && how.asInMost === name;
  });
  const first = [name, ...others].find((one) => (a[one] ?? 0) !== (b[one] ?? 0));
  return first !== undefined && (a[first] ?? 0) > (b[first] ?? 0);
}

function together(sum: Measures, own: Measures, measured: Readonly<Record<string, Measured>>): Measures {
  const valueOf = (name: string, how: Measured): number => {
    if (how === 'sum') return (sum[name] ?? 0) + (own[name] ?? 0);
    const most = how === 'most' ? name : how.asInMost;
    return (hasMore(own, sum, most, measured) ? own[name] : sum[name]) ?? 0;
  };
  return Object.fromEntries(Object.entries(measured).map(([name, how]) => [name, valueOf(name, how)]));
}

/** By game and name, whoever has played most first. */
export function sumOf<M extends Modules<M>>(
  modules: M,
  tallies: KeptTallies,
  knownAs = (name: string): string => name,
): readonly PlayerStatistics[] {
  const sums = new Map<string, PlayerStatistics>();
  for (const { game, players } of Object.values(tallies)) {
    const measured = moduleOf(modules, game)?.measured;
    if (measured === undefined) continue;
    for (const { name: playedAs, hasWon, measures } of players) {
      const name = knownAs(playedAs);
      const key = JSON.stringify([game, name]);
      const before = sums.get(key) ?? { game, name, games: 0, won: 0, measures: {} };
      sums.set(key, {
        ...before,
        games: before.games + 1,
        won: before.won + (hasWon ? 1 : 0),
        measures: together(before.measures, measures, measured),
      });
    }
  }
  const busyOf = ({ measures }: PlayerStatistics): number => Object.values(measures)[0] ?? 0;
  return [...sums.values()].sort((a, b) => busyOf(b) - busyOf(a));
}

/** Folded from the journals, and kept so that only what has changed is read again. */
export async function readStatistics<M extends Modules<M>>(
  options: StatisticsOptions<M>,
): Promise<Result<readonly PlayerStatistics[], StorageFault>> {
  const { modules, shelf, values, knownAs } = options;
  const kept = versionedValue(values, KEPT_TALLIES);
  const found = await kept.read();
  const listed = await shelf.list();
  if (!listed.ok) return listed;
  const before = (found.ok ? found.value : null) ?? {};
  const tallies = await upToDate(options, before, listed.value);
  if (tallies !== before) await kept.write(tallies);
  return ok(sumOf(modules, tallies, knownAs));
}
