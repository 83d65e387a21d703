import type { RoomId } from '../../theme';
import type { Life } from '../look';
import type { MarkId, PieceId, PieceTone } from '../sprites';

/** A small disc that another one carries: what sits on it, or what it has swallowed. */
export interface Aboard {
  /** What it is known by, on the board too. */
  readonly id: string;
  readonly piece: PieceId;
  readonly tone: PieceTone;
}

/** A disc or an obstacle, as it is to be seen. What it may do is decided elsewhere. */
export interface ScenePiece {
  readonly id: string;
  readonly piece: PieceId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  readonly isFlickable: boolean;
  readonly marks: readonly MarkId[];
  /** Shown as a gauge at the rim when there is more than one life to lose. */
  readonly life?: Life;
  /** How far the ice on a frozen disc has slipped from its middle; left out: not at all. */
  readonly slipMm?: { readonly x: number; readonly y: number };
  /** Small, side by side on its rim. */
  readonly aboard?: readonly Aboard[];
}

/** A table at rest. Millimetres from its top left corner, y downwards. */
export interface BoardScene {
  readonly room: RoomId;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pieces: readonly ScenePiece[];
}

/** Where a disc left the board and came back. */
export interface ExitMark {
  readonly xMm: number;
  readonly yMm: number;
}
