import { CRITICAL_PUNCH, FIREBALL, MISSILE, pitch, PUNCH, STUNNING_MISSILE, STUNNING_PUNCH } from '../attacks';
import type { BASE_MONSTER_IDS } from '../../words/ids';
import { monsterCard as card, type MonsterCard } from '../cards/monsterCard';

const punch = [pitch(PUNCH)];

export const BASE_MONSTERS: Readonly<Record<(typeof BASE_MONSTER_IDS)[number], MonsterCard>> = {
  'monster:skeleton-warrior': card('monster:skeleton-warrior', ['undead', 'medium'], [1, 100], [punch]),
  'monster:skeleton-archer': card('monster:skeleton-archer', ['undead', 'medium'], [1, 200], [punch, [pitch(MISSILE)]]),
  'monster:zombie': card('monster:zombie', ['undead', 'medium'], [1, 100], [punch], ['ability:feeding-frenzy']),
  'monster:ghoul': card('monster:ghoul', ['undead', 'medium'], [2, 200], [[pitch(STUNNING_PUNCH)]]),
  'monster:crypt-spider': card(
    'monster:crypt-spider',
    ['undead', 'large'],
    [2, 300],
    [punch, [pitch(STUNNING_MISSILE)]],
  ),
  'monster:orc': card('monster:orc', ['dungeon', 'medium'], [2, 100], [punch]),
  'monster:troll': card('monster:troll', ['dungeon', 'large'], [2, 200], [punch], ['ability:regeneration']),
  'monster:giant-scorpion': card('monster:giant-scorpion', ['dungeon', 'large'], [2, 200], [[pitch(CRITICAL_PUNCH)]]),
  'monster:centaur': card('monster:centaur', ['mythological', 'medium'], [2, 200], [[pitch(PUNCH), pitch(MISSILE)]]),
  'monster:minotaur': card('monster:minotaur', ['mythological', 'large'], [2, 300], [punch], ['ability:retaliation']),
  'monster:cerberus': card('monster:cerberus', ['mythological', 'large'], [2, 300], [[pitch(PUNCH), pitch(PUNCH)]]),
  'monster:fire-spirit': card('monster:fire-spirit', ['infernal', 'medium'], [1, 100], [punch], ['ability:fire-wall']),
  'monster:fire-demon': card(
    'monster:fire-demon',
    ['infernal', 'large'],
    [2, 300],
    [punch, [pitch(FIREBALL)]],
    ['ability:absorption'],
  ),
};
