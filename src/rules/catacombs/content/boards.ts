import type { Vec2 } from '../../../lib';
import type { Board, RectMm } from '../../flicking';
import type { BoardId } from '../words/boards';

/** Boards are portrait: heroes at the bottom. Their edges are open, with no walls to bounce from (BASE-180). */
export const BOARD: Board = { widthMm: 300, heightMm: 450, edge: 'open' };

/** A full-width third at the Overseer's edge, and a strip at the heroes' (BASE-072). */
export const MONSTER_ZONE: RectMm = { xMm: 0, yMm: 0, widthMm: BOARD.widthMm, heightMm: BOARD.heightMm / 3 };
export const HERO_ZONE: RectMm = { xMm: 50, yMm: 390, widthMm: 200, heightMm: 60 };

/** Only six obstacle discs exist (BASE-186). */
export const MAX_HOLES = 6;

/** Where obstacles stand. */
export const BOARD_HOLES: Readonly<Record<BoardId, readonly Vec2[]>> = {
  crypt: [
    { x: 70, y: 200 },
    { x: 230, y: 200 },
    { x: 70, y: 330 },
    { x: 230, y: 330 },
  ],
  cave: [
    { x: 64, y: 196 },
    { x: 220, y: 178 },
    { x: 104, y: 334 },
    { x: 238, y: 318 },
  ],
  forge: [
    { x: 74, y: 192 },
    { x: 226, y: 192 },
    { x: 98, y: 336 },
    { x: 202, y: 336 },
    { x: 46, y: 266 },
  ],
  ossuary: [
    { x: 150, y: 178 },
    { x: 62, y: 220 },
    { x: 238, y: 220 },
    { x: 80, y: 330 },
    { x: 220, y: 330 },
    { x: 150, y: 354 },
  ],
  temple: [
    { x: 80, y: 190 },
    { x: 220, y: 190 },
    { x: 80, y: 340 },
    { x: 220, y: 340 },
  ],
  tomb: [
    { x: 60, y: 190 },
    { x: 240, y: 190 },
    { x: 60, y: 265 },
    { x: 240, y: 265 },
    { x: 60, y: 340 },
    { x: 240, y: 340 },
  ],
};
