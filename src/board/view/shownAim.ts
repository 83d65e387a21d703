import { length, vec2 } from '../../lib';
import type { Launch } from '../aim';
import { toScreen, type Projection, type Viewport } from '../camera';
import type { PlaceMm } from './boardViewProps';
import type { ScenePiece } from './scene';

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
  /** From the disc backwards to the edge of what is seen. */
  readonly roomMm: number;
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
  roomMm: 0,
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
    roomMm: roomBehindMm(disc, launch, sight),
    isPulled,
    reachMm: way ? length(way) : 0,
    reachRad: way ? Math.atan2(way.y, way.x) : 0,
  };
}

const roomTowards = (at: number, step: number, size: number): number =>
  step === 0 ? Infinity : (step > 0 ? size - at : -at) / step;

/** Behind the disc, where its band lies. */
function roomBehindMm({ xMm, yMm }: ScenePiece, { vxMmS, vyMmS }: Launch, { projection, viewport }: AimSight): number {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  if (speedMmS === 0) return 0;
  const at = toScreen(projection, vec2(xMm, yMm));
  const back = -projection.turn / speedMmS;
  const roomPx = Math.min(
    roomTowards(at.x, vxMmS * back, viewport.widthPx),
    roomTowards(at.y, vyMmS * back, viewport.heightPx),
  );
  return Math.max(0, roomPx) / projection.pxPerMm;
}
