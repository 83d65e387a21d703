import { readFile } from 'node:fs/promises';
import { Skia, type SkCanvas, type SkFont, type SkPaint } from '@shopify/react-native-skia';
import { fill, linear, stroke } from '../../../src/board/look/paints';
import { LOGO_GOLD, UI } from '../../../src/theme';
import { NAME } from '../../../src/ui/title/scene';

const TEXT = 'Pichenette';
const FACE = 'assets/fonts/GrenzeGotisch-Black.ttf';
/** A face is hinted for the size it is set at: letters are drawn large and scaled down. */
const SET_AT = 100;

const SHADOWS = [
  { x: 0.05, y: 0.12, blur: 0.12, alpha: 0.8 },
  { x: 0.026, y: 0.053, blur: 0.033, alpha: 0.85 },
] as const;

async function loadFace(): Promise<SkFont> {
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(await readFile(FACE)));
  if (typeface === null) throw new Error(`${FACE} is not a face`);
  return Skia.Font(typeface, SET_AT);
}

const gold = (top: number, foot: number): SkPaint =>
  fill({ shader: linear([0, top * SET_AT], [0, foot * SET_AT], LOGO_GOLD, [0, 0.3, 0.55, 0.72, 1]) });

/** The game's name in worn gold, with a dark rim, standing a little above the table. */
export async function logotype(): Promise<(canvas: SkCanvas) => void> {
  const font = await loadFace();
  const x = (NAME.width * SET_AT - font.getTextWidth(TEXT)) / 2;
  const rim = linear([0, -0.7 * SET_AT], [0, 0.2 * SET_AT], [UI.buttonEdge, UI.buttonMiddle, UI.brassDark]);
  return (canvas) => {
    const write = (paint: SkPaint, dx = 0, dy = 0): void => canvas.drawText(TEXT, x + dx, dy, paint, font);
    canvas.save();
    canvas.scale(1 / SET_AT, 1 / SET_AT);
    canvas.translate(0, NAME.baseline * SET_AT);
    for (const { x: dx, y: dy, blur, alpha } of SHADOWS) {
      write(fill({ alpha, blur: blur * SET_AT }), dx * SET_AT, dy * SET_AT);
    }
    write(stroke({ color: UI.buttonInk, width: SET_AT * 0.11 }));
    write(stroke({ shader: rim, width: SET_AT * 0.06 }));
    write(gold(-0.72, 0.22));
    canvas.restore();
  };
}
