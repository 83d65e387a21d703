import type { SetAim } from '../../../../board';
import { length, vec2 } from '../../../../lib';
import type { CatacombsPlayed, Thought } from '../../../../session/catacombs';
import type { FlickLooks } from '../../../game';
import { actorOf } from './shots';

type Foreseen = Extract<Thought, { kind: 'shot' }>['aim'];

function setAimOf({ discId, vxMmS, vyMmS }: Foreseen): SetAim {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  return { discId, directionX: vxMmS / speedMmS, directionY: vyMmS / speedMmS, speedMmS };
}

export const FLICK_LOOKS: FlickLooks<CatacombsPlayed> = {
  aimOf: ({ aim }) => setAimOf(aim),
  thoughtOf: (intent) => intent,
  /** One that is still to be chosen is drawn from the disc whose action it is. */
  proposedAim(thought) {
    if (thought.kind === 'shot') return setAimOf(thought.aim);
    if (thought.kind !== 'best' || thought.shot === null) return null;
    const aim = setAimOf(thought.shot.aim);
    return { ...aim, discId: actorOf(thought.option) ?? aim.discId };
  },
  blowOf(verdict) {
    if (verdict.kind !== 'damage') return null;
    return verdict.isKill ? 'kill' : 'hit';
  },
};
