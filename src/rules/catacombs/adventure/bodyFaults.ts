import type { HeroId } from '../words/ids';
import { POISON_CARDS } from '../content/vermin/poison';
import { armourWith } from '../content/brings';
import { startOf } from '../content/starts';
import { lethalPoison } from '../model/subjects/poison';
import type { HeroState } from '../words/adventure';
import { at, type Fault } from './fault';

/** His own track, and one more in the Plate (SOL-117, SOL-168). */
export function armourFaults(id: HeroId, { armour, equipment = [] }: HeroState): readonly Fault[] {
  if (armour === undefined) return [];
  const path = ['heroes', id, 'armour'];
  if (startOf(id).armour === undefined) return [at(path, 'only the Paladin has armour (SOL-117)')];
  const full = armourWith(equipment);
  return armour > full ? [at(path, `at most ${full} (SOL-117)`)] : [];
}

/** Such cards as there are, and not so many that he would be dead of them (VERM-005, VERM-026). */
export function poisonFaults(id: HeroId, { poison = [] }: HeroState): readonly Fault[] {
  const path = ['heroes', id, 'poison'];
  const strange = poison.findIndex((value) => POISON_CARDS.every((card) => card.poison !== value));
  if (strange >= 0) return [at([...path, strange], `no Poison card shows ${poison[strange]} (VERM-005)`)];
  const total = poison.reduce((sum, value) => sum + value, 0);
  const most = lethalPoison(id) - 1;
  return total > most ? [at(path, `${total} poison kills ${id}: at most ${most} (VERM-026)`)] : [];
}
