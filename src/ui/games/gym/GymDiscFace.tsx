import type { DiscProps } from '../../game';
import { DiscImage } from '../../kit/disc';
import { PIECES } from './catalogue/pieces';
import { pieceOf } from './gymPieces';

/** A disc of a flick, beside words that name it. */
export const GymDiscFace = ({ disc, sizePt, tone }: DiscProps<'gym'>) => (
  <DiscImage look={PIECES[pieceOf(disc)]} sizePt={sizePt} tone={tone} />
);
