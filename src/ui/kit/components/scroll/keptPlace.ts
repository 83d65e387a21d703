import type { Scrolled } from './hasMoreBelow';

/** How far down something has been read, whatever shape it is shown in. */
export interface KeptPlace {
  read(): number;
  keep(abovePt: number): void;
}

export const NOT_SCROLLED: Scrolled = { shownPt: 0, wholePt: 0, abovePt: 0 };

export function keptPlace(): KeptPlace {
  let keptPt = 0;
  return {
    read: () => keptPt,
    keep(abovePt) {
      keptPt = abovePt;
    },
  };
}

/** Less than this is no way. */
const MARGIN_PT = 2;

/** What scrolls, and whether it has come to its kept place since it last changed its size. */
export interface Standing {
  readonly scrolled: Scrolled;
  readonly isThere: boolean;
}

export const NOWHERE: Standing = { scrolled: NOT_SCROLLED, isThere: true };

/** Where it stands now, where it is to be scrolled to, and what is to be kept of it; null: nothing. */
export interface Followed {
  readonly standing: Standing;
  readonly toPt: number | null;
  readonly keptPt: number | null;
}

const nearTo = (onePt: number, otherPt: number): boolean => Math.abs(onePt - otherPt) <= MARGIN_PT;

/**
 * Only a reader moves a kept place. What changes its size is cut short by that, is told of it late, and may be cut once
 * more on the way to its new shape: until it has come to its place again, nobody has moved it.
 */
export function follow(before: Standing, change: Partial<Scrolled>, readPt: number): Followed {
  const now = { ...before.scrolled, ...change };
  const { shownPt, wholePt } = now;
  const isSame = shownPt === before.scrolled.shownPt && wholePt === before.scrolled.wholePt;
  const endPt = Math.max(0, wholePt - shownPt);
  // A phone does not always tell of what it has cut short.
  const abovePt = change.abovePt ?? Math.min(now.abovePt, endPt);
  const scrolled = { ...now, abovePt };
  const wasThere = before.isThere && isSame;
  const wantedPt = Math.min(readPt, endPt);
  if (shownPt === 0 || wholePt === 0) return { standing: { scrolled, isThere: false }, toPt: null, keptPt: null };
  if (!wasThere && abovePt < wantedPt - MARGIN_PT)
    return { standing: { scrolled, isThere: false }, toPt: wantedPt, keptPt: null };
  const stoodPt = wasThere ? before.scrolled.abovePt : wantedPt;
  const isMoved = !nearTo(abovePt, stoodPt);
  return {
    standing: { scrolled: isMoved ? scrolled : { ...scrolled, abovePt: stoodPt }, isThere: true },
    toPt: null,
    keptPt: isMoved ? abovePt : null,
  };
}
