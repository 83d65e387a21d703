import type { Hex } from './colour';

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

/** The frame and the panel of cards that belong to no family. */
export const CARD = {
  equipment: '#6b4a2a',
  artefact: '#4f5a1e',
  spell: '#2c3f86',
  poison: '#3f6a1a',
  room: '#43424c',
  hero: '#8a6420',
  heading: '#fff3d8',
  icon: '#fffaf0',
  badge: '#fff3d6',
  edge: '#2a160a',
  heart: '#e0301f',
  heartLight: '#ff9a86',
  heartDark: '#8a0f08',
  heartLost: '#4a3a34',
  coinLight: '#fff0b0',
  coin: '#f0b93c',
  coinDark: '#a8701a',
  coinEdge: '#5a3804',
  artLight: '#fff4d0',
  artDark: '#e0b45a',
} as const satisfies Readonly<Record<string, Hex>>;
