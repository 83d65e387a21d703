import type { Person, Reign } from '../../model/model';
import { armourPoints, levelOf } from '../../model/people';
import type { ReignPlay } from '../../model/types';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Spell } from '../../words/spells';
import type { Square } from '../../words/squares';

export interface Casting {
  readonly who: CharacterId;
  readonly spell: Spell;
  /** The caster, where it is cast at nobody. */
  readonly target: CharacterId;
  readonly at: Square | null;
}

export type Effect = (play: ReignPlay, casting: Casting) => void;

export const thrown = (play: ReignPlay, { who, spell }: Casting): number =>
  spell.amount === null ? 0 : throwAmount(play, who, 'amount', spell.amount);

/** The figure of the spell less Endurance and armour, unless it ignores them; no throw to hit, no parry (REIGN-107). */
export function soaked(model: Reign, target: Person, { ignoresArmour, ignoresEndurance }: Spell): number {
  const armour = armourPoints(target).reduce((sum, { points }) => sum + points, 0);
  return (ignoresArmour ? 0 : armour) + (ignoresEndurance ? 0 : levelOf(model, target, 'endurance'));
}
