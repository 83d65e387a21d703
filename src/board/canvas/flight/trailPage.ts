import { PaintStyle, Skia, StrokeCap, type SkCanvas, type SkImage, type SkPaint } from '@shopify/react-native-skia';
import { PATHS, type PathLook } from '../../../theme';
import { bakeForCanvas } from '../../look';
import { dashedCircle } from '../shapes/dashed';
import { PATH_ARROW, PATH_EDGE_MM, PATH_GHOST_DASHES, PATH_LINE_MM } from './pathShapes';

/** A strip as long as the longest stretch; how long its pattern is. */
interface Strip {
  readonly topPx: number;
  readonly heightPx: number;
  readonly roundMm: number;
}

/** A square with a sign in its middle. */
interface Cell {
  readonly leftPx: number;
  readonly topPx: number;
  readonly sidePx: number;
}

/** All that one kind of way is drawn of. */
export interface TrailRow {
  readonly swept: Strip;
  readonly line: Strip;
  readonly ghost: Cell;
  readonly arrow: Cell;
}

export interface TrailKind {
  readonly look: PathLook;
  readonly radiusMm: number;
}

export interface TrailPage {
  readonly image: SkImage;
  readonly pxPerMm: number;
  /** In the order of the kinds. */
  readonly rows: readonly TrailRow[];
}

/** What is next to it in the page is not to shine through its edge. */
const GAP_PX = 2;
/** Every device that can run the game takes textures of this width. */
const MOST_PX = 4096;
const ARROW_REACH_MM = 10;

const roundOf = ({ dashMm }: PathLook): number => dashMm?.reduce((sum, part) => sum + part, 0) ?? 1;

function rowOf({ look, radiusMm }: TrailKind, topPx: number, pxPerMm: number): TrailRow & { readonly endPx: number } {
  const px = (mm: number): number => Math.ceil(mm * pxPerMm) + 2 * GAP_PX;
  const swept = { topPx, heightPx: px(2 * radiusMm), roundMm: 1 };
  const line = { topPx: topPx + swept.heightPx, heightPx: px(PATH_EDGE_MM), roundMm: roundOf(look) };
  const below = line.topPx + line.heightPx;
  const ghost = { leftPx: 0, topPx: below, sidePx: px(2 * radiusMm + PATH_EDGE_MM) };
  const arrow = { leftPx: ghost.sidePx, topPx: below, sidePx: px(2 * ARROW_REACH_MM) };
  return { swept, line, ghost, arrow, endPx: below + Math.max(ghost.sidePx, arrow.sidePx) };
}

function stroke(color: string, widthMm: number): SkPaint {
  const paint = Skia.Paint();
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(widthMm);
  paint.setColor(Skia.Color(color));
  return paint;
}

/** Draws in millimetres round a point of the page. */
function at(canvas: SkCanvas, xPx: number, yPx: number, pxPerMm: number, draw: () => void): void {
  canvas.save();
  canvas.translate(xPx, yPx);
  canvas.scale(pxPerMm, pxPerMm);
  draw();
  canvas.restore();
}

function paintRow(canvas: SkCanvas, row: TrailRow, { look, radiusMm }: TrailKind, pxPerMm: number, longMm: number) {
  const { swept, line, ghost, arrow } = row;
  const middleOf = ({ topPx, heightPx }: Strip): number => topPx + heightPx / 2;
  at(canvas, 0, middleOf(swept), pxPerMm, () => {
    const paint = stroke(look.color, 2 * radiusMm);
    paint.setAlphaf(PATHS.sweptAlpha);
    canvas.drawLine(0, 0, longMm, 0, paint);
  });
  at(canvas, 0, middleOf(line), pxPerMm, () => {
    canvas.drawLine(0, 0, longMm, 0, stroke(PATHS.edge, PATH_EDGE_MM));
    const paint = stroke(look.color, PATH_LINE_MM);
    if (look.dashMm !== null) paint.setPathEffect(Skia.PathEffect.MakeDash([...look.dashMm]));
    canvas.drawLine(0, 0, longMm, 0, paint);
  });
  const inMiddle = ({ leftPx, topPx, sidePx }: Cell, draw: () => void): void =>
    at(canvas, leftPx + sidePx / 2, topPx + sidePx / 2, pxPerMm, draw);
  inMiddle(ghost, () => {
    const circle = dashedCircle(radiusMm, PATH_GHOST_DASHES);
    canvas.drawPath(circle, stroke(PATHS.edge, PATH_EDGE_MM));
    canvas.drawPath(circle, stroke(look.color, PATH_LINE_MM));
  });
  inMiddle(arrow, () => {
    const edge = stroke(PATHS.edge, PATH_EDGE_MM - PATH_LINE_MM);
    edge.setStrokeCap(StrokeCap.Round);
    canvas.drawPath(PATH_ARROW, edge);
    const face = Skia.Paint();
    face.setColor(Skia.Color(look.color));
    canvas.drawPath(PATH_ARROW, face);
  });
}

/** What ways of these kinds are drawn of, so fine and so long. */
export function paintTrails(kinds: readonly TrailKind[], longestMm: number, wantedPxPerMm: number): TrailPage {
  const longMm = longestMm + Math.max(0, ...kinds.map(({ look }) => roundOf(look)));
  const pxPerMm = Math.min(wantedPxPerMm, MOST_PX / longMm);
  const rows: (TrailRow & { readonly endPx: number })[] = [];
  for (const kind of kinds) rows.push(rowOf(kind, rows.at(-1)?.endPx ?? 0, pxPerMm));
  const signsPx = Math.max(0, ...rows.map(({ arrow }) => arrow.leftPx + arrow.sidePx));
  const widthPx = Math.max(1, signsPx, Math.ceil(longMm * pxPerMm));
  const image = bakeForCanvas(widthPx, Math.max(1, rows.at(-1)?.endPx ?? 0), (canvas) =>
    rows.forEach((row, index) => {
      const kind = kinds[index];
      if (kind) paintRow(canvas, row, kind, pxPerMm, longMm);
    }),
  );
  return { image, pxPerMm, rows };
}
