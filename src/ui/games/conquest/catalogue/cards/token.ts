import type { SkCanvas } from '@shopify/react-native-skia';
import { drawIcon, fill, linear, polygon, radial, stroke, type Point, type Spot } from '../../../../../board/look';
import type { Purse, Team } from '../../../../../rules/conquest';
import { mix } from '../../../../../theme';
import { TEAM_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';
import { hexagon } from './shapes';

const EMBLEM: Readonly<Record<Team, number>> = { sword: 1.24, skull: 1.04 };

/** A health token is a hexagon, never a disc: light with a sword, dark with a skull, bare brass in the bank. */
export function drawToken(canvas: SkCanvas, { x, y, radius }: Spot, purse: Purse): void {
  const edge = polygon(hexagon(1, 0));
  const face = polygon(hexagon(0.8, 0));
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radius, radius);
  canvas.save();
  canvas.translate(0.1, 0.18);
  canvas.drawPath(edge, fill({ alpha: 0.6, blur: 0.12 }));
  canvas.restore();
  canvas.drawPath(edge, stroke({ color: '#1c0f06', width: 0.12 }));
  canvas.drawPath(edge, fill({ shader: linear([-1, -1], [1, 1], ['#fff0b8', '#c99c4e', '#6e4a1c', '#a8782e']) }));
  if (purse === 'bank') {
    canvas.drawPath(face, fill({ shader: linear([-1, -1], [1, 1], ['#8a6428', '#c99c4e', '#7a5418']) }));
    canvas.drawPath(face, stroke({ color: '#4a300e', width: 0.07 }));
  } else {
    const { token, tokenInk, emblem } = TEAM_LOOKS[purse];
    const enamel = [mix(token, '#ffffff', 0.42), token, mix(token, '#000000', 0.28)];
    canvas.drawPath(face, fill({ shader: radial([-0.35, -0.45], 1.5, enamel) }));
    canvas.drawPath(face, stroke({ color: '#2a1606', alpha: 0.9, width: 0.07 }));
    drawIcon(canvas, OUTLINES[emblem], 0, 0, EMBLEM[purse], fill({ color: tokenInk }));
  }
  canvas.restore();
}

const ARROW: readonly Point[] = [
  [-38, -22],
  [20, -22],
  [38, 0],
  [20, 22],
  [-38, 22],
];
const FACE: readonly Point[] = [
  [-33, -17],
  [18, -17],
  [31.5, 0],
  [18, 17],
  [-33, 17],
];

/** How large a marker is, and the room for its light. */
export const MARKER = { width: 76, height: 44, light: 12 } as const;

/** The plate of a turn marker about its middle, without its number: it points at the arena. */
export function drawMarkerPlate(canvas: SkCanvas, team: Team, isLit: boolean, pointsLeft: boolean): void {
  const { token, tokenInk, emblem } = TEAM_LOOKS[team];
  const [edge, face] = [polygon(ARROW), polygon(FACE)];
  canvas.save();
  if (pointsLeft) canvas.scale(-1, 1);
  if (isLit) canvas.drawPath(edge, fill({ color: '#ffb32a', alpha: 0.8, blur: 5 }));
  canvas.drawPath(edge, stroke({ color: '#1c0f06', width: 2 }));
  canvas.drawPath(edge, fill({ shader: linear([-38, -22], [38, 22], ['#fff0b8', '#d0a04a', '#6e4a1c', '#b9862a']) }));
  const enamel = linear([0, -17], [0, 17], [mix(token, '#ffffff', 0.25), token, mix(token, '#000000', 0.3)]);
  canvas.drawPath(face, fill({ shader: enamel }));
  canvas.drawPath(face, stroke({ color: '#2a1606', width: 1.3 }));
  drawIcon(canvas, OUTLINES[emblem], -14, 0, team === 'sword' ? 31 : 26, fill({ color: tokenInk }));
  if (!isLit) canvas.drawPath(edge, fill({ color: '#0a0503', alpha: 0.45 }));
  canvas.restore();
}
