import type { Vec2 } from '../../lib';
import { aimNow, launchOf, launchOfSetAim, type AimState, type Launch } from '../aim';
import type { Projection } from '../camera';
import type { DiscId } from '../../rules/flicking';
import type { BoardSituation } from './boardSituation';
import type { Aimed } from './shownAim';

export function launchOn({ fitPxPerMm }: Projection, maxSpeedMmS: number, discId: DiscId, velocityPxS: Vec2): Launch {
  return launchOf(discId, velocityPxS, { fitPxPerMm, maxSpeedMmS });
}

export function aimedByFinger(
  state: AimState,
  atMs: number,
  { isFlying, maxSpeedMmS, glass }: BoardSituation,
  projection: Projection,
): Aimed | null {
  const fullSpeedPxS = maxSpeedMmS * projection.fitPxPerMm;
  const aim = isFlying ? null : aimNow(state, atMs, { fullSpeedPxS, glass });
  if (!aim) return null;
  const launch = launchOn(projection, maxSpeedMmS, aim.discId, aim.velocityPxS);
  return { launch, isPulled: state.mode.kind === 'pulling' };
}

export function aimedBySteps({ setAim, isFlying, maxSpeedMmS }: BoardSituation): Aimed | null {
  if (!setAim || isFlying) return null;
  return { launch: launchOfSetAim(setAim, maxSpeedMmS), isPulled: false };
}
