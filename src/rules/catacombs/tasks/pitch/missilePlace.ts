import { nearestPlace, type Place } from '../../../flicking';
import type { Catacombs } from '../../model/model';
import { groundOf } from '../../model/queries';
import { anywhere } from '../../model/subjects/placing';
import { projectileRadiusMm } from '../../model/subjects/projectile';
import type { Pitch } from '../../words/pitch';

/**
 * Where a chain's missile goes on from: where it lies (BASE-167), or the nearest free place, if a disc that came back
 * onto the board has been put there since (BASE-168, BASE-181).
 */
export function missilePlace(model: Catacombs, pitch: Pitch, liesAt: Place | null): Place | null {
  if (liesAt === null) return null;
  const missile = anywhere(pitch.striker, projectileRadiusMm(pitch));
  const found = nearestPlace(missile, { id: pitch.striker, ...liesAt }, groundOf(model));
  return found === null ? liesAt : { xMm: found.xMm, yMm: found.yMm };
}
