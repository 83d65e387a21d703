import { Skia, type SkCanvas, type SkColorFilter } from '@shopify/react-native-skia';
import { drawDiscBody } from './discBody';
import { drawEmblem } from './emblem';
import { fill } from './paints';
import type { DiscLook, PieceTone, Spot } from './pieceLook';

const RED = 0.213;
const GREEN = 0.715;
const BLUE = 0.072;

/** Takes colour and light out of a picture. 1 and 1 leave it as it is. */
function fade(saturation: number, brightness: number): SkColorFilter {
  const spread = (weight: number): number => weight * (1 - saturation) * brightness;
  const [red, green, blue, own] = [spread(RED), spread(GREEN), spread(BLUE), saturation * brightness] as const;
  const rows = [
    [red + own, green, blue, 0, 0],
    [red, green + own, blue, 0, 0],
    [red, green, blue + own, 0, 0],
    [0, 0, 0, 1, 0],
  ];
  return Skia.ColorFilter.MakeMatrix(rows.flat());
}

const TONES = {
  dimmed: { saturation: 0.5, brightness: 0.74 },
  fallen: { saturation: 0.1, brightness: 0.66 },
} as const;

/** The light of a glowing disc on the board about it. It swells from 0 to 1 and sinks again. */
export function drawGlow(
  canvas: SkCanvas,
  { x, y, radius }: Spot,
  { livery: { glow } }: DiscLook,
  swell: number,
): void {
  if (!glow) return;
  const soft = { color: glow, alpha: 0.62 + 0.22 * swell, blur: radius * (0.3 + 0.1 * swell) };
  canvas.drawCircle(x, y, radius * (1.06 + 0.08 * swell), fill(soft));
}

function drawWhole(canvas: SkCanvas, spot: Spot, look: DiscLook, isFallen: boolean): void {
  drawDiscBody(canvas, spot, look);
  canvas.save();
  if (isFallen) canvas.rotate(90, spot.x, spot.y);
  drawEmblem(canvas, spot, look);
  canvas.restore();
  look.trim?.(canvas, spot);
}

/** A disc with its emblem, without shadow or marks. Baked once for each size and tone. */
export function drawDisc(canvas: SkCanvas, spot: Spot, look: DiscLook, tone: PieceTone = 'normal'): void {
  if (tone === 'normal') {
    drawWhole(canvas, spot, look, false);
    return;
  }
  const { saturation, brightness } = TONES[tone];
  const veil = Skia.Paint();
  veil.setColorFilter(fade(saturation, brightness));
  canvas.saveLayer(veil);
  drawWhole(canvas, spot, look, tone === 'fallen');
  canvas.restore();
}
