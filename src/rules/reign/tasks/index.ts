import type { TaskRules } from '../../machine';
import type { ReignTypes } from '../model/types';
import { actRule, interruptRule, nextRule, orderRule } from './acting';
import { afterRule, landRule } from './after';
import { ambushRule, endAmbushRule } from './catacombs/ambush';
import { discoverRule, exploreRule, musterRule, stepOnRule } from './catacombs/exploring';
import { imprevuRule } from './catacombs/imprevus';
import { freePrisonerRule } from './catacombs/prisoners';
import { attackedRule, attackRule, guardRule, overrunRule, struckRule } from './blows/attacks';
import { tryDoorRule } from './deeds/doors';
import { returnFromRule, ropedRule, whiskRule } from './deeds/objects';
import { endTurnRule, leapRule } from './steps/ends';
import { lavaRule, onBridgeRule, stepRule } from './steps/footing';
import { blockedRule, marchRule, pullRule } from './steps/march';
import { beginRule, checkDefeatRule, endRoundRule, roundRule, turnAgainRule, turnRule } from './round';
import { fatedRule, fateRule, findRule, uncoverRule } from './deeds/searching';
import { withNeutralMaster } from './neutral';
import { townRule } from './town';
import { startStepRule } from './starts';
import { aimThrowRule } from './deeds/thieving';
import { testedRule, testRule } from './steps/test';

/** The rule of each kind of pending work. */
export const RULES: TaskRules<ReignTypes> = withNeutralMaster({
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
  town: townRule,
  explore: exploreRule,
  muster: musterRule,
  discover: discoverRule,
  stepOn: stepOnRule,
  pull: pullRule,
  ambush: ambushRule,
  endAmbush: endAmbushRule,
  imprevu: imprevuRule,
  freePrisoner: freePrisonerRule,
  whisk: whiskRule,
  returnFrom: returnFromRule,
  turnAgain: turnAgainRule,
  roped: ropedRule,
  aimThrow: aimThrowRule,
  fate: fateRule,
  fated: fatedRule,
  find: findRule,
});
