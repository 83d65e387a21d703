import { ABILITY_IDS, type CatacombsEvent, type Purpose } from '../../../../src/rules/catacombs';
import type { Goals } from '../../coverage/tally';
import { GOALS, PITCHES } from './goals';
import { PITCH_REASONS } from './kinds';
import { ATTACKS, flown, GEAR_ACTIONS, HERO_ACTIONS, LORD_ACTIONS, SPELLS } from './printed';

/** What comes of contacts. */
const EVENTS: readonly CatacombsEvent['kind'][] = [
  ...(['flicked', 'struck', 'unharmed', 'damaged', 'killed', 'removed', 'putBack', 'incapacitated'] as const),
  ...(['absorbed', 'armourChanged', 'frozen', 'thawed', 'becameFireWall', 'reborn', 'enslaved', 'corroded'] as const),
  ...(['stayedUp', 'poisoned', 'climbed', 'swarmed', 'devoured'] as const),
];

const PROMPTS: readonly Purpose['kind'][] = [
  ...(['flick', 'watchFlick', 'cancelPitch', 'stayUp', 'absorb', 'freeze', 'retaliate', 'placeFireWall'] as const),
  ...(['placeReborn', 'corrode', 'decay', 'enslave', 'swarmAttack', 'placeSwarm', 'sharpenArrow'] as const),
];

/** Everything that must have flown for real: contacts that are made up prove nothing of those that happen. */
export const FLOWN_GOALS: Goals = {
  monster: GOALS.monster ?? [],
  attack: flown(ATTACKS),
  ability: ABILITY_IDS,
  action: flown(HERO_ACTIONS),
  gearAction: flown(GEAR_ACTIONS),
  spell: flown(SPELLS),
  lordAction: flown(LORD_ACTIONS),
  pitch: PITCHES,
  reason: PITCH_REASONS,
  event: EVENTS,
  prompt: PROMPTS,
};
