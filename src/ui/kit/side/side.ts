import { isAcross, QUARTERS, together, turnedBack, vec2, type Quarters, type Vec2 } from '../../../lib';

/** The edge of the device that a person sits at, as one sees it who holds it. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;
export type Edge = (typeof EDGES)[number];

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A part of the screen as the person sees it who sits before it: how large it is, and what must be kept free of it. */
export interface Side {
  /** How far it is turned against the screen. */
  readonly quarters: Quarters;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly insets: Insets;
  /** How much larger than usual the device asks for text to be. */
  readonly fontScale: number;
}

/** A part of a side, in its own points. */
export interface Place {
  readonly leftPt: number;
  readonly topPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Whoever sits at the left edge has it before them: what they see is turned clockwise once. */
export const quartersAt = (edge: Edge): Quarters => QUARTERS[EDGES.indexOf(edge)] ?? 0;

export const wholeOf = ({ widthPt, heightPt }: Side): Place => ({ leftPt: 0, topPt: 0, widthPt, heightPt });

/** What must be kept free of a part of a side: as much of the whole's as reaches into it. */
function insetsWithin({ widthPt, heightPt, insets }: Side, place: Place): Insets {
  const within = (insetPt: number, offPt: number): number => Math.max(0, insetPt - offPt);
  return {
    top: within(insets.top, place.topPt),
    left: within(insets.left, place.leftPt),
    right: within(insets.right, widthPt - place.leftPt - place.widthPt),
    bottom: within(insets.bottom, heightPt - place.topPt - place.heightPt),
  };
}

/** The same, by the edges of whoever sees it turned. */
function turnedInsets({ top, right, bottom, left }: Insets, quarters: Quarters): Insets {
  const round = [top, right, bottom, left];
  const at = (edge: number): number => round[(edge + quarters) % 4] ?? 0;
  return { top: at(0), right: at(1), bottom: at(2), left: at(3) };
}

/** A part of a side, as it is seen from one of its edges. */
export function sideWithin(around: Side, place: Place, edge: Edge): Side {
  const quarters = quartersAt(edge);
  return {
    quarters: together(around.quarters, quarters),
    widthPt: isAcross(quarters) ? place.heightPt : place.widthPt,
    heightPt: isAcross(quarters) ? place.widthPt : place.heightPt,
    insets: turnedInsets(insetsWithin(around, place), quarters),
    fontScale: around.fontScale,
  };
}

/** Where it must be laid out, so that it lies in its place once it is turned round its middle. */
export function layoutOf(place: Place, { widthPt, heightPt }: Side): Place {
  return {
    leftPt: place.leftPt + (place.widthPt - widthPt) / 2,
    topPt: place.topPt + (place.heightPt - heightPt) / 2,
    widthPt,
    heightPt,
  };
}

/** What points this way on the screen, as it is seen on a side that is turned so far. */
export const seenFrom = (quarters: Quarters, x: number, y: number): Vec2 => turnedBack(vec2(x, y), quarters);

/** What scrolls up and down on a side, as a browser has it said: by the directions of the screen. */
export const scrollsUpright = (quarters: Quarters): 'pan-x' | 'pan-y' => (isAcross(quarters) ? 'pan-x' : 'pan-y');

/** A place on the screen by its edges. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where something lies on a side that is turned so far, by the places of both on the screen. */
export function placeOn(quarters: Quarters, side: Edges, it: Edges): Place {
  const [acrossPt, downPt] = [it.right - it.left, it.bottom - it.top];
  switch (quarters) {
    case 0:
      return { leftPt: it.left - side.left, topPt: it.top - side.top, widthPt: acrossPt, heightPt: downPt };
    case 1:
      return { leftPt: it.top - side.top, topPt: side.right - it.right, widthPt: downPt, heightPt: acrossPt };
    case 2:
      return { leftPt: side.right - it.right, topPt: side.bottom - it.bottom, widthPt: acrossPt, heightPt: downPt };
    case 3:
      return { leftPt: side.bottom - it.bottom, topPt: it.left - side.left, widthPt: downPt, heightPt: acrossPt };
  }
}
