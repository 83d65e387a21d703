import { ATTACK_TRAITS, ATTACK_TYPES, MODIFIERS } from '../../../../src/rules/catacombs/words/attack';
import { DIRECTIONS } from '../../../../src/rules/catacombs/words/boards';
import { WANDER } from '../../../../src/rules/catacombs/words/options';
import {
  BOARD_IDS,
  catacombs,
  CURE_VENDORS,
  FROZEN_CHOICES,
  HANDICAPS,
  PROPOSE,
  THIEF_VERMIN_BONUSES,
} from '../../../../src/rules/catacombs';
import {
  ABILITY_IDS,
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SPELL_IDS,
} from '../../../../src/rules/catacombs/words/ids';
import { ROOM_CARDS } from '../../../../src/rules/catacombs/content/rooms';
import { POISON_CARDS } from '../../../../src/rules/catacombs/content/vermin/poison';
import { CURE, HEALING_TOUCH, RESURRECTION } from '../../../../src/rules/catacombs/content/services';
import type { Goals } from '../../coverage/tally';
import { ASKS, ENDS, EVENTS, PITCH_REASONS, PURPOSES } from './kinds';
import { ATTACKS, EFFECTS, GEAR_ACTIONS, HERO_ACTIONS, LORD_ACTIONS } from './printed';

export const PITCHES = [...ATTACK_TYPES, ...MODIFIERS, ...ATTACK_TRAITS];

/** Options that are no piece's action: said in between. */
export const SAID: readonly string[] = [WANDER, PROPOSE];

/** Everything that a soak must have used, by chapter. */
export const GOALS: Goals = {
  hero: HERO_IDS,
  monster: MONSTER_IDS,
  attack: ATTACKS.map(({ key }) => key),
  ability: ABILITY_IDS,
  action: HERO_ACTIONS.map(({ key }) => key),
  gearAction: GEAR_ACTIONS.map(({ key }) => key),
  ally: [...ALLY_IDS, 'shield'],
  spell: SPELL_IDS,
  item: EQUIPMENT_IDS,
  sold: [...EQUIPMENT_IDS, HEALING_TOUCH.id, RESURRECTION.id, CURE.id],
  artefact: ARTEFACT_IDS,
  activated: ARTEFACT_IDS,
  poison: POISON_CARDS.map(({ id }) => id),
  lord: LORD_IDS,
  lordAction: LORD_ACTIONS.map(({ key }) => key),
  effect: EFFECTS,
  pitch: PITCHES,
  reason: PITCH_REASONS,
  room: [...ROOM_CARDS.keys()],
  board: BOARD_IDS,
  direction: DIRECTIONS,
  layout: ['line', 'branching', 'labyrinth default', 'labyrinth generated', 'builtLabyrinth', 'story'],
  players: ['2', '3', '4', '5'],
  variant: ['heroesPlacedLast', 'fairPlacement', 'wanderingMonsters', 'camping', 'secondHealer'],
  house: ['alliesDelayDefeat', 'frenzyOnAllies', 'withoutMap', 'overseerHandOver', 'overseerRulings'],
  reading: [...CURE_VENDORS, ...THIEF_VERMIN_BONUSES, ...FROZEN_CHOICES],
  handicap: HANDICAPS,
  said: SAID,
  chosenBecause: ['majority', 'mostHeroes', 'lot'],
  ask: ASKS,
  prompt: PURPOSES,
  event: EVENTS,
  task: Object.keys(catacombs.tasks),
  end: ENDS,
};
