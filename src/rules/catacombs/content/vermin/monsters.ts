import {
  chain,
  CRITICAL_FIREBALL,
  effect,
  FEAR_PUNCH,
  pitch,
  POISON_MISSILE,
  POISON_PUNCH,
  PUNCH,
  STUNNING_PUNCH,
} from '../attacks';
import { BASE_MONSTERS } from '../base/monsters';
import { monsterCard as card, variantCard as variant, withMaxGold, type MonsterCard } from '../cards/monsterCard';
import { SOLOTH_MONSTERS } from '../soloth/monsters';
import type { VERMIN_MONSTER_IDS } from '../../words/verminIds';

const punch = [pitch(PUNCH)];
const twoPunches = [pitch(PUNCH), pitch(PUNCH)];

/** VERM-207 */
export const VERMIN_MONSTERS: Readonly<Record<(typeof VERMIN_MONSTER_IDS)[number], MonsterCard>> = {
  'monster:sewer-rat': withMaxGold(
    100,
    card('monster:sewer-rat', ['vermin', 'tiny'], [1, 100], [punch], ['ability:swarm', 'ability:weak']),
  ),
  'monster:vampire-bat': withMaxGold(
    100,
    card('monster:vampire-bat', ['vermin', 'tiny'], [1, 100], [twoPunches], ['ability:feeding-frenzy']),
  ),
  'monster:pit-viper': withMaxGold(
    200,
    card('monster:pit-viper', ['vermin', 'tiny'], [1, 200], [[pitch(POISON_PUNCH)]], ['ability:lethal']),
  ),
  'monster:blood-skull': withMaxGold(
    100,
    card('monster:blood-skull', ['vermin', 'tiny'], [1, 100], [punch], ['ability:incorporeal']),
  ),
  'monster:remorhaz': card(
    'monster:remorhaz',
    ['vermin', 'large'],
    [4, 300],
    [twoPunches],
    ['ability:devourer', 'ability:stamina'],
  ),
  'monster:wyvern': card(
    'monster:wyvern',
    ['vermin', 'large'],
    [4, 300],
    [[pitch(FEAR_PUNCH)], [pitch(CRITICAL_FIREBALL)]],
    ['ability:stamina'],
  ),
  'monster:dread-scorpion': variant('monster:dread-scorpion', BASE_MONSTERS['monster:giant-scorpion'], [
    [pitch(PUNCH), pitch(POISON_PUNCH)],
  ]),
  'monster:elder-vampire': variant(
    'monster:elder-vampire',
    SOLOTH_MONSTERS['monster:vampire'],
    [[pitch(FEAR_PUNCH)], [effect('effect:summon-vermin')]],
    ['ability:summon-vermin'],
  ),
  'monster:savage-centaur': variant('monster:savage-centaur', BASE_MONSTERS['monster:centaur'], [
    [pitch(PUNCH), pitch(POISON_MISSILE)],
  ]),
  'monster:swamp-orc': variant('monster:swamp-orc', BASE_MONSTERS['monster:orc'], [twoPunches]),
  'monster:venomous-spider': variant('monster:venomous-spider', BASE_MONSTERS['monster:crypt-spider'], [
    [pitch(STUNNING_PUNCH), pitch(POISON_PUNCH)],
  ]),
  'monster:swordmaster-ghoul': variant('monster:swordmaster-ghoul', BASE_MONSTERS['monster:ghoul'], [
    [chain(3, PUNCH)],
  ]),
};
