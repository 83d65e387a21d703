import type { PieceTone } from '../../../../board';
import { DiscFace } from '../cards';
import { pieceIdOf } from './pieceIdOf';

export interface FaceProps {
  /** A piece, the card of one, or one of several on a card: `monster:orc-2`, `monster:orc`, `monster:orc#1`. */
  readonly id: string;
  readonly sizePt: number;
  readonly tone?: PieceTone;
}

/** The disc of a piece. */
export const Face = ({ id, sizePt, tone }: FaceProps) => <DiscFace piece={pieceIdOf(id)} sizePt={sizePt} tone={tone} />;
