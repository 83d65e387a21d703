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

/** Something to be drawn into the atlas: how far it reaches from its disc's centre, in radii, and how. */
export interface Drawing {
  readonly key: string;
  readonly radiusMm: number;
  readonly reach: number;
  draw(canvas: SkCanvas, spot: Spot): void;
}

const REACH = { body: 1.06, glowingBody: 2.2, restingShadow: 1.5, liftedShadow: 2.1, pillarShadow: 2.3 } as const;

const MARKS: Readonly<Record<MarkId, { readonly reach: number; readonly draw: Drawing['draw'] }>> = {
  fireWall: { reach: 1.95, draw: marks.drawFireWall },
  armoured: { reach: 1.55, draw: marks.drawArmoured },
  canAct: { reach: 1.55, draw: marks.drawCanAct },
  selected: { reach: 1.9, draw: marks.drawSelected },
  frozen: { reach: 1.4, draw: marks.drawFrozen },
  wounded: { reach: 1.3, draw: marks.drawWounded },
  incapacitated: { reach: 1.2, draw: marks.drawIncapacitated },
  poisoned: { reach: 1.45, draw: marks.drawPoisoned },
  acted: { reach: 1.35, draw: marks.drawActed },
  targeted: { reach: 1.6, draw: marks.drawTargeted },
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
