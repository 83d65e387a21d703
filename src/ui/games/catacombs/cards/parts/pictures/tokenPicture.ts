import { PaintStyle, Skia, TileMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import { CARD, type Hex } from '../../../../../../theme';
import { paintedOnce, type Picture } from '../../../../../kit/glyph';

/** The small things that are counted: a life, a life lost, a coin. */
export type TokenId = 'heart' | 'heartLost' | 'coin';

const HEART =
  'M0 .92C-.55 .45 -1 .08 -1 -.38C-1 -.74 -.74 -.95 -.48 -.95C-.25 -.95 -.08 -.82 0 -.62C.08 -.82 .25 -.95 .48 -.95C.74 -.95 1 -.74 1 -.38C1 .08 .55 .45 0 .92Z';
const GLINT = 'M-.7 -.42Q-.62 -.74 -.36 -.72';
const CROWN = 'M-.5 .38L-.62 -.34L-.24 -.04L0 -.46L.24 -.04L.62 -.34L.5 .38Z';
/** A token is drawn in a square of side 2; its edge needs a little more. */
const REACH = 1.24;

const painted = paintedOnce('token');

function ink(colour: Hex, alpha = 1): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  paint.setAlphaf(alpha);
  return paint;
}

function line(colour: Hex, width: number, alpha = 1): SkPaint {
  const paint = ink(colour, alpha);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  return paint;
}

function drawPath(canvas: SkCanvas, outline: string, paint: SkPaint): void {
  const path = Skia.Path.MakeFromSVGString(outline);
  if (path === null) throw new Error('a token’s outline is not a path');
  canvas.drawPath(path, paint);
}

function drawHeart(canvas: SkCanvas): void {
  drawPath(canvas, HEART, line(CARD.edge, 0.42));
  const body = ink(CARD.heart);
  const colours = [CARD.heartLight, CARD.heart, CARD.heartDark].map((colour) => Skia.Color(colour));
  body.setShader(Skia.Shader.MakeRadialGradient(Skia.Point(-0.35, -0.45), 1.7, colours, null, TileMode.Clamp));
  drawPath(canvas, HEART, body);
  drawPath(canvas, GLINT, line(CARD.icon, 0.16, 0.75));
}

/** A life that is gone is an empty shape, not only a darker one. */
function drawHeartLost(canvas: SkCanvas): void {
  drawPath(canvas, HEART, ink(CARD.heartLost, 0.35));
  drawPath(canvas, HEART, line(CARD.heartLost, 0.26));
}

function drawCoin(canvas: SkCanvas): void {
  canvas.drawCircle(0, 0, 1, ink(CARD.coinEdge));
  const face = ink(CARD.coin);
  const colours = [CARD.coinLight, CARD.coin, CARD.coinDark].map((colour) => Skia.Color(colour));
  face.setShader(Skia.Shader.MakeLinearGradient(Skia.Point(-1, -1), Skia.Point(1, 1), colours, null, TileMode.Clamp));
  canvas.drawCircle(0, 0, 0.92, face);
  canvas.drawCircle(0, 0, 0.66, line(CARD.coinEdge, 0.1, 0.75));
  drawPath(canvas, CROWN, ink(CARD.coinEdge));
}

const DRAWINGS: Readonly<Record<TokenId, (canvas: SkCanvas) => void>> = {
  heart: drawHeart,
  heartLost: drawHeartLost,
  coin: drawCoin,
};

function draw(id: TokenId, sidePx: number): string {
  const surface = Skia.Surface.Make(sidePx, sidePx);
  if (surface === null) throw new Error(`no surface of ${sidePx} px`);
  const canvas = surface.getCanvas();
  canvas.translate(sidePx / 2, sidePx / 2);
  canvas.scale(sidePx / 2 / REACH, sidePx / 2 / REACH);
  DRAWINGS[id](canvas);
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}

/** A token as an image; each is drawn once for each size. */
export const tokenPicture = (id: TokenId, sidePx: number): Picture =>
  painted(`${id} ${sidePx}`, () => draw(id, sidePx));
