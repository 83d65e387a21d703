import type { SkCanvas } from '@shopify/react-native-skia';
import { FAMILIES } from '../../theme';
import {
  drawDisc,
  drawLiftedShadow,
  drawPillarBody,
  drawPillarShadow,
  drawRestingShadow,
  marks,
  type Spot,
} from '../look';
import { bodyKey, liftedShadowKey, markKey, shadowKey, type MarkOrder, type PieceOrder } from './atlas';
import type { MarkId } from './marks';
import { lookOf, roomOf } from './pieceLooks';
import { isPillar } from './pieces';

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
  glowingBody: around(2.2),
  restingShadow: { before: 1.15, after: 1.4 },
  liftedShadow: { before: 1.15, after: 1.9 },
  pillarShadow: { before: 1.15, after: 2.3 },
} as const;

const MARKS: Readonly<Record<MarkId, { readonly reach: Reach; readonly draw: Drawing['draw'] }>> = {
  fireWall: { reach: around(1.95), draw: marks.drawFireWall },
  armoured: { reach: around(1.55), draw: marks.drawArmoured },
  canAct: { reach: around(1.55), draw: marks.drawCanAct },
  selected: { reach: around(1.9), draw: marks.drawSelected },
  frozen: { reach: around(1.4), draw: marks.drawFrozen },
  wounded: { reach: around(1.3), draw: marks.drawWounded },
  incapacitated: { reach: around(1.2), draw: marks.drawIncapacitated },
  poisoned: { reach: around(1.45), draw: marks.drawPoisoned },
  acted: { reach: around(1.35), draw: marks.drawActed },
  targeted: { reach: around(1.6), draw: marks.drawTargeted },
};

function bodyDrawing({ piece, radiusMm, tone }: PieceOrder): Drawing {
  const key = bodyKey(piece, radiusMm, tone);
  if (isPillar(piece)) {
    const room = roomOf(piece);
    return { key, radiusMm, reach: REACH.body, draw: (canvas, spot) => drawPillarBody(canvas, spot, room) };
  }
  const look = lookOf(piece);
  const isGlowing = FAMILIES[look.family].glow !== null && tone === 'normal';
  return {
    key,
    radiusMm,
    reach: isGlowing ? REACH.glowingBody : REACH.body,
    draw: (canvas, spot) => drawDisc(canvas, spot, look, tone),
  };
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

const markDrawing = ({ mark, radiusMm }: MarkOrder): Drawing => ({
  key: markKey(mark, radiusMm),
  radiusMm,
  ...MARKS[mark],
});

/** Everything that a scene needs, each thing once. */
export function drawingsOf(pieces: readonly PieceOrder[], marked: readonly MarkOrder[]): readonly Drawing[] {
  const all = [
    ...pieces.flatMap((piece) => [bodyDrawing(piece), ...shadowDrawings(piece)]),
    ...marked.map(markDrawing),
  ];
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()];
}
