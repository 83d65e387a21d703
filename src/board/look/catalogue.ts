import type { Ground } from './ground';
import type { MarkLook } from './markLook';
import type { PieceLook } from './pieceLook';
import type { TurnMark } from './turnMarks';

/** What a game hands in to be drawn, each thing by its name. */
export interface BoardCatalogue {
  readonly pieces: Readonly<Record<string, PieceLook>>;
  /** In the order in which they are laid on one another; those of any turn are the board's own (`TURN_MARKS`). */
  readonly marks: Readonly<Record<TurnMark, MarkLook>> & Readonly<Record<string, MarkLook>>;
  readonly grounds: Readonly<Record<string, Ground>>;
}

export function pieceIn({ pieces }: BoardCatalogue, name: string): PieceLook {
  const piece = pieces[name];
  if (piece === undefined) throw new Error(`no piece is called ${name}`);
  return piece;
}

export function markIn({ marks }: BoardCatalogue, name: string): MarkLook {
  const mark: MarkLook | undefined = marks[name];
  if (mark === undefined) throw new Error(`no mark is called ${name}`);
  return mark;
}

export function groundIn({ grounds }: BoardCatalogue, name: string): Ground {
  const ground = grounds[name];
  if (ground === undefined) throw new Error(`no ground is called ${name}`);
  return ground;
}
