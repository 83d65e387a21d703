import { useMemo } from 'react';
import type { ShotRing } from '../../../../board';
import { whyNotThere, type Place } from '../../../../rules/flicking';
import type { TableState } from '../../../../session/catacombs';
import { hintedPlace } from './hintedPlace';
import type { Asked } from './asked';
import { firstProjectilePlace, lyingMissile } from './projectile';
import type { LoosePiece } from '../pieces/sceneOf';
import { useForPrompt } from '../../../table/question';

export interface ProjectileInPlay {
  readonly ring: ShotRing | null;
  readonly loose: readonly LoosePiece[];
  /** It lies where its player has laid it, and not where it was put at first. */
  readonly isLaid: boolean;
  /** Where a launch of this disc starts; null for a disc that lies on the board. */
  readonly from: (discId: string) => Place | null;
}

const NOTHING: readonly LoosePiece[] = [];

/** A missile or fireball that its player turns round the shooter before the flick. */
export function useProjectile(
  asked: Asked,
  { shown, view, hint }: Pick<TableState, 'shown' | 'view' | 'hint'>,
  targets: readonly string[],
  promptNumber: number | null,
): ProjectileInPlay {
  const ask = asked.kind === 'flick' ? asked.ask : null;
  const [first] = useForPrompt(promptNumber, () =>
    ask === null ? null : firstProjectilePlace(ask, { view, shown }, targets),
  );
  const [moved, setPlace] = useForPrompt<Place | null>(promptNumber, () => null);
  const hinted = ask === null ? null : hintedPlace(hint);
  const place = moved ?? hinted ?? first;
  const projectile = ask?.projectile ?? null;

  const loose = useMemo(() => {
    if (projectile === null) return asked.kind === 'flick' ? lyingMissile(view) : NOTHING;
    return place === null
      ? NOTHING
      : [{ id: projectile.id, radiusMm: projectile.radiusMm, xMm: place.xMm, yMm: place.yMm }];
  }, [asked, view, projectile, place]);
  const region = projectile?.regions.find(({ kind }) => kind === 'near');
  const ring =
    ask === null || projectile === null || place === null || region?.kind !== 'near'
      ? null
      : {
          pieceId: projectile.id,
          origin: { xMm: region.xMm, yMm: region.yMm, radiusMm: region.radiusMm },
          maxGapMm: region.maxGapMm,
          isLegal: (at: Place) => whyNotThere(projectile, { id: projectile.id, ...at }, ask) === null,
          onMove: (at: Place) => setPlace({ xMm: at.xMm, yMm: at.yMm }),
        };

  return { ring, loose, isLaid: moved !== null, from: (discId) => (discId === projectile?.id ? place : null) };
}
