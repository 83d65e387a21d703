import type { SkCanvas } from '@shopify/react-native-skia';
import type { Hex, Livery } from '../../theme';

/** Where a disc is drawn: its centre and its radius, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** As it is; greyed because it has acted; grey and lying on its side. */
export const PIECE_TONES = ['normal', 'dimmed', 'fallen'] as const;
export type PieceTone = (typeof PIECE_TONES)[number];

/** One icon of an emblem; offsets and size are shares of the emblem's box. */
export interface EmblemLayer {
  /** As SVG, in any square. */
  readonly outline: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly isMirrored: boolean;
  readonly turnDeg: number;
}

export type Emblem = readonly EmblemLayer[];

/** What tells one disc from another. */
export interface DiscLook {
  readonly kind: 'disc';
  /** It only chooses the grain. */
  readonly name: string;
  readonly livery: Livery;
  readonly face: Hex;
  readonly emblem: Emblem;
  /** How it may come to look in play, besides how it looks now: baked with it. */
  readonly tones: readonly PieceTone[];
  /** Marks that it may come to wear, besides those of any turn: baked with it. */
  readonly likely: readonly string[];
  /** What is fixed on its rim, over its emblem. */
  readonly trim?: (canvas: SkCanvas, spot: Spot) => void;
}

/** A standing stone that is in the way. */
export interface PillarLook {
  readonly kind: 'pillar';
  /** It only chooses the grain. */
  readonly name: string;
  readonly stone: Hex;
}

/** A loose piece that is no turned disc: it is drawn by itself, and lifts and slides as a disc does. */
export interface CarvedLook {
  readonly kind: 'carved';
  readonly name: string;
  readonly draw: (canvas: SkCanvas, spot: Spot) => void;
}

export type PieceLook = DiscLook | PillarLook | CarvedLook;

/** Layers of an emblem, from icons by their names. */
export const layersOf =
  <Icon extends string>(outlines: Readonly<Record<Icon, string>>) =>
  (icon: Icon, size = 1, x = 0, y = 0, more: Partial<EmblemLayer> = {}): EmblemLayer => ({
    outline: outlines[icon],
    size,
    x,
    y,
    isMirrored: false,
    turnDeg: 0,
    ...more,
  });
