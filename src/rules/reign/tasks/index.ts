import type { TaskRules } from '../../machine';
import type { ReignTypes } from '../model/types';
import { actRule, interruptRule, nextRule, orderRule } from './acting';
import { afterRule, landRule } from './after';
import { attackedRule, attackRule, guardRule, overrunRule, struckRule } from './attacks';
import { tryDoorRule } from './doors';
import { endTurnRule, leapRule } from './ends';
import { lavaRule, onBridgeRule, stepRule } from './footing';
import { blockedRule, marchRule } from './march';
import { beginRule, checkDefeatRule, endRoundRule, roundRule, turnRule } from './round';
import { fatedRule, fateRule, findRule, uncoverRule } from './searching';
import { startStepRule } from './starts';
import { aimThrowRule } from './thieving';
import { testedRule, testRule } from './test';

/** The rule of each kind of pending work. */
export const RULES: TaskRules<ReignTypes> = {
  begin: beginRule,
  round: roundRule,
  turn: turnRule,
  startStep: startStepRule,
  order: orderRule,
  next: nextRule,
  act: actRule,
  interrupt: interruptRule,
  endTurn: endTurnRule,
  endRound: endRoundRule,
  checkDefeat: checkDefeatRule,
  march: marchRule,
  blocked: blockedRule,
  leap: leapRule,
  step: stepRule,
  onBridge: onBridgeRule,
  land: landRule,
  lava: lavaRule,
  test: testRule,
  tested: testedRule,
  after: afterRule,
  guard: guardRule,
  attack: attackRule,
  attacked: attackedRule,
  struck: struckRule,
  overrun: overrunRule,
  tryDoor: tryDoorRule,
  uncover: uncoverRule,
  aimThrow: aimThrowRule,
  fate: fateRule,
  fated: fatedRule,
  find: findRule,
};
