import { vec2, type Vec2 } from '../../lib';

/** The part of the screen that shows a board, in points; its edges are the board's, however both are turned. */
export interface Viewport {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface BoardSize {
  readonly widthMm: number;
  readonly heightMm: number;
  /** How far what frames it stands out beyond it: walls. Left out: not at all, its frame is within. */
  readonly rimMm?: number;
}

/**
 * What is looked at: the point of the board in the middle of the screen, and how much closer than the whole board.
 * It does not name a pixel, so a turned or resized screen shows the same place as before.
 */
export interface Camera {
  readonly zoom: number;
  readonly xMm: number;
  readonly yMm: number;
}

/** Where the board comes to lie in what shows it. */
export interface Projection {
  readonly pxPerMm: number;
  /** The same with the whole board in sight. */
  readonly fitPxPerMm: number;
  /** Where the board's first corner is. */
  readonly leftPx: number;
  readonly topPx: number;
}

export const MOST_ZOOM = 4;
/** Kept free around the board: for its shadow, and for a disc that is half over the edge. */
export const MARGIN_MM = 5;
/** What is seen of the table on each side of where discs lie: the rim, and the margin around it. */
export const besideMm = ({ rimMm = 0 }: BoardSize): number => rimMm + MARGIN_MM;
/** A double tap makes the smallest disc as wide as a finger needs. */
const SMALLEST_DISC_MM = 12;
const FINGER_PX = 44;
const LEAST_DOUBLE_TAP_ZOOM = 2;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export const wholeBoard = ({ widthMm, heightMm }: BoardSize): Camera => ({
  zoom: 1,
  xMm: widthMm / 2,
  yMm: heightMm / 2,
});

export function fitPxPerMm(viewport: Viewport, board: BoardSize): number {
  const acrossMm = board.widthMm + 2 * besideMm(board);
  const downMm = board.heightMm + 2 * besideMm(board);
  return Math.min(viewport.widthPx / acrossMm, viewport.heightPx / downMm);
}

/** As much of a part of the screen as the whole board takes. */
export function wholeSize(viewport: Viewport, board: BoardSize): Viewport {
  const pxPerMm = fitPxPerMm(viewport, board);
  return {
    widthPx: Math.floor((board.widthMm + 2 * besideMm(board)) * pxPerMm),
    heightPx: Math.floor((board.heightMm + 2 * besideMm(board)) * pxPerMm),
  };
}

/** The middle of what is seen: nothing but the margin beside a board that could fill it, else the board in the middle. */
function withinBoard(middleMm: number, seenMm: number, sizeMm: number, aroundMm: number): number {
  if (seenMm >= sizeMm + 2 * aroundMm) return sizeMm / 2;
  return clamp(middleMm, seenMm / 2 - aroundMm, sizeMm + aroundMm - seenMm / 2);
}

/** The camera nearest to the wanted one that shows nothing but the board and as little beside it as can be. */
export function limited(camera: Camera, viewport: Viewport, board: BoardSize): Camera {
  const zoom = clamp(camera.zoom, 1, MOST_ZOOM);
  const pxPerMm = fitPxPerMm(viewport, board) * zoom;
  return {
    zoom,
    xMm: withinBoard(camera.xMm, viewport.widthPx / pxPerMm, board.widthMm, besideMm(board)),
    yMm: withinBoard(camera.yMm, viewport.heightPx / pxPerMm, board.heightMm, besideMm(board)),
  };
}

export function projectionOf(camera: Camera, viewport: Viewport, board: BoardSize): Projection {
  const { zoom, xMm, yMm } = limited(camera, viewport, board);
  const fit = fitPxPerMm(viewport, board);
  const pxPerMm = fit * zoom;
  return {
    pxPerMm,
    fitPxPerMm: fit,
    leftPx: viewport.widthPx / 2 - xMm * pxPerMm,
    topPx: viewport.heightPx / 2 - yMm * pxPerMm,
  };
}

/** A closer look than the whole board. */
export const isCloser = ({ zoom }: Camera): boolean => zoom > 1;

/** Whether a point of the screen shows the board. */
export const isInView = ({ x, y }: Vec2, { widthPx, heightPx }: Viewport): boolean =>
  x >= 0 && y >= 0 && x <= widthPx && y <= heightPx;

export const toScreen = ({ pxPerMm, leftPx, topPx }: Projection, mm: Vec2): Vec2 =>
  vec2(leftPx + mm.x * pxPerMm, topPx + mm.y * pxPerMm);

export const toBoard = ({ pxPerMm, leftPx, topPx }: Projection, px: Vec2): Vec2 =>
  vec2((px.x - leftPx) / pxPerMm, (px.y - topPx) / pxPerMm);

/** What is looked at through a projection: the point in the middle of what shows it, and how close. */
export function lookOf(projection: Projection, { widthPx, heightPx }: Viewport): Camera {
  const middle = toBoard(projection, vec2(widthPx / 2, heightPx / 2));
  return { zoom: projection.pxPerMm / projection.fitPxPerMm, xMm: middle.x, yMm: middle.y };
}

/** Two fingers: what lay under the first place comes to lie under the second, larger by the factor. */
export interface Pinch {
  readonly factor: number;
  readonly from: Vec2;
  readonly to: Vec2;
}

export function pinched(camera: Camera, { factor, from, to }: Pinch, viewport: Viewport, board: BoardSize): Camera {
  const held = toBoard(projectionOf(camera, viewport, board), from);
  const zoom = clamp(camera.zoom * factor, 1, MOST_ZOOM);
  const pxPerMm = fitPxPerMm(viewport, board) * zoom;
  const middle = {
    zoom,
    xMm: held.x + (viewport.widthPx / 2 - to.x) / pxPerMm,
    yMm: held.y + (viewport.heightPx / 2 - to.y) / pxPerMm,
  };
  return limited(middle, viewport, board);
}

/** Of the shorter side: what is followed keeps so far from the edge. */
const FOLLOWED_SHARE = 0.2;

/** The nearest camera that has a place of the board in view, well inside the edge; the same one where it has it already. */
export function keptInView(camera: Camera, mm: Vec2, viewport: Viewport, board: BoardSize): Camera {
  const { widthPx, heightPx } = viewport;
  const projection = projectionOf(camera, viewport, board);
  const edgePx = Math.min(widthPx, heightPx) * FOLLOWED_SHARE;
  const at = toScreen(projection, mm);
  const aside = vec2(at.x - clamp(at.x, edgePx, widthPx - edgePx), at.y - clamp(at.y, edgePx, heightPx - edgePx));
  if (aside.x === 0 && aside.y === 0) return camera;
  const share = 1 / projection.pxPerMm;
  const { zoom, xMm, yMm } = limited(camera, viewport, board);
  return limited({ zoom, xMm: xMm + aside.x * share, yMm: yMm + aside.y * share }, viewport, board);
}

/** In, towards the tapped place; out again from anywhere closer than the whole board. */
export function doubleTapped(camera: Camera, at: Vec2, viewport: Viewport, board: BoardSize): Camera {
  if (camera.zoom > 1) return wholeBoard(board);
  const fingerZoom = FINGER_PX / (SMALLEST_DISC_MM * fitPxPerMm(viewport, board));
  const factor = clamp(fingerZoom, LEAST_DOUBLE_TAP_ZOOM, MOST_ZOOM);
  return pinched(camera, { factor, from: at, to: at }, viewport, board);
}
