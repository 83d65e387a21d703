import type { SkCanvas } from '@shopify/react-native-skia';
import { MOTION } from '../../theme';
import {
  drawAboard,
  drawDisc,
  drawGlow,
  drawLifeGauge,
  drawLiftedShadow,
  drawPillarBody,
  drawPillarShadow,
  drawRestingShadow,
  marks,
  type Spot,
} from '../look';
import {
  aboardKey,
  bodyKey,
  flameKey,
  glowKey,
  lifeKey,
  liftedShadowKey,
  markKey,
  shadowKey,
  type AboardOrder,
  type AtlasOrders,
  type GaugeOrder,
  type MarkOrder,
  type PieceOrder,
} from './atlas';
import type { DrawnMark } from './marks';
import { lookOf, roomOf } from './pieceLooks';
import { isGlowing, isPillar } from './pieces';

/** How far a drawing goes from its disc's centre, in radii: to the left and top, and to the right and bottom. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** Something to be drawn into the atlas, and how. */
export interface Drawing {
  readonly key: string;
  readonly radiusMm: number;
  readonly reach: Reach;
  draw(canvas: SkCanvas, spot: Spot): void;
}

const around = (radii: number): Reach => ({ before: radii, after: radii });

/** Shadows fall to the lower right; what the disc itself hides of them, and their faintest tail, need not be painted. */
const REACH = {
  body: around(1.06),
  glow: around(2.2),
  life: around(1.28),
  aboard: around(1.5),
  flames: around(1.95),
  restingShadow: { before: 1.15, after: 1.4 },
  liftedShadow: { before: 1.15, after: 1.9 },
  pillarShadow: { before: 1.15, after: 2.3 },
} as const;

const MARKS: Readonly<
  Record<Exclude<DrawnMark, 'fireWall'>, { readonly reach: Reach; readonly draw: Drawing['draw'] }>
> = {
  armoured: { reach: around(1.55), draw: marks.drawArmoured },
  halfArmoured: { reach: around(1.55), draw: marks.drawHalfArmoured },
  veiled: { reach: around(1.5), draw: marks.drawVeiled },
  canAct: { reach: around(1.55), draw: marks.drawCanAct },
  selected: { reach: around(1.9), draw: marks.drawSelected },
  frozen: { reach: around(1.4), draw: marks.drawFrozen },
  wounded: { reach: around(1.3), draw: marks.drawWounded },
  clawed: { reach: around(1.2), draw: marks.drawClawed },
  incapacitated: { reach: around(1.2), draw: marks.drawIncapacitated },
  poisoned: { reach: around(1.45), draw: marks.drawPoisoned },
  acted: { reach: around(1.35), draw: marks.drawActed },
  barred: { reach: around(1.45), draw: marks.drawBarred },
  targeted: { reach: around(1.6), draw: marks.drawTargeted },
  frightened: { reach: around(1.75), draw: marks.drawFrightened },
};

function bodyDrawing({ piece, radiusMm, tone }: PieceOrder): Drawing {
  const key = bodyKey(piece, radiusMm, tone);
  if (isPillar(piece)) {
    const room = roomOf(piece);
    return { key, radiusMm, reach: REACH.body, draw: (canvas, spot) => drawPillarBody(canvas, spot, room) };
  }
  const look = lookOf(piece);
  return { key, radiusMm, reach: REACH.body, draw: (canvas, spot) => drawDisc(canvas, spot, look, tone) };
}

const FRAMES = Array.from({ length: MOTION.flameFrames }, (_, frame) => frame);

/** From dark to bright and back in one round of the frames. */
const swellAt = (frame: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * frame) / MOTION.flameFrames);

function glowDrawings({ piece, radiusMm }: PieceOrder): Drawing[] {
  if (isPillar(piece) || !isGlowing(piece)) return [];
  const look = lookOf(piece);
  return FRAMES.map((frame) => ({
    key: glowKey(piece, frame, radiusMm),
    radiusMm,
    reach: REACH.glow,
    draw: (canvas, spot) => drawGlow(canvas, spot, look, swellAt(frame)),
  }));
}

function shadowDrawings({ piece, radiusMm }: PieceOrder): Drawing[] {
  if (isPillar(piece)) {
    return [{ key: shadowKey(radiusMm, 'pillar'), radiusMm, reach: REACH.pillarShadow, draw: drawPillarShadow }];
  }
  return [
    { key: shadowKey(radiusMm), radiusMm, reach: REACH.restingShadow, draw: drawRestingShadow },
    { key: liftedShadowKey(radiusMm), radiusMm, reach: REACH.liftedShadow, draw: drawLiftedShadow },
  ];
}

function markDrawings({ mark, radiusMm }: MarkOrder): Drawing[] {
  if (mark !== 'fireWall') return [{ key: markKey(mark, radiusMm), radiusMm, ...MARKS[mark] }];
  return FRAMES.map((frame) => ({
    key: flameKey(frame, radiusMm),
    radiusMm,
    reach: REACH.flames,
    draw: (canvas, spot) => marks.drawFireWall(canvas, spot, frame),
  }));
}

const gaugeDrawings = ({ maxLife, radiusMm }: GaugeOrder): Drawing[] =>
  Array.from({ length: maxLife + 1 }, (_, now) => {
    const life = { now, max: maxLife };
    const draw: Drawing['draw'] = (canvas, spot) => drawLifeGauge(canvas, spot, life);
    return { key: lifeKey(life, radiusMm), radiusMm, reach: REACH.life, draw };
  });

function aboardDrawing(order: AboardOrder): Drawing {
  const { piece, slot, tone, radiusMm } = order;
  if (isPillar(piece)) throw new Error(`${piece} sits on nobody`);
  const look = lookOf(piece);
  const draw: Drawing['draw'] = (canvas, spot) => drawAboard(canvas, spot, slot, look, tone);
  return { key: aboardKey(order), radiusMm, reach: REACH.aboard, draw };
}

/** Everything that a scene needs, each thing once. */
export function drawingsOf(orders: AtlasOrders): readonly Drawing[] {
  const all = [
    ...orders.pieces.flatMap((piece) => [bodyDrawing(piece), ...glowDrawings(piece), ...shadowDrawings(piece)]),
    ...orders.marks.flatMap(markDrawings),
    ...orders.gauges.flatMap(gaugeDrawings),
    ...orders.aboard.map(aboardDrawing),
  ];
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()];
}
