import { EQUIPMENT_CARDS } from '../content/equipment';
import { BERSERK } from '../content/base/heroes';
import { HERO_CARDS } from '../content/heroes';
import { spellHandOf } from '../content/spells';
import { startOf } from '../content/starts';
import { EXPANSIONS, HERO_IDS, type EquipmentId, type HeroId, type SpellId } from '../words/ids';
import type { Adventure, HeroState } from '../words/adventure';
import { armourFaults, poisonFaults } from './bodyFaults';
import { at, type Fault } from './fault';
import { magicFaults, trophyFaults } from './trophyFaults';

export const statesOf = ({ heroes }: Adventure): readonly (readonly [HeroId, HeroState])[] =>
  HERO_IDS.flatMap((id) => {
    const state = heroes[id];
    return state === undefined ? [] : [[id, state] as const];
  });

const extra = <T>(items: readonly T[], allowed: readonly T[]): T | undefined =>
  items.find((item) => items.filter((one) => one === item).length > allowed.filter((one) => one === item).length);

function spellFaults(id: HeroId, spells: readonly SpellId[]): readonly Fault[] {
  const path = ['heroes', id, 'spells'];
  if (!startOf(id).hasSpells) return [at(path, 'only the Wizard has spells (BASE-052)')];
  const spell = extra(spells, spellHandOf(EXPANSIONS));
  return spell === undefined ? [] : [at(path, `there are not so many cards of ${spell} (BASE-049)`)];
}

function equipmentFaults(id: HeroId, equipment: readonly EquipmentId[]): readonly Fault[] {
  return equipment.flatMap((item, index) =>
    EQUIPMENT_CARDS[item].owners.includes(id)
      ? []
      : [at(['heroes', id, 'equipment', index], `${item} is not for ${id} (BASE-293)`)],
  );
}

function trackFaults(id: HeroId, { life, berserk }: HeroState): readonly Fault[] {
  const faults: Fault[] = [];
  const full = HERO_CARDS[id].life;
  if (life !== undefined && life > full) faults.push(at(['heroes', id, 'life'], `at most ${full} (BASE-055)`));
  if (berserk === undefined) return faults;
  const path = ['heroes', id, 'berserk'];
  if (startOf(id).berserk === undefined) return [...faults, at(path, 'only the Barbarian goes berserk (BASE-042)')];
  return berserk > BERSERK.max ? [...faults, at(path, `at most ${BERSERK.max} (BASE-044)`)] : faults;
}

export const heroFaults = (adventure: Adventure): readonly Fault[] => [
  ...statesOf(adventure).flatMap(([id, state]) => [
    ...trackFaults(id, state),
    ...magicFaults(id, state),
    ...armourFaults(id, state),
    ...poisonFaults(id, state),
    ...trophyFaults(adventure, id, state),
    ...equipmentFaults(id, state.equipment ?? []),
    ...(state.spells === undefined ? [] : spellFaults(id, state.spells)),
  ]),
];
