import { SCENE } from './sceneDiscs';

export interface Size {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** How wide the name is set at size 1. */
const NAME_WIDTH = 4.35;
const CANDLE_RADIUS = 0.4;

export interface NameLayout {
  readonly sizePt: number;
  /** The room the name and the candle need together. */
  readonly heightPt: number;
  /** From the bottom of that room. */
  readonly baselinePt: number;
  /** From the middle of the baseline. */
  readonly candle: { readonly xPt: number; readonly yPt: number; readonly radiusPt: number };
}

/** A tall screen has room for the candle above the name, a wide one beside it. */
export function nameLayout({ widthPt, heightPt }: Size): NameLayout {
  const isWide = widthPt > heightPt;
  const widest = widthPt * (isWide ? 0.5 : 0.84);
  const highest = heightPt * (isWide ? 0.17 : 0.1);
  const sizePt = Math.min(widest / NAME_WIDTH, highest);
  const halfPt = (sizePt * NAME_WIDTH) / 2;
  const spot = isWide
    ? { x: -halfPt - 0.8 * sizePt, y: -0.3 * sizePt }
    : { x: -halfPt + 0.45 * sizePt, y: -1.3 * sizePt };
  return {
    sizePt,
    heightPt: sizePt * (isWide ? 1.45 : 2.15),
    baselinePt: sizePt * 0.32,
    candle: { xPt: spot.x, yPt: spot.y, radiusPt: sizePt * CANDLE_RADIUS },
  };
}

export interface TableLayout {
  readonly leftPt: number;
  readonly topPt: number;
  readonly scale: number;
}

/** The scene as large as it fits, in the middle of its room. */
export function tableLayout({ widthPt, heightPt }: Size): TableLayout {
  const scale = Math.min(widthPt / SCENE.width, heightPt / SCENE.height);
  return {
    leftPt: (widthPt - SCENE.width * scale) / 2,
    topPt: (heightPt - SCENE.height * scale) / 2,
    scale,
  };
}
