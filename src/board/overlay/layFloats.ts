import type { Vec2 } from '../../lib';

export interface FloatAt extends Vec2 {
  readonly key: string;
  /** Of the disc that it tells of, in points: it stays in sight. */
  readonly radiusPx: number;
}

export interface FloatRoom {
  readonly heightPx: number;
  /** How far it moves away from its disc while it is seen. */
  readonly risesPx: number;
  readonly textScale: number;
}

/** Where it is written: with its edge towards the disc there, and moving away from it. */
export interface LaidFloat {
  readonly side: 'above' | 'below';
  readonly edgeY: number;
}

/** As large as they are for this: nearer two of them would be written on top of each other. */
const TAKEN_PX = { width: 96, height: 34 };
/** Between the rim of the disc and the words. */
const GAP_PX = 6;
/** What rounding may take from a distance that was kept. */
const HAIR_PX = 1e-6;

interface Span {
  readonly topY: number;
  readonly bottomY: number;
}

const isInTheWay = (one: Span, other: Span): boolean =>
  one.topY < other.bottomY - HAIR_PX && other.topY < one.bottomY - HAIR_PX;

/** Whoever steps over others only goes up, so each of them is looked at once, from the lowest on. */
const aboveAll = (bottomY: number, heightPx: number, others: readonly Span[]): Span =>
  [...others]
    .sort((one, other) => other.bottomY - one.bottomY)
    .reduce<Span>(
      (span, other) => (isInTheWay(span, other) ? { topY: other.topY - heightPx, bottomY: other.topY } : span),
      { topY: bottomY - heightPx, bottomY },
    );

/** The same downwards. */
const belowAll = (topY: number, heightPx: number, others: readonly Span[]): Span =>
  [...others]
    .sort((one, other) => one.topY - other.topY)
    .reduce<Span>(
      (span, other) => (isInTheWay(span, other) ? { topY: other.bottomY, bottomY: other.bottomY + heightPx } : span),
      { topY, bottomY: topY + heightPx },
    );

/**
 * Where each is written, in the order in which they came: above its disc, over those that would hide it; below it where
 * the sheet has no more room above.
 */
export function layFloats<Float extends FloatAt>(floats: readonly Float[], room: FloatRoom): (Float & LaidFloat)[] {
  const widthPx = TAKEN_PX.width * room.textScale;
  const heightPx = TAKEN_PX.height * room.textScale;
  const taken: (Span & { readonly x: number })[] = [];
  return floats.map((float) => {
    const clearPx = float.radiusPx + GAP_PX;
    const inColumn = taken.filter((other) => Math.abs(other.x - float.x) < widthPx);
    const above = aboveAll(float.y - clearPx, heightPx, inColumn);
    const below = belowAll(float.y + clearPx, heightPx, inColumn);
    const isAbove = above.topY - room.risesPx >= 0 || below.bottomY + room.risesPx > room.heightPx;
    const span = isAbove ? above : below;
    taken.push({ ...span, x: float.x });
    return { ...float, side: isAbove ? 'above' : 'below', edgeY: isAbove ? span.bottomY : span.topY };
  });
}
