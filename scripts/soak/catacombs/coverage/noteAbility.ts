import { type CatacombsEvent, kindNamed, monsterCalled, type Purpose } from '../../../../src/rules/catacombs';
import type { AbilityId } from '../../../../src/rules/catacombs/words/ids';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import type { Tally } from '../../coverage/tally';

const bears = (piece: string, ability: AbilityId): boolean => {
  const monster = monsterCalled(piece);
  return monster !== null && MONSTER_CARDS[monster].abilities.includes(ability);
};

/** Abilities that an event tells of, by its kind… */
const SHOWN_BY: Readonly<Partial<Record<CatacombsEvent['kind'], AbilityId>>> = {
  becameFireWall: 'ability:fire-wall',
  reborn: 'ability:resurrection',
  enslaved: 'ability:slave-master',
  climbed: 'ability:swarm',
  devoured: 'ability:devourer',
};

/** …or by the rule that it names. */
const CAUSED_BY: Readonly<Record<string, AbilityId>> = {
  'BASE-260': 'ability:feeding-frenzy',
  'SOL-188': 'ability:mounted-unit',
  'SOL-218': 'ability:volcanism',
  'VERM-133': 'ability:summon-vermin',
};

export const ASKED_BY: Readonly<Partial<Record<Purpose['kind'], AbilityId>>> = {
  retaliate: 'ability:retaliation',
  corrode: 'ability:corrosion',
  decay: 'ability:touch-of-decay',
};

/** Whoever mends without an ability for it drinks from a Wellspring. */
const mendedBy = (piece: string): AbilityId =>
  bears(piece, 'ability:regeneration') ? 'ability:regeneration' : 'ability:wellspring';

export function noteAbility(event: CatacombsEvent, tally: Tally): void {
  const caused = 'cause' in event ? CAUSED_BY[event.cause.rule] : undefined;
  const shown = SHOWN_BY[event.kind] ?? caused;
  if (shown !== undefined) tally.add('ability', shown);
  if (event.kind === 'regenerated') tally.add('ability', mendedBy(event.piece));
  if (event.kind === 'poisoned' && bears(event.by, 'ability:lethal')) tally.add('ability', 'ability:lethal');
  if (event.kind === 'unharmed' && kindNamed(event.because) === 'ability') tally.add('ability', event.because);
}
