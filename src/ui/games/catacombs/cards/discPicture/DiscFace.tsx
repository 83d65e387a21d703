import { DiscImage, type DiscImageProps } from '../../../../kit/disc';
import { FACES } from '../../catalogue/discs';
import type { PieceId } from '../../catalogue';

export interface DiscFaceProps extends Omit<DiscImageProps, 'sheet'> {
  readonly piece: PieceId;
}

/** A disc of Catacombs beside words that name it. */
export const DiscFace = (props: DiscFaceProps) => <DiscImage sheet={FACES} {...props} />;
