import type { DiscSize } from '../../words/discSorts';
import type { Step } from '../../words/attack';
import type { AbilityId, EquipmentId, Family, MonsterId } from '../../words/ids';

export interface MonsterCard {
  readonly id: MonsterId;
  readonly family: Family;
  readonly size: DiscSize;
  /** More than two is counted on a track, not by the face of the disc (VERM-127). */
  readonly life: 1 | 2 | 4;
  /** What its killer is paid; 0 where the card shows an item in place of gold (SOL-017). */
  readonly gold: number;
  /** So much in a room at most, however many of its kind somebody killed (VERM-075); null for most. */
  readonly maxGold: number | null;
  /** The card that its killer receives instead of gold; null for most. */
  readonly item: EquipmentId | null;
  /** It does one of these in its turn (BASE-165). */
  readonly actions: readonly (readonly Step[])[];
  readonly abilities: readonly AbilityId[];
  /** Who stands there when this one, a mount, is killed (SOL-188); null for all others. */
  readonly rider: MonsterId | null;
  /** Whose discs it plays on, when it is another card for a monster that there is already (VERM-096); null for most. */
  readonly variantOf: MonsterId | null;
}

type Reward = number | EquipmentId;

export const monsterCard = (
  id: MonsterId,
  [family, size]: readonly [Family, DiscSize],
  [life, reward]: readonly [MonsterCard['life'], Reward],
  actions: MonsterCard['actions'],
  abilities: readonly AbilityId[] = [],
  rider: MonsterId | null = null,
): MonsterCard => ({
  id,
  family,
  size,
  life,
  gold: typeof reward === 'number' ? reward : 0,
  maxGold: null,
  item: typeof reward === 'number' ? null : reward,
  actions,
  abilities,
  rider,
  variantOf: null,
});

export const withMaxGold = (maxGold: number, card: MonsterCard): MonsterCard => ({ ...card, maxGold });

/** Disc, family, life and reward stay those of the original; its attacks and abilities do not (VERM-100). */
export const variantCard = (
  id: MonsterId,
  original: MonsterCard,
  actions: MonsterCard['actions'],
  abilities: readonly AbilityId[] = [],
): MonsterCard => ({ ...original, id, actions, abilities, rider: null, variantOf: original.id });
