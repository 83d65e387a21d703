import type { AbilityId, MonsterId } from '../words/ids';
import { MONSTER_CARDS } from './monsters';

/** What an ability says of its bearer to others; what it does itself is in `moments/abilities`. */
interface Traits {
  /** Its life is counted on a track of its own, and mended by one (VERM-127, VERM-166). */
  readonly isOnTrack?: true;
  /** While it is in the room, heroes and Allies have one plain Punch (SOL-209). */
  readonly suppresses?: true;
  /** It climbs onto heroes and Allies (VERM-139). */
  readonly climbs?: true;
  /** It swallows heroes (VERM-104). */
  readonly swallows?: true;
}

const TRAITS: Readonly<Partial<Record<AbilityId, Traits>>> = {
  'ability:stamina': { isOnTrack: true },
  'ability:suppression': { suppresses: true },
  'ability:swarm': { climbs: true },
  'ability:devourer': { swallows: true },
};

/** By which ability of its card a monster is like that; null when it is not. */
export const abilityThat = (trait: keyof Traits, monster: MonsterId): AbilityId | null =>
  MONSTER_CARDS[monster].abilities.find((id) => TRAITS[id]?.[trait] === true) ?? null;
