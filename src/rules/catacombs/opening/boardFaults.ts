import { BERSERK } from '../content/base/heroes';
import { armourWith } from '../content/brings';
import { EQUIPMENT_CARDS } from '../content/equipment';
import { MAGIC } from '../content/soloth/magic';
import type { Hero } from '../model/hero';
import type { CatacombsSetup } from '../model/setup';
import { equipmentInPlay, inTheBox } from '../model/subjects/box';
import { fullLifeOf } from '../model/subjects/handicap';
import type { HeroNow } from '../words/opening';
import { at, extraOf, type OpeningFault } from './fault';

type Faults = readonly OpeningFault[];

function trackFaults(setup: CatacombsSetup, hero: Hero, { life, berserk, magic }: HeroNow): Faults {
  const full = fullLifeOf(setup, hero.id);
  const faults: OpeningFault[] = [];
  if (life !== undefined && life > full) faults.push(at(['life'], `at most ${full}`, 'BASE-055'));
  if (berserk !== undefined && hero.berserk === null) {
    faults.push(at(['berserk'], `${hero.id} does not go berserk`, 'BASE-042'));
  } else if (berserk !== undefined && berserk > BERSERK.max) {
    faults.push(at(['berserk'], `at most ${BERSERK.max}`, 'BASE-044'));
  }
  if (magic !== undefined && hero.magic === undefined) {
    faults.push(at(['magic'], `${hero.id} has no magic`, 'SOL-129'));
  } else if (magic !== undefined && magic > MAGIC.max) faults.push(at(['magic'], `at most ${MAGIC.max}`, 'SOL-136'));
  return faults;
}

function armourFaults(hero: Hero, { armour, equipment = hero.equipment }: HeroNow): Faults {
  if (armour === undefined) return [];
  if (hero.armour === undefined) return [at(['armour'], `${hero.id} has no armour`, 'SOL-117')];
  const full = armourWith(equipment);
  return armour > full ? [at(['armour'], `at most ${full}`, 'SOL-117')] : [];
}

/** A card that somebody cannot use comes to him with Soloth alone (SOL-025). */
function equipmentFaults(setup: CatacombsSetup, hero: Hero, { equipment = [] }: HeroNow): Faults {
  const inPlay = equipmentInPlay(setup);
  const box = inTheBox(setup);
  return equipment.flatMap((item, index) => {
    const path = ['equipment', index];
    if (!inPlay.includes(item)) return [at(path, `${item} is not in play`, 'SOL-001')];
    const isFit = box.includes('soloth') || EQUIPMENT_CARDS[item].owners.includes(hero.id);
    return isFit ? [] : [at(path, `${item} is not for ${hero.id}`, 'BASE-293')];
  });
}

function spellFaults(hero: Hero, { spells, spentSpells }: HeroNow): Faults {
  if (spells === undefined && spentSpells === undefined) return [];
  const all = [...hero.spells, ...hero.spentSpells];
  if (all.length === 0) return [at(['spells'], `${hero.id} has no spells`, 'BASE-052')];
  const hand = spells ?? all.filter((spell) => spentSpells?.includes(spell) !== true);
  const extra = extraOf([...hand, ...(spentSpells ?? [])], all);
  if (extra >= 0) return [at(['spells'], 'more cards of a spell than there are', 'BASE-049')];
  if (spentSpells === undefined || hand.length + spentSpells.length === all.length) return [];
  return [at(['spentSpells'], `${all.length} cards are in hand or spent`, 'BASE-049')];
}

const trophyFaults = (hero: Hero, { kept, artefacts }: HeroNow): Faults =>
  (kept === undefined && artefacts === undefined) || hero.trophies !== undefined
    ? []
    : [at([kept === undefined ? 'artefacts' : 'kept'], `${hero.id} keeps no monsters`, 'SOL-145')];

/** What cannot lie on this hero's board. */
export const boardFaults = (setup: CatacombsSetup, hero: Hero, now: HeroNow): Faults => [
  ...trackFaults(setup, hero, now),
  ...armourFaults(hero, now),
  ...equipmentFaults(setup, hero, now),
  ...spellFaults(hero, now),
  ...trophyFaults(hero, now),
];
