import type { HeroId, HeroState } from '../../../../src/rules/catacombs';
import { EQUIPMENT_CARDS } from '../../../../src/rules/catacombs/content/equipment';
import { HERO_SLOTS } from '../../../../src/rules/catacombs/content/heroSlots';
import { ARTEFACT_IDS, EQUIPMENT_IDS } from '../../../../src/rules/catacombs/words/ids';
import type { Dice } from '../../dice';

export type Party = Readonly<Partial<Record<HeroId, HeroState>>>;

/** One of either box for every place. */
export const anyHeroes = (dice: Dice): readonly HeroId[] => HERO_SLOTS.map((slot) => dice.pick(slot));

const CARD_ONE_IN = 2;
const ARTEFACT_ONE_IN = 2;
const GOLD = 100;
const MOST_GOLD = 15;

/** Of every card that somebody could own about half is owned, by anybody who may. */
function equipmentFor(heroes: readonly HeroId[], dice: Dice): Party {
  const party: Partial<Record<HeroId, HeroState>> = {};
  for (const id of EQUIPMENT_IDS) {
    const owners = heroes.filter((hero) => EQUIPMENT_CARDS[id].owners.includes(hero));
    if (owners.length === 0 || !dice.oneIn(CARD_ONE_IN)) continue;
    const owner = dice.pick(owners);
    party[owner] = { ...party[owner], equipment: [...(party[owner]?.equipment ?? []), id] };
  }
  return party;
}

const artefacts = (dice: Dice): HeroState => ({ artefacts: ARTEFACT_IDS.filter(() => dice.oneIn(ARTEFACT_ONE_IN)) });

/** Heroes in the middle of their career: they own things, and have gold. */
export function seasoned(heroes: readonly HeroId[], dice: Dice): Party {
  const owning = equipmentFor(heroes, dice);
  return Object.fromEntries(
    heroes.map((hero) => [
      hero,
      {
        ...owning[hero],
        gold: dice.below(MOST_GOLD) * GOLD,
        ...(hero === 'hero:witch-hunter' ? artefacts(dice) : {}),
      },
    ]),
  );
}
