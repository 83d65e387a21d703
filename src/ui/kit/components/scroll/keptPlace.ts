import type { Scrolled } from './hasMoreBelow';

/** How far down something has been read, whatever shape it is shown in. */
export interface KeptPlace {
  read(): Scrolled;
  keep(read: Scrolled): void;
}

export const NOT_SCROLLED: Scrolled = { shownPt: 0, wholePt: 0, abovePt: 0 };

export function keptPlace(): KeptPlace {
  let kept = NOT_SCROLLED;
  return {
    read: () => kept,
    keep(read) {
      kept = read;
    },
  };
}

/** Less than this is no way. */
const MARGIN_PT = 2;

const endPtOf = ({ wholePt, shownPt }: Scrolled): number => Math.max(0, wholePt - shownPt);

/** Nobody has scrolled it back: it has another size than where it was read, and ends here now. */
export const isCutShort = (read: Scrolled, now: Scrolled): boolean =>
  (now.shownPt !== read.shownPt || now.wholePt !== read.wholePt) &&
  now.abovePt < read.abovePt &&
  now.abovePt > endPtOf(now) - MARGIN_PT;

/** Where it has to be scrolled to, to be where it was read; null where it is, or as near as it comes. */
export function wayBackTo(read: Scrolled, now: Scrolled): number | null {
  const toPt = Math.min(read.abovePt, endPtOf(now));
  return toPt > now.abovePt + MARGIN_PT ? toPt : null;
}
