import { MONSTER_CARDS } from '../../content/monsters';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { bearersOf, inReserve, roomOf } from '../../model/queries';
import { monstersInRoom } from '../../model/subjects/stacks';
import type { Ability } from './ability';

/** A mount that this pitch has killed counts as the rider who is about to stand there (SOL-199). */
function leavesRider(model: Catacombs, { card }: MonsterPiece): boolean {
  const { rider } = MONSTER_CARDS[card];
  return rider !== null && inReserve(model, rider) > 0;
}

/** It is not killed for good while another monster is left (SOL-194), on a hero too (VERM-150); those like it do not count (SOL-200). */
export const resurrection: Ability = {
  id: 'ability:resurrection',
  comesBack(model, self) {
    const dead = roomOf(model).settlements.at(-1)?.dead ?? [];
    const alike = bearersOf(model, 'ability:resurrection');
    return monstersInRoom(model).some(
      (other) =>
        other.id !== self.id && !alike.includes(other) && (!dead.includes(other.id) || leavesRider(model, other)),
    );
  },
};
