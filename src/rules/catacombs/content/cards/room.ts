import type { BoardId, Direction } from '../../words/boards';
import type { LordId, MonsterId } from '../../words/ids';
import type { CardId } from '../../words/openIds';

interface CardBase {
  readonly id: CardId;
  /** Where heroes may leave once the room is cleared (EXTRA-055). */
  readonly exits: readonly Direction[];
}

export interface CombatRoomCard extends CardBase {
  readonly kind: 'combat';
  readonly level: 0 | 1 | 2;
  readonly board: BoardId;
  readonly monsters: Readonly<Partial<Record<MonsterId, number>>>;
  /** Each stands for one disc of the Lord's wandering monster (BASE-088). */
  readonly wanderingIcons: 0 | 1 | 2 | 3 | 4;
}

export interface MerchantCard extends CardBase {
  readonly kind: 'merchant';
}

export interface HealerCard extends CardBase {
  readonly kind: 'healer';
}

export interface AltarCard extends CardBase {
  readonly kind: 'altar';
}

export type SpecialRoomCard = MerchantCard | HealerCard | AltarCard;

export interface LordRoomCard extends CardBase {
  readonly kind: 'lord';
  readonly lord: LordId;
}

export type RoomCard = CombatRoomCard | SpecialRoomCard | LordRoomCard;
