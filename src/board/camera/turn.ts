import { isAcross, together, undone, type Quarters, type Vec2 } from '../../lib';
import { fitPxPerMm, wholeSize, type BoardSize, type Viewport } from './camera';

/** How a board comes to lie on the screen. */
export interface Stance {
  /** How far whoever looks at it is turned clockwise against the screen: all that they see is, its light and words too. */
  readonly eyes: Quarters;
  /** How far the board is turned clockwise before them: light and words stay as they are. */
  readonly lies: Quarters;
}

export const UPRIGHT: Stance = { eyes: 0, lies: 0 };

/** How far a board is turned on the screen. */
export const turnOf = ({ eyes, lies }: Stance): Quarters => together(eyes, lies);

/** The part of the screen that the whole board takes, by the board's own edges: within it nobody minds how it is turned. */
export interface Frame extends Viewport, Stance {}

/** The same part by the edges of the screen: what is outside it need not be painted again for every frame. */
export interface Box extends Viewport {
  readonly leftPx: number;
  readonly topPx: number;
  readonly frame: Frame;
}

export const sizeTurned = ({ widthPx, heightPx }: Viewport, quarters: Quarters): Viewport =>
  isAcross(quarters) ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };

/** A place on a picture of this size, once the picture is turned: from the corner that is its first one then. */
export function placeTurned({ x, y }: Vec2, { widthPx, heightPx }: Viewport, quarters: Quarters): Vec2 {
  'worklet';
  switch (quarters) {
    case 0:
      return { x, y };
    case 1:
      return { x: heightPx - y, y: x };
    case 2:
      return { x: widthPx - x, y: heightPx - y };
    case 3:
      return { x: y, y: widthPx - x };
  }
}

/** Where on the board's own frame a place of its box lies. */
export const placeInFrame = (place: Vec2, frame: Frame): Vec2 =>
  placeTurned(place, sizeTurned(frame, turnOf(frame)), undone(turnOf(frame)));

/** On whole points, so that the board's picture falls on the screen's own pixels. */
export function boardBox(viewport: Viewport, board: BoardSize, stance: Stance = UPRIGHT): Box {
  const quarters = turnOf(stance);
  const size = wholeSize(sizeTurned(viewport, quarters), board);
  const { widthPx, heightPx } = sizeTurned(size, quarters);
  return {
    leftPx: Math.floor((viewport.widthPx - widthPx) / 2),
    topPx: Math.floor((viewport.heightPx - heightPx) / 2),
    widthPx,
    heightPx,
    frame: { ...size, ...stance },
  };
}

/** The way of lying in which all of a board is seen largest; the first of those that are alike. */
export function liesIn(viewport: Viewport, board: BoardSize, eyes: Quarters, ways: readonly Quarters[]): Quarters {
  const scaleOf = (lies: Quarters): number => fitPxPerMm(sizeTurned(viewport, turnOf({ eyes, lies })), board);
  const [first = 0, ...others] = ways;
  return others.reduce((best, lies) => (scaleOf(lies) > scaleOf(best) ? lies : best), first);
}
