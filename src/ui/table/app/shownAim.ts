import type { SetAim } from '../../../board';
import { length, vec2 } from '../../../lib';
import type { Hint, TableState, Thought } from '../../../session/catacombs';
import { actorOf } from '../../games/catacombs/play/shots';

type Foreseen = Extract<Thought, { kind: 'shot' }>['aim'];

function setAimOf({ discId, vxMmS, vyMmS }: Foreseen): SetAim {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  return { discId, directionX: vxMmS / speedMmS, directionY: vyMmS / speedMmS, speedMmS };
}

/** The flick that is proposed; one that is still to be chosen is drawn from the disc whose action it is. */
function hintedAim({ thought }: Hint): SetAim | null {
  if (thought.kind === 'shot') return setAimOf(thought.aim);
  if (thought.kind !== 'best' || thought.shot === null) return null;
  const aim = setAimOf(thought.shot.aim);
  return { ...aim, discId: actorOf(thought.option) ?? aim.discId };
}

/** The line that the app means to flick, or that it proposes; null when it means none, or another disc is chosen. */
export function shownAim(
  { intent, coming, hint }: Pick<TableState, 'intent' | 'coming' | 'hint'>,
  selectedId: string | null,
): SetAim | null {
  const meant = intent ?? coming;
  if (meant !== null) return setAimOf(meant.aim);
  const aim = hint === null || hint === 'thinking' ? null : hintedAim(hint);
  return aim === null || (selectedId !== null && selectedId !== aim.discId) ? null : aim;
}
