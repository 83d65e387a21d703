import { length, vec2 } from '../../lib';
import type { Aimed } from './aimed';
import type { PlaceMm } from './boardViewProps';
import type { ScenePiece } from './scene';

/** The aim as it is drawn: from where, in which direction, how hard from 0 to 1. */
export interface ShownAim {
  readonly xMm: number;
  readonly yMm: number;
  readonly angleRad: number;
  readonly strength: number;
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
  isPulled: false,
  reachMm: 0,
  reachRad: 0,
};

export function shownAim(
  { xMm, yMm }: ScenePiece,
  { launch, isPulled }: Aimed,
  maxSpeedMmS: number,
  contact: PlaceMm | null,
): ShownAim {
  const { vxMmS, vyMmS } = launch;
  const way = contact && vec2(contact.xMm - xMm, contact.yMm - yMm);
  return {
    xMm,
    yMm,
    angleRad: Math.atan2(vyMmS, vxMmS),
    strength: Math.min(1, length(vec2(vxMmS, vyMmS)) / maxSpeedMmS),
    isPulled,
    reachMm: way ? length(way) : 0,
    reachRad: way ? Math.atan2(way.y, way.x) : 0,
  };
}
