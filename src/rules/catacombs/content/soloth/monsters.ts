import { COMMAND_UNDEAD, effect, FIREBALL, MISSILE, pitch, PUNCH } from '../attacks';
import type { MonsterId, SOLOTH_MONSTER_IDS } from '../../words/ids';
import { monsterCard as card, type MonsterCard } from '../cards/monsterCard';

const punch = [pitch(PUNCH)];

/** Whom the Vampire shoots at the heroes (SOL-037). */
export const COMMANDED: MonsterId = 'monster:skeleton-warrior';

/** SOL-272 */
export const SOLOTH_MONSTERS: Readonly<Record<(typeof SOLOTH_MONSTER_IDS)[number], MonsterCard>> = {
  // SOL-044
  'monster:vampire': card(
    'monster:vampire',
    ['undead', 'large'],
    [2, 300],
    [[pitch(PUNCH), pitch(COMMAND_UNDEAD)], [pitch(COMMAND_UNDEAD)]],
  ),
  'monster:wight': card('monster:wight', ['undead', 'medium'], [2, 200], [punch], ['ability:touch-of-decay']),
  'monster:shade': card('monster:shade', ['undead', 'medium'], [1, 200], [punch], ['ability:incorporeal']),
  'monster:rust-monster': card('monster:rust-monster', ['dungeon', 'large'], [2, 200], [punch], ['ability:corrosion']),
  'monster:lizard-man': card('monster:lizard-man', ['dungeon', 'medium'], [1, 100], [punch], ['ability:slave-master']),
  'monster:orc-wolf-rider': card(
    'monster:orc-wolf-rider',
    ['dungeon', 'large'],
    [1, 200],
    [[pitch(PUNCH), pitch(PUNCH)]],
    ['ability:mounted-unit'],
    'monster:orc',
  ),
  'monster:gargoyle': card('monster:gargoyle', ['mythological', 'medium'], [2, 200], [punch], ['ability:evasion']),
  'monster:siren': card('monster:siren', ['mythological', 'medium'], [1, 200], [punch], ['ability:suppression']),
  'monster:manticore': card(
    'monster:manticore',
    ['mythological', 'large'],
    [2, 'equipment:war-hammer'],
    [[pitch(PUNCH), pitch(MISSILE), pitch(PUNCH)]],
  ),
  'monster:phoenix': card(
    'monster:phoenix',
    ['infernal', 'large'],
    [2, 'equipment:phoenix-feather'],
    [[pitch(PUNCH), pitch(PUNCH)]],
    ['ability:resurrection', 'ability:wellspring'],
  ),
  'monster:infernal-acolyte': card(
    'monster:infernal-acolyte',
    ['infernal', 'medium'],
    [1, 200],
    [punch, [effect('effect:volcanism')]],
    ['ability:volcanism'],
  ),
  'monster:flame-salamander': card(
    'monster:flame-salamander',
    ['infernal', 'medium'],
    [1, 200],
    [punch, [pitch(FIREBALL)]],
  ),
};
