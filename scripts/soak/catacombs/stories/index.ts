import { seatId } from '../../../../src/rules/machine';
import { HOUSE_AS_PRINTED, NO_VARIANTS, type CatacombsSetup } from '../../../../src/rules/catacombs';
import { FILLED_EXPANSIONS } from '../../../../src/rules/catacombs/content/expansionsOf';
import type { Dice } from '../../dice';
import { bazaar } from './bazaar';
import { crowdedNest, lordAtBay } from './lairs';
import { menagerie } from './menagerie';
import { faceToFace, SCENES } from './scenes';
import type { Tale, Teller } from './tale';

const scene: Teller = (number, dice) => (SCENES[number % SCENES.length] ?? menagerie)(number, dice);

const TELLERS: readonly Teller[] = [
  ...[menagerie, scene, lordAtBay, bazaar],
  ...[faceToFace, scene, lordAtBay, crowdedNest],
  ...[menagerie, scene, lordAtBay, faceToFace],
];

/** Each teller counts its own stories. */
function taleOf(number: number, dice: Dice): Tale {
  const place = number % TELLERS.length;
  const teller = TELLERS[place] ?? menagerie;
  const isIts = (other: Teller): boolean => other === teller;
  const earlier = TELLERS.slice(0, place).filter(isIts).length;
  const inARound = TELLERS.filter(isIts).length;
  return teller(Math.floor(number / TELLERS.length) * inARound + earlier, dice);
}

const OVERSEER = seatId('overseer');
const ANN = seatId('player-1');
const BOB = seatId('player-2');

/** A made-up story with both boxes, to which everybody has agreed. */
export function storyFor(number: number, dice: Dice): CatacombsSetup {
  const { heroes, adventure } = taleOf(number, dice);
  return {
    expansions: FILLED_EXPANSIONS,
    overseer: OVERSEER,
    heroSeats: [
      { seat: ANN, heroes: heroes.slice(0, 2) },
      { seat: BOB, heroes: heroes.slice(2) },
    ],
    lord: adventure.lord ?? 'lord:sorcerer',
    layout: { kind: 'branching' },
    variants: { ...NO_VARIANTS, wanderingMonsters: true },
    house: { ...HOUSE_AS_PRINTED, frenzyOnAllies: true },
    adventure,
    acceptedBy: [OVERSEER, ANN, BOB],
  };
}
