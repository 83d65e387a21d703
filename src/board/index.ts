export type { Launch } from './aim/launch';
export type { AimAid, BoardViewProps, LiveAim } from './view/boardViewProps';
export { BoardView } from './view/BoardView';
export type { BoardScene, ExitMark, ScenePiece } from './view/scene';
export { MARK_IDS, PIECE_IDS, isPillar, type MarkId, type PieceId } from './sprites';
