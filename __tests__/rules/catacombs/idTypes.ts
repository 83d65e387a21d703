import type { ActionName, CardId, PieceId } from '../../../src/rules/catacombs';
import type { OptionId } from '../../../src/rules/machine';

/** Nobody runs this: what must not compile says so, and the check of the types fails where it does compile. */

// @ts-expect-error a Room card lies on no board
export const pieceOfCard = (card: CardId): PieceId => card;
// @ts-expect-error an option may be about several things
export const pieceOfOption = (option: OptionId): PieceId => option;
// @ts-expect-error what a piece does is not the piece
export const pieceOfAction = (action: ActionName): PieceId => action;
// @ts-expect-error a piece is no Room card
export const cardOfPiece = (piece: PieceId): CardId => piece;
// @ts-expect-error nor is it what it does
export const actionOfPiece = (piece: PieceId): ActionName => piece;

/** What is written out, comes from a file or leaves for the log is a plain word. */
export const writtenOut: PieceId = 'monster:orc-1';
export const fromWords = (word: string): PieceId => word;
export const toWords = (piece: PieceId): string => piece;
