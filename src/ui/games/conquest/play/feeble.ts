import { LAUNCH } from '../../../../rules/conquest';
import type { Launch } from '../../../../board';
import type { LyingDisc } from '../board/sceneOf';

/** A little over the least, so that no rounding makes it less. */
const SPEED_MM_S = 1.02 * LAUNCH.minSpeedMmS;

/** Whoever does not like a shot flicks it as feebly as it may be flicked, away from whatever lies nearest (CONQ-069). */
export function feebleLaunch(disc: LyingDisc, discs: readonly LyingDisc[]): Pick<Launch, 'discId' | 'vxMmS' | 'vyMmS'> {
  const gapTo = ({ xMm, yMm, radiusMm }: LyingDisc): number => Math.hypot(xMm - disc.xMm, yMm - disc.yMm) - radiusMm;
  const [nearest] = discs.filter(({ id }) => id !== disc.id).sort((a, b) => gapTo(a) - gapTo(b));
  const [dx, dy] = nearest === undefined ? [1, 0] : [disc.xMm - nearest.xMm, disc.yMm - nearest.yMm];
  const far = Math.hypot(dx, dy) || 1;
  return { discId: disc.id, vxMmS: (dx / far) * SPEED_MM_S, vyMmS: (dy / far) * SPEED_MM_S };
}
