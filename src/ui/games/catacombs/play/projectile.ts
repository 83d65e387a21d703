import { offeredGapMm, pitchAsked, projectileRadiusMm, type CatacombsState } from '../../../../rules/catacombs';
import { nearestPlace, type FlickAsk, type Place } from '../../../../rules/flicking';
import type { ShownTable } from '../../../../session/catacombs';
import type { LoosePiece } from '../pieces/sceneOf';

const distance = (a: Place, b: Place): number => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);

/** Where a missile is put at first: in front of its shooter, towards the nearest of those whom it may strike. */
export function firstProjectilePlace(
  ask: FlickAsk,
  { view, shown }: { readonly view: CatacombsState; readonly shown: ShownTable },
  targets: readonly string[],
): Place | null {
  const { projectile } = ask;
  const region = projectile?.regions.find(({ kind }) => kind === 'near');
  const pitch = pitchAsked(view);
  if (!projectile || region?.kind !== 'near' || pitch === null) return null;
  const enemies = targets.flatMap((id) => shown.pieces[id] ?? []);
  const nearest = [...enemies].sort((a, b) => distance(a, region) - distance(b, region))[0];
  const towards = nearest ?? { xMm: region.xMm, yMm: region.yMm - 1 };
  const gapMm = distance(towards, region) || 1;
  const reachMm = region.radiusMm + projectile.radiusMm + offeredGapMm(pitch.attack);
  const wished = {
    id: projectile.id,
    xMm: region.xMm + ((towards.xMm - region.xMm) / gapMm) * reachMm,
    yMm: region.yMm + ((towards.yMm - region.yMm) / gapMm) * reachMm,
  };
  const found = nearestPlace(projectile, wished, ask);
  return found === null ? null : { xMm: found.xMm, yMm: found.yMm };
}

/** In a chain the missile goes on from where it lies, and belongs to no table between two flicks. */
export function lyingMissile(view: CatacombsState): readonly LoosePiece[] {
  const pitch = pitchAsked(view);
  if (!pitch || pitch.missileAt === null) return [];
  return [{ id: pitch.striker, radiusMm: projectileRadiusMm(pitch), ...pitch.missileAt }];
}
