import type { DiscSize } from '../../table';
import type { Step } from './attack';
import type { AbilityId, EquipmentId, Family, MonsterId } from './ids';

export interface MonsterCard {
  readonly id: MonsterId;
  readonly family: Family;
  readonly size: DiscSize;
  readonly life: 1 | 2;
  /** What its killer is paid; 0 where the card shows an item in place of gold (SOL-017). */
  readonly gold: number;
  /** The card that its killer receives instead of gold; null for most. */
  readonly item: EquipmentId | null;
  /** It does one of these in its turn (BASE-165). */
  readonly actions: readonly (readonly Step[])[];
  readonly abilities: readonly AbilityId[];
  /** Who stands there when this one, a mount, is killed (SOL-188); null for all others. */
  readonly rider: MonsterId | null;
}

type Reward = number | EquipmentId;

export const monsterCard = (
  id: MonsterId,
  [family, size]: readonly [Family, DiscSize],
  [life, reward]: readonly [1 | 2, Reward],
  actions: MonsterCard['actions'],
  abilities: readonly AbilityId[] = [],
  rider: MonsterId | null = null,
): MonsterCard => ({
  id,
  family,
  size,
  life,
  gold: typeof reward === 'number' ? reward : 0,
  item: typeof reward === 'number' ? null : reward,
  actions,
  abilities,
  rider,
});
