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
