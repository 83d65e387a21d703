import type { Hex } from './colour';

/** What is carved round a rim: a livery is told by its relief as well as by its colour. */
export const RIM_PATTERNS = [
  'stitches',
  'teeth',
  'wave',
  'flames',
  'dots',
  'beads',
  'diamonds',
  'plain',
  'ribs',
] as const;
export type RimPattern = (typeof RIM_PATTERNS)[number];

/** How a disc is turned and painted. */
export interface Livery {
  readonly rim: Hex;
  /** The colour of the relief carved into the rim. */
  readonly carving: Hex;
  readonly pattern: RimPattern;
  readonly face: Hex;
  readonly ink: Hex;
  /** A painted face hides the wood; a bare one shows its grain. */
  readonly isPainted: boolean;
  /** Its emblem is of gold leaf. */
  readonly isGilt: boolean;
  readonly glow: Hex | null;
}

/** An emblem is burnt dark into ivory, or ivory on a dark colour: the inversion tells two sides apart. */
export const FACE = { ivory: '#efe2c2', ink: '#20130e', paleInk: '#fbeecb' } as const;

const bare = (rim: Hex, carving: Hex, pattern: RimPattern): Livery => ({
  rim,
  carving,
  pattern,
  face: FACE.ivory,
  ink: FACE.ink,
  isPainted: false,
  isGilt: false,
  glow: null,
});

const plain = (rim: Hex, carving: Hex, face: Hex, ink: Hex, glow: Hex | null = null): Livery => ({
  rim,
  carving,
  pattern: 'plain',
  face,
  ink,
  isPainted: true,
  isGilt: false,
  glow,
});

/** The shelf from which games take the discs of a kind, named by the colour of the rim. */
export const LIVERIES = {
  ash: bare('#8b8f94', '#e3e2da', 'stitches'),
  moss: bare('#2f7a3c', '#a7d08a', 'teeth'),
  /** The blue and grey of bone faces. */
  cobalt: { ...bare('#2c5fb4', '#eaf0f6', 'ribs'), ink: '#0f2550' },
  slate: bare('#6d7178', '#f3ead2', 'ribs'),
  azure: bare('#2459b0', '#b8d4ff', 'wave'),
  ember: bare('#d9601a', '#ffd27a', 'flames'),
  bark: bare('#6b4423', '#d8a76a', 'dots'),
  /** Its face is for each disc to choose. */
  ivory: {
    rim: '#efe0b8',
    carving: '#b9862a',
    pattern: 'beads',
    face: '#4a4440',
    ink: FACE.paleInk,
    isPainted: true,
    isGilt: false,
    glow: null,
  },
  ebony: {
    rim: '#17130f',
    carving: '#e0ae3e',
    pattern: 'diamonds',
    face: '#1b1613',
    ink: '#f0c45a',
    isPainted: true,
    isGilt: true,
    glow: null,
  },
  amber: plain('#e8b820', '#7a5608', '#ffe27a', '#4a3204'),
  blaze: plain('#e2560e', '#ffd27a', '#ff9a2e', '#4a1202', '#ff7a1a'),
  frost: plain('#25a6c4', '#e8fbff', '#bdf1fb', '#083a4c', '#5fdcf5'),
  olive: plain('#5b7a1e', '#dfe9a0', '#e6edb2', '#22300a'),
  surf: { ...plain('#1f7fae', '#d8f4ff', '#a9dcf2', '#06304a'), pattern: 'wave' },
  deep: { ...plain('#16326e', '#f6e3a8', '#173f86', '#eaf6ff', '#4fb4ff'), pattern: 'wave' },
  violet: plain('#6a35a0', '#d8b8ff', '#c9a2ee', '#2a0c4c'),
} as const satisfies Readonly<Record<string, Livery>>;
