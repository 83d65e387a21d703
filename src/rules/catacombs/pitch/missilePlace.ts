import { BOARD_MM, nearestPlace, type Place } from '../../flicking';
import type { Catacombs } from '../model/model';
import { takenPlaces } from '../model/queries';
import type { Pitch } from '../words/pitch';
import { projectileRadiusMm } from './pitch';

const WHOLE_BOARD = {
  kind: 'inside',
  rect: { xMm: 0, yMm: 0, widthMm: BOARD_MM.width, heightMm: BOARD_MM.height },
} as const;

/**
 * Where a chain's missile goes on from: where it lies (BASE-167), or the nearest free place, if a disc that came back
 * onto the board has been put there since (BASE-168, BASE-181).
 */
export function missilePlace(model: Catacombs, pitch: Pitch, liesAt: Place | null): Place | null {
  if (liesAt === null) return null;
  const missile = {
    id: pitch.striker,
    radiusMm: projectileRadiusMm(pitch),
    regions: [WHOLE_BOARD],
    keepsOff: [],
    edgeGapMm: 0,
    within: null,
  };
  const found = nearestPlace(missile, { id: pitch.striker, ...liesAt }, takenPlaces(model));
  return found === null ? liesAt : { xMm: found.xMm, yMm: found.yMm };
}
