import { refuse, type Refusal } from '../../../machine';
import { COMMANDED } from '../../content/soloth/monsters';
import { idsFor, whyNoRoom } from './placing';
import type { Catacombs } from '../model';
import { inReserve } from '../queries';
import type { Attack } from '../../words/attack';
import type { Pitch } from '../../words/pitch';
import { isGiant, projectileOf, PROJECTILES } from './projectile';
import type { PieceId } from '../../words/openIds';

/** What the disc will be called once it is on the board. */
const nextSkeleton = (model: Catacombs): PieceId => idsFor(model, [COMMANDED])[0] ?? COMMANDED;

export function strikerOf(model: Catacombs, actor: PieceId, { type }: Attack): PieceId {
  if (type === 'punch') return actor;
  return type === 'commandUndead' ? nextSkeleton(model) : PROJECTILES[type];
}

type Shot = Pick<Pitch, 'actor' | 'striker' | 'attack' | 'origin' | 'missileAt'>;

/** With no legal spot for it near its origin, or no disc to shoot (SOL-040), a missile cannot be shot at all. */
export function whyNotShot(model: Catacombs, pitch: Shot): Refusal | null {
  const { attack } = pitch;
  if (attack.type === 'commandUndead' && inReserve(model, COMMANDED) === 0) {
    return refuse('stockExhausted', 'SOL-040', { monster: COMMANDED });
  }
  const projectile = projectileOf(model, pitch);
  return projectile === null ? null : whyNoRoom(model, projectile, isGiant(attack) ? 'VERM-063' : 'BASE-145');
}

/** Why an action that begins with this attack cannot even be begun from this place. */
export const whyNotBegun = (model: Catacombs, actor: PieceId, attack: Attack, origin: PieceId): Refusal | null =>
  whyNotShot(model, { actor, striker: strikerOf(model, actor, attack), attack, origin, missileAt: null });
