import type { SkCanvas } from '@shopify/react-native-skia';
import { MOTION } from '../../theme';
import {
  drawAboard,
  drawBody,
  drawGlow,
  drawLifeGauge,
  drawLiftedShadow,
  drawPillarShadow,
  drawRestingShadow,
  markIn,
  pieceIn,
  type BoardCatalogue,
  type DiscLook,
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
  restingShadow: { before: 1.15, after: 1.4 },
  liftedShadow: { before: 1.15, after: 1.9 },
  pillarShadow: { before: 1.15, after: 2.3 },
} as const;

function bodyDrawing(catalogue: BoardCatalogue, { piece, radiusMm, tone }: PieceOrder): Drawing {
  const look = pieceIn(catalogue, piece);
  const draw: Drawing['draw'] = (canvas, spot) => drawBody(canvas, spot, look, tone);
  return { key: bodyKey(piece, radiusMm, tone), radiusMm, reach: REACH.body, draw };
}

const FRAMES = Array.from({ length: MOTION.flameFrames }, (_, frame) => frame);

/** From dark to bright and back in one round of the frames. */
const swellAt = (frame: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * frame) / MOTION.flameFrames);

function glowDrawings(catalogue: BoardCatalogue, { piece, radiusMm }: PieceOrder): Drawing[] {
  const look = pieceIn(catalogue, piece);
  if (look.kind !== 'disc' || look.livery.glow === null) return [];
  return FRAMES.map((frame) => ({
    key: glowKey(piece, frame, radiusMm),
    radiusMm,
    reach: REACH.glow,
    draw: (canvas, spot) => drawGlow(canvas, spot, look, swellAt(frame)),
  }));
}

function shadowDrawings(catalogue: BoardCatalogue, { piece, radiusMm }: PieceOrder): Drawing[] {
  if (pieceIn(catalogue, piece).kind === 'pillar') {
    return [{ key: shadowKey(radiusMm, 'pillar'), radiusMm, reach: REACH.pillarShadow, draw: drawPillarShadow }];
  }
  return [
    { key: shadowKey(radiusMm), radiusMm, reach: REACH.restingShadow, draw: drawRestingShadow },
    { key: liftedShadowKey(radiusMm), radiusMm, reach: REACH.liftedShadow, draw: drawLiftedShadow },
  ];
}

function markDrawings(catalogue: BoardCatalogue, { mark, radiusMm }: MarkOrder): Drawing[] {
  const look = markIn(catalogue, mark);
  const reach = around(look.reach);
  const drawnAt =
    (frame: number): Drawing['draw'] =>
    (canvas, spot) =>
      look.draw(canvas, spot, frame);
  if (!look.isBurning) return [{ key: markKey(mark, radiusMm), radiusMm, reach, draw: drawnAt(0) }];
  return FRAMES.map((frame) => ({ key: flameKey(mark, frame, radiusMm), radiusMm, reach, draw: drawnAt(frame) }));
}

const gaugeDrawings = ({ maxLife, radiusMm }: GaugeOrder): Drawing[] =>
  Array.from({ length: maxLife + 1 }, (_, now) => {
    const life = { now, max: maxLife };
    const draw: Drawing['draw'] = (canvas, spot) => drawLifeGauge(canvas, spot, life);
    return { key: lifeKey(life, radiusMm), radiusMm, reach: REACH.life, draw };
  });

function faceIn(catalogue: BoardCatalogue, piece: string): DiscLook {
  const look = pieceIn(catalogue, piece);
  if (look.kind !== 'disc') throw new Error(`${piece} sits on nobody`);
  return look;
}

function aboardDrawing(catalogue: BoardCatalogue, order: AboardOrder): Drawing {
  const { piece, slot, tone, radiusMm } = order;
  const look = faceIn(catalogue, piece);
  const draw: Drawing['draw'] = (canvas, spot) => drawAboard(canvas, spot, slot, look, tone);
  return { key: aboardKey(order), radiusMm, reach: REACH.aboard, draw };
}

/** Everything that a scene needs, each thing once. */
export function drawingsOf(catalogue: BoardCatalogue, orders: AtlasOrders): readonly Drawing[] {
  const all = [
    ...orders.pieces.flatMap((piece) => [
      bodyDrawing(catalogue, piece),
      ...glowDrawings(catalogue, piece),
      ...shadowDrawings(catalogue, piece),
    ]),
    ...orders.marks.flatMap((mark) => markDrawings(catalogue, mark)),
    ...orders.gauges.flatMap(gaugeDrawings),
    ...orders.aboard.map((order) => aboardDrawing(catalogue, order)),
  ];
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()];
}
