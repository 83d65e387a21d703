import { DiscImage, type DiscImageProps } from '../../../../kit/disc';
import { PIECES, type PieceId } from '../../catalogue';

export interface DiscFaceProps extends Omit<DiscImageProps, 'look'> {
  readonly piece: PieceId;
}

/** A disc of Catacombs beside words that name it. */
export const DiscFace = ({ piece, ...rest }: DiscFaceProps) => <DiscImage look={PIECES[piece]} {...rest} />;
