import type { TaskRules } from '../../machine';
import type { ConquestTypes } from '../model/types';
import { abilityRule, playRule, stowRule, sunderRule, surpriseRule } from './cards';
import { crystalFliesRule, crystalRule } from './crystal';
import { endRule } from './end';
import { flyRule } from './flight';
import { setUpRule } from './setUp';
import { flickRule, shotRule } from './shot';
import { armourRule, hurtRule, strikeRule } from './strike';
import { actRule, drawRule, exhaustionRule, flipRule, turnRule } from './turn';

/** The rule of each kind of pending work. */
export const RULES: TaskRules<ConquestTypes> = {
  setUp: setUpRule,
  turn: turnRule,
  exhaustion: exhaustionRule,
  draw: drawRule,
  act: actRule,
  play: playRule,
  shot: shotRule,
  flick: flickRule,
  fly: flyRule,
  strike: strikeRule,
  armour: armourRule,
  hurt: hurtRule,
  ability: abilityRule,
  surprise: surpriseRule,
  sunder: sunderRule,
  stow: stowRule,
  crystal: crystalRule,
  crystalFlies: crystalFliesRule,
  flip: flipRule,
  end: endRule,
};
