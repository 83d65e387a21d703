import { bakePiece, type PieceTone } from '../../../../../board';
import { bakedOnce, type BakedUri } from '../../../../kit/glyph';
import { PIECES, type PieceId } from '../../catalogue';

const baked = bakedOnce('disc');

function draw(piece: PieceId, sidePx: number, tone: PieceTone): string {
  const image = bakePiece(PIECES[piece], sidePx, tone);
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  return uri;
}

/** A disc's face as an image that every platform can show in a list; each is drawn once for each size and tone. */
export const discPicture = (piece: PieceId, sidePx: number, tone: PieceTone = 'normal'): BakedUri =>
  baked(`${piece} ${sidePx} ${tone}`, () => draw(piece, sidePx, tone));
