import type { DiscProps } from '../../game';
import { DiscImage } from '../../kit/disc';
import { FACES } from './catalogue/discs';
import { pieceOf } from './gymPieces';

/** A disc of a flick, beside words that name it. */
export const GymDiscFace = ({ disc, sizePt, tone }: DiscProps<'gym'>) => (
  <DiscImage sheet={FACES} piece={pieceOf(disc)} sizePt={sizePt} tone={tone} />
);
