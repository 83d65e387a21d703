import type { BoardId } from '../../../../rules/catacombs';
import { LIVERIES, type Hex, type Livery } from '../../../../theme';

/** How the discs of each family are turned; heroes, Lords and what is shot are families of their own. */
export const FAMILIES = {
  undead: LIVERIES.ash,
  dungeon: LIVERIES.moss,
  mythological: LIVERIES.azure,
  infernal: LIVERIES.ember,
  vermin: LIVERIES.bark,
  hero: LIVERIES.ivory,
  lord: LIVERIES.ebony,
  missile: LIVERIES.amber,
  fireball: LIVERIES.blaze,
  ice: LIVERIES.frost,
  shield: LIVERIES.violet,
} as const satisfies Readonly<Record<string, Livery>>;
export type FamilyId = keyof typeof FAMILIES;

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

/** The round ground of an icon on a card, by what the icon stands for. */
export const STEP = {
  punch: '#8a2018',
  missile: '#24508c',
  fireball: '#b8480e',
  commandUndead: '#3d3f45',
  iceSpike: '#14586b',
  move: '#4d4842',
  effect: '#57308a',
  ability: '#2c5a2c',
} as const satisfies Readonly<Record<string, Hex>>;

/** The frame of a card, by what it is a card of. */
export const CARD_FRAMES = {
  equipment: '#6b4a2a',
  artefact: '#4f5a1e',
  spell: '#2c3f86',
  room: '#43424c',
  hero: '#8a6420',
} as const satisfies Readonly<Record<string, Hex>>;

export interface BoardColours {
  /** Four colours of the ground, read by the board's own surface program. */
  readonly ground: readonly [Hex, Hex, Hex, Hex];
  readonly frame: Hex;
  /** The heroes' metal: the inlay of their zone and of the medallion. */
  readonly inlay: Hex;
  /** The monsters' enamel. */
  readonly threat: Hex;
  readonly pillar: Hex;
}

const BRASS: Hex = '#e3bb62';
const ENAMEL: Hex = '#93170c';
const LAPIS: Hex = '#2a6596';

/** The six board faces, named by what they are made of. */
export const BOARDS: Readonly<Record<BoardId, BoardColours>> = {
  crypt: {
    ground: ['#3a3b42', '#6e6c6e', '#7d7163', '#15151a'],
    frame: '#43424c',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#8a8680',
  },
  cave: {
    ground: ['#2b2a28', '#6b6357', '#26371a', '#62783a'],
    frame: '#5a4028',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#857f6a',
  },
  forge: {
    ground: ['#151214', '#43393a', '#5a4036', '#0c0a0b'],
    frame: '#3d3837',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#6b5f5c',
  },
  ossuary: {
    ground: ['#271c16', '#5a4534', '#5f4c38', '#b29e7e'],
    frame: '#33231c',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#9a8a70',
  },
  temple: {
    ground: ['#2f4b50', '#6f8380', '#b6beb0', '#0e2f38'],
    frame: '#6a5a3a',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#8fa39c',
  },
  tomb: {
    ground: ['#4c3a27', '#846842', '#735731', '#a58049'],
    frame: '#6d4f30',
    inlay: LAPIS,
    threat: ENAMEL,
    pillar: '#8f7a58',
  },
};
