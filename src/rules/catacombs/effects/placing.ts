import { refuse, type Refusal } from '../../machine';
import { BOARD_MM, firstPlace, type PieceToPlace, type RectMm } from '../../flicking';
import { pieceOf, REACH_MM, takenPlaces } from '../model/queries';
import type { Catacombs } from '../model/model';

export const WHOLE_BOARD: RectMm = { xMm: 0, yMm: 0, widthMm: BOARD_MM.width, heightMm: BOARD_MM.height };

/** Within 2.5 cm of a piece, rim to rim, on a legal spot (BASE-145, BASE-319). */
export function nearPiece(model: Catacombs, id: string, radiusMm: number, origin: string): PieceToPlace {
  const { xMm, yMm, radiusMm: originRadiusMm } = pieceOf(model, origin);
  return {
    id,
    radiusMm,
    regions: [{ kind: 'near', xMm, yMm, radiusMm: originRadiusMm, maxGapMm: REACH_MM }],
    keepsOff: [],
    edgeGapMm: 0,
    within: null,
  };
}

export const anywhere = (id: string, radiusMm: number): PieceToPlace => ({
  id,
  radiusMm,
  regions: [{ kind: 'inside', rect: WHOLE_BOARD }],
  keepsOff: [],
  edgeGapMm: 0,
  within: null,
});

/** What a card would put down needs a legal spot for it. */
export const whyNoRoom = (model: Catacombs, piece: PieceToPlace, rule: string): Refusal | null =>
  firstPlace(piece, takenPlaces(model)) === null ? refuse('noRoomBeside', rule) : null;
