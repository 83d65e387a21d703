import type { Quarters } from '../../lib';
import type { Life, PieceTone } from '../look';
import type { DiscId } from '../../rules/flicking';

/** A small disc that another one carries: what sits on it, or what it has swallowed. */
export interface Aboard {
  /** What it is known by, on the board too. */
  readonly id: DiscId;
  /** What it looks like, by its name in the catalogue. */
  readonly piece: string;
  readonly tone: PieceTone;
}

/** A disc or an obstacle, as it is to be seen. What it may do is decided elsewhere. */
export interface ScenePiece {
  readonly id: DiscId;
  /** What it looks like, by its name in the catalogue. */
  readonly piece: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  readonly isFlickable: boolean;
  /** By their names in the catalogue. */
  readonly marks: readonly string[];
  /** Shown as a gauge at the rim when there is more than one life to lose. */
  readonly life?: Life;
  /** How far what lies loose on it has slipped from its middle; left out: not at all. */
  readonly slipMm?: { readonly x: number; readonly y: number };
  /** Small, side by side on its rim. */
  readonly aboard?: readonly Aboard[];
}

/** Where something is to come to rest: between two circles. */
export interface TargetRing {
  readonly xMm: number;
  readonly yMm: number;
  readonly innerMm: number;
  readonly outerMm: number;
}

/** A table at rest. Millimetres from its top left corner, y downwards. */
export interface BoardScene {
  /** What it is played on, by its name in the catalogue. */
  readonly ground: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** How far the picture of its ground goes beyond it on each side: walls stand there. Left out: not at all. */
  readonly rimMm?: number;
  /**
   * How far it may lie turned clockwise before whoever looks: so as it is seen largest, the first of those that are alike.
   * Left out: it is never turned.
   */
  readonly lies?: readonly Quarters[];
  readonly pieces: readonly ScenePiece[];
  /** Drawn on the ground; left out: none. */
  readonly targets?: readonly TargetRing[];
}

/** Where a disc left the board and came back. */
export interface ExitMark {
  readonly xMm: number;
  readonly yMm: number;
}
