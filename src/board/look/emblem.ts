import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import type { Hex } from '../../theme';
import { drawIcon, inkOf, type IconInk } from './icons';
import { fill, linear, stroke } from './paints';
import type { DiscLook, Emblem, EmblemLayer, Spot } from './pieceLook';

/** The emblem's box, in radii. */
const BOX = 1.12;
const SMALL_BOX = 1.16;
/** Below this diameter an emblem is drawn larger, bolder and flat. */
const SMALL_PX = 48;
const BOLD = 0.028;
/** An upper layer clears this much round itself, so that it reads against the one below. */
const CLEARING = 0.1;
const EMBOSS = { x: 0.012, y: 0.016, alpha: 0.28 };
const GOLD_LEAF = { stops: ['#fff0b4', '#f2c355', '#c4872a', '#f0c25e'], at: [0, 0.35, 0.78, 1] } as const;

type InkFor = (ink: IconInk, layer: EmblemLayer) => SkPaint;

const flat =
  (color: Hex, alpha = 1): InkFor =>
  () =>
    fill({ color, alpha });

const outline =
  (color: Hex, share: number): InkFor =>
  (ink, { size }) =>
    stroke({ color, width: (share * Math.max(ink.width, ink.height)) / size });

const goldLeaf: InkFor = ({ centreX, centreY, width, height }) =>
  fill({
    shader: linear(
      [centreX - width * 0.3, centreY - height / 2],
      [centreX + width * 0.3, centreY + height / 2],
      GOLD_LEAF.stops,
      GOLD_LEAF.at,
    ),
  });

function drawLayer(canvas: SkCanvas, layer: EmblemLayer, box: number, inks: readonly InkFor[]): void {
  canvas.save();
  canvas.translate(layer.x * box, layer.y * box);
  if (layer.isMirrored) canvas.scale(-1, 1);
  canvas.rotate(layer.turnDeg, 0, 0);
  for (const ink of inks) drawIcon(canvas, layer.outline, 0, 0, box * layer.size, ink(inkOf(layer.outline), layer));
  canvas.restore();
}

function drawLayers(canvas: SkCanvas, emblem: Emblem, box: number, ink: InkFor, clearing: InkFor | null): void {
  emblem.forEach((layer, index) => drawLayer(canvas, layer, box, index > 0 && clearing ? [clearing, ink] : [ink]));
}

/** Draws a disc's emblem on its face: burnt into bare wood, painted on paint, or of gold leaf. */
export function drawEmblem(canvas: SkCanvas, { x, y, radius }: Spot, { emblem, livery, face }: DiscLook): void {
  const { ink, isPainted, isGilt } = livery;
  const isSmall = radius * 2 < SMALL_PX;
  const box = radius * (isSmall ? SMALL_BOX : BOX);
  canvas.save();
  canvas.translate(x, y);
  if (!isSmall && !isPainted) {
    canvas.save();
    canvas.translate(box * EMBOSS.x, box * EMBOSS.y);
    drawLayers(canvas, emblem, box, flat('#ffffff', EMBOSS.alpha), null);
    canvas.restore();
  }
  const body = isGilt && !isSmall ? goldLeaf : flat(ink);
  drawLayers(canvas, emblem, box, body, outline(face, CLEARING));
  if (isSmall) drawLayers(canvas, emblem, box, outline(ink, BOLD), null);
  canvas.restore();
}
