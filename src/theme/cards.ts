import type { Hex } from './colour';

/** Of cards whatever they are of. */
export const CARD = {
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
