import type { GameSummary } from '../../../../session/catacombs';
import { BoardFace } from '../cards';
import { sceneOf } from '../pieces/sceneOf';

export interface SummaryPictureProps {
  readonly summary: GameSummary;
  readonly widthPt: number;
}

/** The board as it stands in a game, small. */
export function SummaryPicture({ summary: { table }, widthPt }: SummaryPictureProps) {
  const { ground, pieces } = sceneOf(table);
  return <BoardFace board={ground} faces={pieces} widthPt={widthPt} />;
}
