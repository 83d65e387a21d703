import type { Hero } from '../model/hero';
import { returnDiscs } from '../model/changes';
import type { Catacombs } from '../model/model';
import { heroesOf } from '../model/queries';
import type { Kill } from '../words/rewards';
import type { SpellId } from '../words/ids';
import type { HeroNow, Opening } from '../words/opening';
import { HERO_IDS } from '../words/ids';
import { boardFaults } from './boardFaults';
import { takeDiscs } from './discs';
import { at, put, type OpeningFault, type Put } from './fault';

function without<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  const left = [...all];
  for (const one of some) left.splice(left.indexOf(one), 1);
  return left;
}

function spellsAsSaid(hero: Hero, { spells, spentSpells }: HeroNow): Pick<Hero, 'spells' | 'spentSpells'> {
  const all: readonly SpellId[] = [...hero.spells, ...hero.spentSpells];
  const hand = spells ?? (spentSpells === undefined ? hero.spells : without(all, spentSpells));
  return { spells: hand, spentSpells: spentSpells ?? without(all, hand) };
}

const heroAsSaid = (hero: Hero, now: HeroNow): Hero => ({
  ...hero,
  life: now.life ?? hero.life,
  gold: now.gold ?? hero.gold,
  equipment: now.equipment ?? hero.equipment,
  usedInRoom: now.usedInRoom ?? hero.usedInRoom,
  berserk: now.berserk ?? hero.berserk,
  ...spellsAsSaid(hero, now),
  ...(now.fellToPoison === undefined ? {} : { fellToPoison: now.fellToPoison }),
  ...(hero.armour === undefined ? {} : { armour: now.armour ?? hero.armour }),
  ...(hero.magic === undefined ? {} : { magic: now.magic ?? hero.magic }),
  ...(hero.trophies === undefined
    ? {}
    : { trophies: { ...hero.trophies, active: now.artefacts ?? hero.trophies.active } }),
});

const withHero = (model: Catacombs, hero: Hero): Catacombs => ({
  ...model,
  heroes: { ...model.heroes, [hero.id]: hero },
});

/** Discs that lie beside its board or on it, out of the reserve (BASE-025, SOL-145). */
function withDiscs(model: Catacombs, hero: Hero, now: HeroNow): Put {
  let next = model;
  let with_: Hero = hero;
  for (const pile of ['kills', 'kept'] as const) {
    const said = now[pile];
    if (said === undefined) continue;
    const before: readonly Kill[] = pile === 'kills' ? with_.kills : (with_.trophies?.kept ?? []);
    next = returnDiscs(
      next,
      before.map(({ disc }) => disc),
    );
    const { stock, kills, missing } = takeDiscs(next.stock, said);
    if (missing >= 0) return { model, faults: [at([pile, missing], 'the box has no disc left for it', 'BASE-022')] };
    next = { ...next, stock };
    with_ =
      pile === 'kills'
        ? { ...with_, kills }
        : { ...with_, ...(with_.trophies && { trophies: { ...with_.trophies, kept: kills } }) };
  }
  return put(withHero(next, with_));
}

/** All the gold there is lies in the purses or in the reserve (BASE-005). */
function withReserve(model: Catacombs, before: Catacombs): Put {
  const purses = (one: Catacombs): number => heroesOf(one).reduce((sum, { gold }) => sum + gold, 0);
  const all = before.goldReserve + purses(before);
  const goldReserve = all - purses(model);
  const faults = goldReserve < 0 ? [at(['heroes'], `there are ${all} gold in the box`, 'BASE-005')] : [];
  return { model: { ...model, goldReserve }, faults };
}

/** The heroes' boards. */
export function heroesAsSaid(model: Catacombs, { heroes = {} }: Opening): Put {
  let next = model;
  for (const id of HERO_IDS) {
    const now = heroes[id];
    if (now === undefined) continue;
    const hero = next.heroes[id];
    const path = ['heroes', id];
    const here = ({ path: inside, message, rule }: OpeningFault) => at([...path, ...inside], message, rule);
    if (hero === undefined) return { model, faults: [at(path, `${id} is not in play`, 'BASE-029')] };
    const faults = boardFaults(model.setup, hero, now);
    if (faults.length > 0) return { model, faults: faults.map(here) };
    const withPiles = withDiscs(next, heroAsSaid(hero, now), now);
    if (withPiles.faults.length > 0) return { model, faults: withPiles.faults.map(here) };
    next = withPiles.model;
  }
  if (heroesOf(next).every(({ life }) => life === 0)) {
    return { model, faults: [at(['heroes'], 'everybody is dead: the game is over', 'BASE-327')] };
  }
  return withReserve(next, model);
}
