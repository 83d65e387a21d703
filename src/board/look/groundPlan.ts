import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import type { Hex } from '../../theme';
import type { Point } from './paths';

/** What a stroke of a board is inlaid with. */
export interface Inlay {
  /** How it is cut: red engraves, green raises. */
  readonly cut: Hex;
  readonly softMm: number;
  readonly metal: Hex;
  readonly alpha: number;
  /** Of the dark seam round it. */
  readonly seamAlpha: number;
}

/** The paint for a part of the board; a width asks for a stroke, null for a filled shape. */
export type InlayPaint = (inlay: Inlay, widthMm: number | null) => SkPaint;

/** How a ground lies and looks, in SkSL. */
export interface GroundPrograms {
  /** `ground(mm)`: height in millimetres and material, 0 to 1. */
  readonly ground: string;
  /** `surface(mm, height, material, ao)`: colour and gloss; `glow(mm, material, nearby)`: light of its own. */
  readonly surface: string;
  readonly isFlooded: boolean;
}

/** One unit of the frame's ornament, 10 mm wide, centred on the middle of the frame. */
export interface Motif {
  readonly svg: string;
  readonly widthMm: number;
}

/** A board as it is to be made, in millimetres. */
export interface GroundPlan {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly programs: GroundPrograms;
  /** Four colours of the ground, read by its own surface program. */
  readonly colours: readonly [Hex, Hex, Hex, Hex];
  readonly frame: Hex;
  readonly motif: Motif;
  /** Where obstacles stand. */
  readonly holes: readonly Point[];
  /** A breath of colour over parts of the ground. */
  tint(canvas: SkCanvas): void;
  /** Everything that is carved into its floor. */
  carve(canvas: SkCanvas, paint: InlayPaint): void;
}

/** The recess round an obstacle of 19 mm. */
export const HOLE_RADIUS_MM = 20.5;
