import { withHero } from '../changes';
import type { Hero, Trophies } from '../hero';
import type { Catacombs } from '../model';
import { heroesOf } from '../queries';
import type { DiscSort } from '../../words/discSorts';
import type { Kill } from '../../words/rewards';

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

export const discsOf = (kills: readonly Kill[]): readonly DiscSort[] => kills.map(({ disc }) => disc);
