import type { Hex } from './colour';

/** What is carved round a rim: a family is told by its relief as well as by its colour. */
export const RIM_PATTERNS = ['stitches', 'teeth', 'wave', 'flames', 'dots', 'beads', 'diamonds', 'plain'] as const;
export type RimPattern = (typeof RIM_PATTERNS)[number];

export const FAMILY_IDS = [
  'undead',
  'dungeon',
  'mythological',
  'infernal',
  'vermin',
  'hero',
  'lord',
  'missile',
  'fireball',
  'ice',
  'shield',
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

export interface Family {
  readonly rim: Hex;
  /** The colour of the relief carved into the rim. */
  readonly carving: Hex;
  readonly pattern: RimPattern;
  readonly face: Hex;
  readonly ink: Hex;
  /** A painted face hides the wood; a bare one shows its grain. */
  readonly isPainted: boolean;
  readonly glow: Hex | null;
}

/** Monsters are burnt dark into ivory; heroes are ivory on a dark colour: the inversion tells the sides apart. */
export const FACE = { ivory: '#efe2c2', ink: '#20130e', heroInk: '#fbeecb' } as const;

const monster = (rim: Hex, carving: Hex, pattern: RimPattern): Family => ({
  rim,
  carving,
  pattern,
  face: FACE.ivory,
  ink: FACE.ink,
  isPainted: false,
  glow: null,
});

const shot = (rim: Hex, carving: Hex, face: Hex, ink: Hex, glow: Hex | null = null): Family => ({
  rim,
  carving,
  pattern: 'plain',
  face,
  ink,
  isPainted: true,
  glow,
});

export const FAMILIES: Readonly<Record<FamilyId, Family>> = {
  undead: monster('#8b8f94', '#e3e2da', 'stitches'),
  dungeon: monster('#2f7a3c', '#a7d08a', 'teeth'),
  mythological: monster('#2459b0', '#b8d4ff', 'wave'),
  infernal: monster('#d9601a', '#ffd27a', 'flames'),
  vermin: monster('#6b4423', '#d8a76a', 'dots'),
  hero: {
    rim: '#efe0b8',
    carving: '#b9862a',
    pattern: 'beads',
    face: '#4a4440',
    ink: FACE.heroInk,
    isPainted: true,
    glow: null,
  },
  lord: {
    rim: '#17130f',
    carving: '#e0ae3e',
    pattern: 'diamonds',
    face: '#1b1613',
    ink: '#f0c45a',
    isPainted: true,
    glow: null,
  },
  missile: shot('#e8b820', '#7a5608', '#ffe27a', '#4a3204'),
  fireball: shot('#e2560e', '#ffd27a', '#ff9a2e', '#4a1202', '#ff7a1a'),
  ice: shot('#25a6c4', '#e8fbff', '#bdf1fb', '#083a4c', '#5fdcf5'),
  shield: shot('#6a35a0', '#d8b8ff', '#c9a2ee', '#2a0c4c'),
};

/** The dark face of each hero and of each hero's companions. */
export const HERO_FACES = {
  elf: '#24512f',
  barbarian: '#7a2018',
  thief: '#4b3068',
  wizard: '#1f3f7a',
  'ice-princess': '#14586b',
  paladin: '#6b4a12',
  sorceress: '#6a1f52',
  'witch-hunter': '#3b4a1c',
  'summoned-skeleton': '#4a4440',
  familiar: '#1f4f58',
  'war-dog': '#5a4326',
} as const satisfies Readonly<Record<string, Hex>>;
