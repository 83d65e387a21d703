import { withHero } from '../model/changes';
import type { Hero, Trophies } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroesOf } from '../model/queries';
import type { CatacombsPlay } from '../model/types';
import type { DiscSort } from '../words/discSorts';
import type { Kill } from '../words/rewards';

export type Collector = Hero & { readonly trophies: Trophies };

const keeps = (hero: Hero): hero is Collector => hero.trophies !== undefined;

/** Whoever keeps what it kills; nobody in most games. */
export const collectorOf = (model: Catacombs): Collector | null => heroesOf(model).find(keeps) ?? null;

export const withTrophies = (model: Catacombs, { id, trophies }: Collector, change: Partial<Trophies>): Catacombs =>
  withHero(model, id, { trophies: { ...trophies, ...change } });

/** The same without these, each taken off once. */
export function without(kept: readonly Kill[], spent: readonly Kill[]): readonly Kill[] {
  const left = [...kept];
  for (const one of spent) {
    const index = left.findIndex(({ monster, disc }) => monster === one.monster && disc === one.disc);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The kills of this room stay on its board: they are paid and never again (SOL-145, SOL-161). */
export function keepKills(play: CatacombsPlay): void {
  const collector = collectorOf(play.model);
  if (collector === null || collector.kills.length === 0) return;
  const { id, kills, trophies } = collector;
  play.change(withTrophies(play.model, collector, { kept: [...trophies.kept, ...kills] }));
  play.change(withHero(play.model, id, { kills: [] }));
  play.emit({ kind: 'trophiesKept', hero: id, monsters: kills.map(({ monster }) => monster) });
}

export const discsOf = (kills: readonly Kill[]): readonly DiscSort[] => kills.map(({ disc }) => disc);
