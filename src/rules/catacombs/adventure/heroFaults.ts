import { EQUIPMENT_CARDS } from '../content/equipment';
import { BERSERK } from '../content/base/heroes';
import { HERO_CARDS } from '../content/heroes';
import { HERO_SLOTS } from '../content/heroSlots';
import { spellHandOf } from '../content/spells';
import { EXPANSIONS, HERO_IDS, type EquipmentId, type HeroId, type SpellId } from '../content/ids';
import { goldInTheBox } from '../content/gold';
import { expansionsIn } from '../opening/inTheBox';
import type { Adventure, HeroState } from './adventure';
import { at, type Fault } from './fault';
import { magicFaults, trophyFaults } from './trophyFaults';

const statesOf = ({ heroes }: Adventure): readonly (readonly [HeroId, HeroState])[] =>
  HERO_IDS.flatMap((id) => {
    const state = heroes[id];
    return state === undefined ? [] : [[id, state] as const];
  });

const extra = <T>(items: readonly T[], allowed: readonly T[]): T | undefined =>
  items.find((item) => items.filter((one) => one === item).length > allowed.filter((one) => one === item).length);

function spellFaults(id: HeroId, spells: readonly SpellId[]): readonly Fault[] {
  const path = ['heroes', id, 'spells'];
  if (id !== 'hero:wizard') return [at(path, 'only the Wizard has spells (BASE-052)')];
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
  if (id !== 'hero:barbarian') return [...faults, at(path, 'only the Barbarian goes berserk (BASE-042)')];
  return berserk > BERSERK.max ? [...faults, at(path, `at most ${BERSERK.max} (BASE-044)`)] : faults;
}

function togetherFaults(adventure: Adventure): readonly Fault[] {
  const states = statesOf(adventure);
  const gold = states.reduce((sum, [, state]) => sum + (state.gold ?? 0), 0);
  const items = states.flatMap(([, { equipment }]) => equipment ?? []);
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  const box = goldInTheBox(expansionsIn(adventure));
  const dead = states.filter(([, { life }]) => life === 0).length;
  return [
    ...(gold > box ? [at(['heroes'], `${gold} gold, and the box holds ${box} (BASE-004)`)] : []),
    ...(twice === undefined ? [] : [at(['heroes'], `${twice} is given twice, and there is one card of it (BASE-295)`)]),
    ...(dead >= HERO_SLOTS.length ? [at(['heroes'], 'nobody is alive: expected at least one hero')] : []),
  ];
}

export const heroFaults = (adventure: Adventure): readonly Fault[] => [
  ...statesOf(adventure).flatMap(([id, state]) => [
    ...trackFaults(id, state),
    ...magicFaults(id, state),
    ...trophyFaults(adventure, id, state),
    ...equipmentFaults(id, state.equipment ?? []),
    ...(state.spells === undefined ? [] : spellFaults(id, state.spells)),
  ]),
  ...togetherFaults(adventure),
];
