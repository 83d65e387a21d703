import { LORD_IDS } from '../../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../../src/rules/catacombs/content/lords';
import type { Dice } from '../../dice';
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

const EDGE = { xMm: 150, yMm: 25 };
const SIDE_BY_SIDE_MM = 38;

/** Nobody fits beside the Lich, whom four stand around. */
function crowdedTomb(dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const guards = (['monster:troll', 'monster:minotaur', 'monster:minotaur', 'monster:troll'] as const).map(
    (monster, index) => {
      const turn = (Math.PI * index) / 3;
      const [xMm, yMm] = [EDGE.xMm + SIDE_BY_SIDE_MM * Math.cos(turn), EDGE.yMm + SIDE_BY_SIDE_MM * Math.sin(turn)];
      return { monster, at: { xMm, yMm } };
    },
  );
  const tomb = lair({ monsters: guards, lordAt: EDGE });
  return { heroes, adventure: story([tomb], seasoned(heroes, dice), 'lord:lich') };
}

/** A single Fire Spirit is left in the box: the Dragon would spawn two. Every other time there is no room at all. */
export function crowdedNest(number: number, dice: Dice): Tale {
  if (number % 2 === 1) return crowdedTomb(dice);
  const heroes = anyHeroes(dice);
  const lordAt = { xMm: 150, yMm: 60 };
  const nest = lair({ monsters: [{ monster: 'monster:fire-spirit', count: 3 }], lordAt });
  return { heroes, adventure: story([nest], seasoned(heroes, dice), 'lord:dragon') };
}
