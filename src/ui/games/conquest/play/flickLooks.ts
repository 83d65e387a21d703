import type { SetAim } from '../../../../board';
import { length, vec2 } from '../../../../lib';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { FlickLooks } from '../../../game';

type Foreseen = ConquestPlayed['flicked']['intent']['aim'];

function setAimOf({ discId, vxMmS, vyMmS }: Foreseen): SetAim {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  return { discId, directionX: vxMmS / speedMmS, directionY: vyMmS / speedMmS, speedMmS };
}

export const FLICK_LOOKS: FlickLooks<ConquestPlayed> = {
  aimOf: ({ aim }) => setAimOf(aim),
  thoughtOf: (intent) => intent,
  // Of a card the line is not drawn with which it would begin: its disc may not lie there yet.
  proposedAim: (thought) => (thought.kind === 'shot' || thought.kind === 'crystal' ? setAimOf(thought.aim) : null),
  blowOf: ({ kind }) => (kind === 'hit' ? 'hit' : null),
};
