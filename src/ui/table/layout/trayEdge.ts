/** How high something lies, and how low. */
export interface SpanPt {
  readonly top: number;
  readonly bottom: number;
}

export type TrayEdge = 'foot' | 'head';

/** Where the tray would lie at the foot of the table, and at the head of the board. */
export type TrayRoom = Readonly<Record<TrayEdge, SpanPt>>;

const hiddenPt = (by: SpanPt, { top, bottom }: SpanPt): number =>
  Math.max(0, Math.min(by.bottom, bottom) - Math.max(by.top, top));

/** A question lies at the foot, unless it would hide more there of what it is about than at the head. */
export function trayEdge({ foot, head }: TrayRoom, discs: readonly SpanPt[]): TrayEdge {
  const hidden = (by: SpanPt): number => discs.reduce((sum, disc) => sum + hiddenPt(by, disc), 0);
  return hidden(head) < hidden(foot) ? 'head' : 'foot';
}

/** Between the tray and the disc that is nearest to it. */
const MARGIN_PT = 4;

export interface TrayPlace {
  readonly edge: TrayEdge;
  /** It may be so high, and scrolls. */
  readonly mostPt: number;
}

/**
 * What may hide none of these discs is only as high as they leave it: at the foot, by the thumb, where that is enough
 * to read it, or where there is no more at the head.
 */
export function trayClearOf(discs: readonly SpanPt[], room: SpanPt, enoughPt: number): TrayPlace {
  const footPt = room.bottom - Math.max(room.top, ...discs.map(({ bottom }) => bottom)) - MARGIN_PT;
  const headPt = Math.min(room.bottom, ...discs.map(({ top }) => top)) - room.top - MARGIN_PT;
  return footPt >= enoughPt || footPt >= headPt ? { edge: 'foot', mostPt: footPt } : { edge: 'head', mostPt: headPt };
}
