import { WORKSHOP_LOOKS } from './workshop';

/** Every disc that has a face, by the last part of its content id. */
export const MONSTER_PIECES = [
  'skeleton-warrior',
  'skeleton-archer',
  'zombie',
  'ghoul',
  'crypt-spider',
  'orc',
  'troll',
  'giant-scorpion',
  'centaur',
  'minotaur',
  'cerberus',
  'fire-spirit',
  'fire-demon',
  'vampire',
  'wight',
  'shade',
  'rust-monster',
  'lizard-man',
  'orc-wolf-rider',
  'gargoyle',
  'siren',
  'manticore',
  'phoenix',
  'infernal-acolyte',
  'flame-salamander',
  'sewer-rat',
  'vampire-bat',
  'pit-viper',
  'blood-skull',
  'remorhaz',
  'wyvern',
] as const;

export const HERO_PIECES = [
  'elf',
  'barbarian',
  'thief',
  'wizard',
  'ice-princess',
  'paladin',
  'witch-hunter',
  'sorceress',
  'summoned-skeleton',
  'familiar',
  'war-dog',
] as const;

export const LORD_PIECES = [
  'sorcerer',
  'gorgon',
  'lich',
  'dragon',
  'queen-of-the-underworld',
  'orc-warchief',
  'hydra',
  'shape-shifter',
] as const;

export const SHOT_PIECES = ['missile', 'fireball', 'ice-spike', 'shield'] as const;

/** The obstacle that stands in the holes of each room. */
export const PILLAR_PIECES = [
  'pillar-crypt',
  'pillar-cave',
  'pillar-forge',
  'pillar-ossuary',
  'pillar-temple',
  'pillar-tomb',
] as const;

export type WorkshopPiece = keyof typeof WORKSHOP_LOOKS;
const WORKSHOP_PIECES = Object.keys(WORKSHOP_LOOKS) as WorkshopPiece[];

export const PIECE_IDS = [
  ...MONSTER_PIECES,
  ...HERO_PIECES,
  ...LORD_PIECES,
  ...SHOT_PIECES,
  ...PILLAR_PIECES,
  ...WORKSHOP_PIECES,
] as const;
export type PieceId = (typeof PIECE_IDS)[number];
export type PillarId = (typeof PILLAR_PIECES)[number];

const pillars: ReadonlySet<string> = new Set(PILLAR_PIECES);

export function isPillar(piece: PieceId): piece is PillarId {
  return pillars.has(piece);
}

const glowing: ReadonlySet<PieceId> = new Set(['fireball', 'ice-spike']);

/** It lights the board about it, and flickers. */
export const isGlowing = (piece: PieceId): boolean => glowing.has(piece);

/** As it is, greyed because it has acted, or grey and lying on its side. */
export const PIECE_TONES = ['normal', 'dimmed', 'fallen'] as const;
export type PieceTone = (typeof PIECE_TONES)[number];
