import { BOARD_IDS, type HeroId, type MonsterId } from '../../../../src/rules/catacombs';
import { faultsOf } from '../../../../src/rules/catacombs/adventure/faultsOf';
import { MONSTER_IDS } from '../../../../src/rules/catacombs/words/ids';
import type { Dice } from '../../dice';
import { anyHeroes, seasoned } from './party';
import type { Tale } from './tale';
import { throng } from './throng';
import { healer, room, story, type Combat } from './told';

const ROOMS = 2;
const KINDS = 3;
const MOST_OF_A_KIND = 3;
const LOOSE_ONE_IN = 4;

const isSound = (fight: Combat): boolean => faultsOf(story([fight])).length === 0;

/** As many of these as the box and the board have room for. */
function roomOf(kinds: readonly MonsterId[], dice: Dice): Combat {
  const entries = kinds.map((monster) => ({ monster, count: 1 + dice.below(MOST_OF_A_KIND) }));
  return entries.reduce<Combat>(
    (fight, entry) => {
      const fuller = [entry, { ...entry, count: 1 }].map((one) => ({ ...fight, monsters: [...fight.monsters, one] }));
      return fuller.find(isSound) ?? fight;
    },
    room(dice.pick(BOARD_IDS), []),
  );
}

/** Some fight where they are told to stand: in a throng, if it can be. */
function crowded(fight: Combat, heroes: readonly HeroId[], dice: Dice): Combat {
  const dense = throng(fight, heroes, dice);
  return dice.oneIn(LOOSE_ONE_IN) || !isSound(dense) ? fight : dense;
}

/** Every monster that there is comes in its turn, in company that no card of the box has. */
export function menagerie(number: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const kinds = Array.from(
    { length: ROOMS * KINDS },
    (_, index) => MONSTER_IDS[(number * ROOMS * KINDS + index) % MONSTER_IDS.length] ?? 'monster:orc',
  );
  const fights = Array.from({ length: ROOMS }, (_, index) =>
    crowded(roomOf(kinds.slice(index * KINDS, (index + 1) * KINDS), dice), heroes, dice),
  );
  const [first, ...others] = fights;
  const rooms = first === undefined ? fights : [first, healer, ...others];
  return { heroes, adventure: story(rooms, seasoned(heroes, dice)) };
}
