import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';
import { fill, linear, radial, stroke } from '../../../src/board/look/paints';
import { pathOf } from '../../../src/board/look/paths';
import type { Hex } from '../../../src/theme';
import { CANDLE } from '../../../src/ui/title/scene';

/** A flame round the wick of a candle of radius 1, larger by `k`; it leans to the right. */
function flame(k: number): string {
  const at = (x: number, y: number): string => `${x * k} ${y * k}`;
  return (
    `M${at(-0.2, 0.12)}C${at(-0.34, -0.3)} ${at(0.06, -0.52)} ${at(0.42, -0.92)}` +
    `C${at(0.5, -0.34)} ${at(0.38, 0.22)} ${at(0.04, 0.26)}C${at(-0.1, 0.27)} ${at(-0.18, 0.22)} ${at(-0.2, 0.12)}Z`
  );
}

const FLAMES: readonly (readonly [size: number, color: Hex])[] = [
  [1, '#ffa024'],
  [0.74, '#ffd95e'],
  [0.46, '#fffbe0'],
];

function drawDish(canvas: SkCanvas): void {
  canvas.drawCircle(0.5, 0.6, 1.28, fill({ alpha: 0.6, blur: 0.3 }));
  canvas.drawCircle(0, 0, 1.32, fill({ shader: linear([-1, -1], [1, 1], ['#e9c67a', '#a8782e', '#4a3010']) }));
  canvas.drawCircle(0, 0, 1.18, fill({ shader: radial([-0.2, -0.2], 1.5, ['#6e4a1c', '#3a240c']) }));
}

function drawWax(canvas: SkCanvas): void {
  canvas.drawCircle(0.05, 0.08, 1, fill({ color: '#1a0c04', alpha: 0.6, blur: 0.08 }));
  const side = radial([-0.1, -0.1], 1, ['#ffe9b8', '#efc987', '#b9823c'], [0, 0.7, 1]);
  canvas.drawCircle(0, 0, 0.96, fill({ shader: side }));
  const pool = radial([0, 0], 0.68, ['#fff0b8', '#f8cf7c', '#d99a48', '#f6d79a'], [0, 0.5, 0.9, 1]);
  canvas.drawCircle(0, 0, 0.66, fill({ shader: pool }));
}

function drawFlame(canvas: SkCanvas): void {
  canvas.drawPath(pathOf(flame(1.25)), fill({ color: '#ff7a12', alpha: 0.8, blur: 0.13 }));
  for (const [size, color] of FLAMES) canvas.drawPath(pathOf(flame(size)), fill({ color }));
  canvas.drawPath(pathOf('M-0.03 0.16L0.07 -0.06'), stroke({ color: '#2a1206', width: 0.09 }));
  const shine = radial([0, 0], 1.5, [
    ['#ffc870', 0.3],
    ['#ff9a3a', 0],
  ]);
  canvas.drawCircle(0, 0, 1.5, fill({ shader: shine, blend: BlendMode.Plus }));
}

/** The one light of the game, seen from above: a brass dish, wax, a flame. */
export function drawCandle(canvas: SkCanvas): void {
  canvas.save();
  canvas.translate(CANDLE.centre, CANDLE.centre);
  drawDish(canvas);
  drawWax(canvas);
  drawFlame(canvas);
  canvas.restore();
}
