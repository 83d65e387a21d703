import { length, scale, vec2 } from '../../lib';
import { roomAlong, type Launch } from '../aim';
import { toScreen, type Projection, type Viewport } from '../camera';
import type { PlaceMm } from '../scene/boardViewProps';
import type { ScenePiece } from '../scene/scene';

/** A launch that is being aimed, and whether a finger holds it back. */
export interface Aimed {
  readonly launch: Launch;
  readonly isPulled: boolean;
}

/** The aim as it is drawn: from where, in which direction, how hard from 0 to 1. */
export interface ShownAim {
  readonly xMm: number;
  readonly yMm: number;
  readonly angleRad: number;
  readonly strength: number;
  /** From the disc backwards, and on its way, to where the edge of what is seen leaves room to draw. */
  readonly behindMm: number;
  readonly aheadMm: number;
  /** A finger holds the end of the band. */
  readonly isPulled: boolean;
  /** The way to the first contact, for whoever is shown it: never longer, 0 for none. */
  readonly reachMm: number;
  /** Where that way leads: it is looked up less often than the finger moves. */
  readonly reachRad: number;
}

export const NO_AIM: ShownAim = {
  xMm: 0,
  yMm: 0,
  angleRad: 0,
  strength: 0,
  behindMm: 0,
  aheadMm: 0,
  isPulled: false,
  reachMm: 0,
  reachRad: 0,
};

export interface AimSight {
  readonly projection: Projection;
  readonly viewport: Viewport;
  readonly maxSpeedMmS: number;
  readonly contact: PlaceMm | null;
}

export function shownAim(disc: ScenePiece, { launch, isPulled }: Aimed, sight: AimSight): ShownAim {
  const { xMm, yMm } = disc;
  const { maxSpeedMmS, contact } = sight;
  const { vxMmS, vyMmS } = launch;
  const way = contact && vec2(contact.xMm - xMm, contact.yMm - yMm);
  return {
    xMm,
    yMm,
    angleRad: Math.atan2(vyMmS, vxMmS),
    strength: Math.min(1, length(vec2(vxMmS, vyMmS)) / maxSpeedMmS),
    behindMm: roomMm(disc, launch, -1, isPulled ? FINGER_PX : EDGE_PX, sight),
    aheadMm: roomMm(disc, launch, 1, EDGE_PX, sight),
    isPulled,
    reachMm: way ? length(way) : 0,
    reachRad: way ? Math.atan2(way.y, way.x) : 0,
  };
}

/** What is drawn keeps so far from the edge: a line, and the print of a finger. */
const EDGE_PX = 4;
const FINGER_PX = 26;

/** Before the disc or behind it, where its band lies. */
function roomMm(
  { xMm, yMm }: ScenePiece,
  { vxMmS, vyMmS }: Launch,
  side: 1 | -1,
  edgePx: number,
  { projection, viewport }: AimSight,
): number {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  if (speedMmS === 0) return 0;
  const way = scale(vec2(vxMmS, vyMmS), side / speedMmS);
  const seen = {
    leftPx: edgePx,
    topPx: edgePx,
    rightPx: viewport.widthPx - edgePx,
    bottomPx: viewport.heightPx - edgePx,
  };
  return roomAlong(toScreen(projection, vec2(xMm, yMm)), way, seen) / projection.pxPerMm;
}
