import { RELEASED_DISC_SORTS, WORKSHOP_DISC_SORTS, type DiscSort } from '../words/discSorts';
import { BASE_STOCK } from './base/stock';
import type { Expansion, MonsterId } from '../words/ids';
import { WORKSHOP_MONSTER_IDS } from '../words/workshopIds';
import { SOLOTH_STOCK } from './soloth/stock';
import { VERMIN_STOCK } from './vermin/stock';
import { WORKSHOP_STOCK } from './workshop/stock';

type ReleasedSort = (typeof RELEASED_DISC_SORTS)[number];
type WorkshopSort = (typeof WORKSHOP_DISC_SORTS)[number];

/** Every sort that is released, be there none of it; those of the workshop only where that is in play, so that no other game knows them. */
export type Stock = Readonly<Record<ReleasedSort, number>> & Readonly<Partial<Record<WorkshopSort, number>>>;

const STOCK_OF: Readonly<Record<Expansion, Partial<Stock>>> = {
  soloth: SOLOTH_STOCK,
  vermin: VERMIN_STOCK,
  workshop: WORKSHOP_STOCK,
};

const NOTHING = Object.fromEntries(RELEASED_DISC_SORTS.map((sort) => [sort, 0])) as Record<ReleasedSort, number>;

/** The discs of the base game and of what is played with it: one reserve for all (SOL-015). */
export const stockOf = (expansions: readonly Expansion[]): Stock =>
  expansions.reduce<Stock>((stock, expansion) => ({ ...stock, ...STOCK_OF[expansion] }), { ...NOTHING, ...BASE_STOCK });

/** How many discs of this sort lie in it. */
export const discsIn = (stock: Partial<Stock>, sort: DiscSort): number => stock[sort] ?? 0;

/** So many more of this sort, or fewer. */
export const withDiscs = (stock: Stock, sort: DiscSort, more: number): Stock => ({
  ...stock,
  [sort]: discsIn(stock, sort) + more,
});

const OWN_SORTS = Object.fromEntries(WORKSHOP_MONSTER_IDS.map((id) => [id, [id]])) as Record<WorkshopSort, DiscSort[]>;

/** Which discs show a monster, in the order in which they are taken. */
export const SORTS_OF: Readonly<Record<MonsterId, readonly DiscSort[]>> = {
  'monster:skeleton-warrior': ['warrior', 'warriorOrArcher'],
  'monster:skeleton-archer': ['warriorOrArcher'],
  'monster:zombie': ['zombie'],
  'monster:ghoul': ['ghoul'],
  'monster:crypt-spider': ['cryptSpider'],
  'monster:orc': ['orc'],
  'monster:troll': ['troll'],
  'monster:giant-scorpion': ['giantScorpion'],
  'monster:centaur': ['centaur'],
  'monster:minotaur': ['minotaur'],
  'monster:cerberus': ['cerberus'],
  'monster:fire-spirit': ['fireSpirit'],
  'monster:fire-demon': ['fireDemon'],
  'monster:vampire': ['vampire'],
  'monster:wight': ['wight'],
  'monster:shade': ['shade'],
  'monster:rust-monster': ['rustMonster'],
  'monster:lizard-man': ['lizardMan'],
  'monster:orc-wolf-rider': ['orcWolfRider'],
  'monster:gargoyle': ['gargoyle'],
  'monster:siren': ['siren'],
  'monster:manticore': ['manticore'],
  'monster:phoenix': ['phoenix'],
  'monster:infernal-acolyte': ['infernalAcolyte'],
  'monster:flame-salamander': ['flameSalamander'],
  'monster:sewer-rat': ['sewerRat'],
  'monster:vampire-bat': ['vampireBat'],
  'monster:pit-viper': ['pitViper'],
  'monster:blood-skull': ['bloodSkull'],
  'monster:remorhaz': ['remorhazOrWyvern'],
  'monster:wyvern': ['remorhazOrWyvern'],
  'monster:dread-scorpion': ['giantScorpion'],
  'monster:elder-vampire': ['vampire'],
  'monster:savage-centaur': ['centaur'],
  'monster:swamp-orc': ['orc'],
  'monster:venomous-spider': ['cryptSpider'],
  'monster:swordmaster-ghoul': ['ghoul'],
  ...OWN_SORTS,
};
