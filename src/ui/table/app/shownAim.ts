import type { SetAim } from '../../../board';
import type { Played, TableState } from '../../../session';
import type { FlickLooks } from '../../game';

/** The line that the app means to flick, or that it proposes; null when it means none, or another disc is chosen. */
export function shownAim<P extends Played>(
  looks: FlickLooks<P> | null,
  { intent, coming, hint }: Pick<TableState<P>, 'intent' | 'coming' | 'hint'>,
  selectedId: string | null,
): SetAim | null {
  const meant = intent ?? coming;
  if (looks === null) return null;
  if (meant !== null) return looks.aimOf(meant);
  const aim = hint === null || hint === 'thinking' ? null : looks.proposedAim(hint.thought);
  return aim === null || (selectedId !== null && selectedId !== aim.discId) ? null : aim;
}
