import type { HeroId, HeroSheet } from '../words/heroes';
import { LEVEL_IDS, type Levels } from '../words/levels';

/** In the order of the sheet (REIGN-039). */
const levels = (...values: readonly number[]): Levels =>
  Object.fromEntries(LEVEL_IDS.map((id, at) => [id, values[at] ?? 0])) as Levels;

const BEGINNER = { actionPoints: 4, destiny: 2 } as const;

/** Tunable: what the sheets held is lost but for what Svein's examples tell (REIGN-295, REIGN-296). */
export const HEROES: Readonly<Record<HeroId, HeroSheet>> = {
  'hero:svein': {
    ...BEGINNER,
    id: 'hero:svein',
    vocation: 'barbarian',
    levels: levels(5, 2, 6, 3, 4, 0, 6, 4, 5, 4),
    hitPoints: 32,
    held: ['weapon:two-handed-cleaver'],
    worn: 'armour:leather-jerkin',
    pack: ['potion:healing'],
    skills: ['skill:super-tanke', 'skill:battle-fury'],
    spells: [],
  },
  'hero:ysolde': {
    ...BEGINNER,
    id: 'hero:ysolde',
    vocation: 'huntress',
    levels: levels(6, 3, 4, 6, 6, 1, 4, 4, 4, 4),
    hitPoints: 26,
    held: ['weapon:hunting-bow', 'weapon:short-sword'],
    worn: 'armour:leather-jerkin',
    pack: ['potion:healing'],
    skills: ['skill:light-foot', 'skill:lock-wise', 'skill:lynx-eye'],
    spells: [],
  },
  'hero:anselme': {
    ...BEGINNER,
    id: 'hero:anselme',
    vocation: 'monk',
    levels: levels(3, 5, 4, 2, 3, 5, 4, 6, 4, 6),
    hitPoints: 28,
    held: ['weapon:club', 'object:apprentices-sceptre'],
    worn: 'armour:studded-habit',
    pack: ['potion:healing', 'potion:curing'],
    skills: ['skill:initiated'],
    spells: ['spell:mend', 'spell:purify', 'spell:shield-of-faith', 'spell:blinding-light'],
  },
  'hero:morgane': {
    ...BEGINNER,
    id: 'hero:morgane',
    vocation: 'witch',
    levels: levels(4, 6, 3, 3, 4, 6, 3, 3, 4, 5),
    hitPoints: 28,
    held: ['weapon:dagger', 'object:sceptre'],
    worn: null,
    pack: ['potion:healing'],
    skills: ['skill:initiated'],
    spells: ['spell:shadow-dart', 'spell:ember-orb', 'spell:veil', 'spell:spark', 'spell:glow'],
  },
};
