import { bakePiece, type PieceId, type PieceTone } from '../../../board';

const baked = new Map<string, string>();

/** A disc's face as an image that every platform can show in a list; each is drawn once for each size and tone. */
export function discPicture(piece: PieceId, sidePx: number, tone: PieceTone = 'normal'): string {
  const key = `${piece} ${sidePx} ${tone}`;
  const known = baked.get(key);
  if (known !== undefined) return known;
  const image = bakePiece(piece, sidePx, tone);
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  baked.set(key, uri);
  return uri;
}
