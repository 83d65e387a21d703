import { WORKSHOP_MONSTER_IDS } from './workshopIds';

export const BASE_DISC_SORTS = [
  'warrior',
  'warriorOrArcher',
  'zombie',
  'ghoul',
  'cryptSpider',
  'orc',
  'troll',
  'giantScorpion',
  'centaur',
  'minotaur',
  'cerberus',
  'fireSpirit',
  'fireDemon',
] as const;

export const SOLOTH_DISC_SORTS = [
  'vampire',
  'wight',
  'shade',
  'rustMonster',
  'lizardMan',
  'orcWolfRider',
  'gargoyle',
  'siren',
  'manticore',
  'phoenix',
  'infernalAcolyte',
  'flameSalamander',
] as const;

export const VERMIN_DISC_SORTS = [
  'sewerRat',
  'vampireBat',
  'pitViper',
  'bloodSkull',
  /** The large brown disc: one monster a face, so never both at once (VERM-010, VERM-011). */
  'remorhazOrWyvern',
] as const;

export const RELEASED_DISC_SORTS = [...BASE_DISC_SORTS, ...SOLOTH_DISC_SORTS, ...VERMIN_DISC_SORTS] as const;

/** A monster of the workshop has discs of its own, under its own name. */
export const WORKSHOP_DISC_SORTS = WORKSHOP_MONSTER_IDS;

/**
 * Discs are the hard limit of the box (BASE-022), and some carry a monster on either face: stock is counted by disc.
 * Every monster is drawn from one or more sorts of disc, plain ones first.
 */
export const DISC_SORTS = [...RELEASED_DISC_SORTS, ...WORKSHOP_DISC_SORTS] as const;
export type DiscSort = (typeof DISC_SORTS)[number];

/** How large the wood is, whatever is on it. */
export const DISC_SIZES = ['tiny', 'small', 'medium', 'large', 'veryLarge'] as const;
export type DiscSize = (typeof DISC_SIZES)[number];
