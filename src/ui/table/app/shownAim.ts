import type { SetAim } from '../../../board';
import { length, vec2 } from '../../../lib';
import type { TableState } from '../../../session';

/** The line that the app means to flick, or that it proposes; null when it means none. */
export function shownAim({ intent, hint }: Pick<TableState, 'intent' | 'hint'>): SetAim | null {
  const hinted = hint !== null && hint !== 'thinking' && hint.thought.kind === 'shot' ? hint.thought : null;
  const aim = (intent ?? hinted)?.aim;
  if (aim === undefined) return null;
  const speedMmS = length(vec2(aim.vxMmS, aim.vyMmS));
  return { discId: aim.discId, directionX: aim.vxMmS / speedMmS, directionY: aim.vyMmS / speedMmS, speedMmS };
}
