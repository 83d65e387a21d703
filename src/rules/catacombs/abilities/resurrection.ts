import { bearersOf, monstersOf, roomOf } from '../model/queries';
import { stacksOf } from '../vermin/stacks';
import type { Ability } from './ability';

/** It is not killed for good while another monster is left (SOL-194), on a hero too (VERM-150); those like it do not count (SOL-200). */
export const resurrection: Ability = {
  id: 'ability:resurrection',
  comesBack(model, self) {
    const dead = roomOf(model).settlements.at(-1)?.dead ?? [];
    const alike = bearersOf(model, 'ability:resurrection');
    const onHeroes = stacksOf(model).flatMap(({ monsters }) => monsters);
    return [...monstersOf(model), ...onHeroes].some(
      (other) => other.id !== self.id && !dead.includes(other.id) && !alike.includes(other),
    );
  },
};
