import { LORD_IDS } from '../../../src/rules/catacombs/content/ids';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import type { Dice } from '../dice';
import { anyHeroes, seasoned } from './party';
import type { Tale } from './tale';
import { lair, story } from './told';

/** The Lords in turn, each at any point of its track: what it does can hang on what is left of its life. */
export function lordAtBay(number: number, dice: Dice): Tale {
  const lord = LORD_IDS[number % LORD_IDS.length] ?? 'lord:lich';
  const heroes = anyHeroes(dice);
  const lordLife = 1 + dice.below(1 + dice.below(LORD_CARDS[lord].life + LORD_CARDS[lord].extraLife));
  return { heroes, adventure: story([lair({ lordLife })], seasoned(heroes, dice), lord) };
}

/** A single Fire Spirit is left in the box: the Dragon would spawn two. */
export function crowdedNest(_: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const lordAt = { xMm: 150, yMm: 60 };
  const nest = lair({ monsters: [{ monster: 'monster:fire-spirit', count: 3 }], lordAt });
  return { heroes, adventure: story([nest], seasoned(heroes, dice), 'lord:dragon') };
}
