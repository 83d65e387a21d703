import { bakePiece, type PieceTone } from '../../../board';
import { bakedOnce, type BakedUri } from '../glyph';

/** A look out of the catalogue of a game. */
export type PieceLook = Parameters<typeof bakePiece>[0];

const baked = bakedOnce('disc');

const numbers = new WeakMap<PieceLook, number>();
let count = 0;

/** Two games may call two discs by one name: a look is known by itself. */
function numberOf(look: PieceLook): number {
  const number = numbers.get(look) ?? count++;
  numbers.set(look, number);
  return number;
}

function draw(look: PieceLook, sidePx: number, tone: PieceTone): string {
  const image = bakePiece(look, sidePx, tone);
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  return uri;
}

/** A disc's face as an image that every platform can show in a list; each is drawn once for each size and tone. */
export const discPicture = (look: PieceLook, sidePx: number, tone: PieceTone = 'normal'): BakedUri =>
  baked(`${numberOf(look)} ${sidePx} ${tone}`, () => draw(look, sidePx, tone));
