import type { Board } from '../../flicking';

/** Boards are portrait: heroes at the bottom. Their edges are open, with no walls to bounce from (BASE-180). */
export const BOARD: Board = { widthMm: 300, heightMm: 450, edge: 'open' };
