import { actRule, chainRule, effectRule, endActionRule, stopActionRule } from './actions/act';
import { callOnRule } from './actions/callOn';
import { castFromRule } from './actions/castFrom';
import { enslaveRule } from './actions/enslave';
import { payWithLifeRule } from './actions/payWithLife';
import { rulingRule } from './actions/ruling';
import { takeTurnRule } from './actions/takeTurn';
import { absorbRule } from './blows/absorb';
import { hurtRule } from './blows/hurt';
import { strikeRule } from './blows/strike';
import { corrodeRule } from './cards/corrode';
import { curePoisonRule } from './cards/curePoison';
import { decayRule } from './cards/decay';
import { loseSpikeRule } from './cards/loseSpike';
import { splitPointsRule } from './cards/splitPoints';
import { beginCombatRule, beginRoundRule, beginTurnRule, endRoundRule } from './combat/combat';
import { placeWanderingRule, wanderingRule } from './combat/wandering';
import { acceptAdventureRule, stateHandicapRule } from './exploration/acceptAdventure';
import { chooseRoomRule } from './exploration/branching';
import { enterCardRule, exploreLineRule, exploreRule } from './exploration/explore';
import { agreeHandOverRule, agreeRemedyRule, handOverRule } from './exploration/handOver';
import { exploreLabyrinthRule, halveMonstersRule } from './exploration/labyrinth';
import { lookWithMapRule } from './exploration/map';
import { flyRule, pitchRule } from './pitch/pitch';
import { sharpenRule } from './pitch/sharpen';
import { activateArtefactRule, payArtefactRule } from './resolution/activate';
import { campFightRule } from './resolution/campFight';
import { campRecoverRule } from './resolution/campRecover';
import { campRule } from './resolution/camping';
import { payItemsRule } from './resolution/payItems';
import { payVerminRule } from './resolution/payVermin';
import { closeRoomRule, payHeroesRule, resolveRoomRule, returnKillsRule } from './resolution/resolution';
import { allotWanderingRule } from './setUp/allotWandering';
import { chooseVariantsRule } from './setUp/chooseVariants';
import { confirmPlacementRule } from './setUp/confirmPlacement';
import { evenOutRoomRule } from './setUp/evenOutRoom';
import { musterRule } from './setUp/muster';
import { openRoomRule } from './setUp/openRoom';
import { placeAsToldRule } from './setUp/placeAsTold';
import { placeFamiliarRule, placeHeroesRule } from './setUp/placeHeroes';
import { placeMonstersRule } from './setUp/placeMonsters';
import { setUpRoomRule } from './setUp/setUpRoom';
import { releaseRule, settleReleasesRule } from './settlement/release';
import { settleBlowsRule } from './settlement/settleBlows';
import { settleBoardRule, settleFlipsRule, settlePutBackRule } from './settlement/settleBoard';
import { settleClimbsRule } from './settlement/settleClimbs';
import { settleDevourRule } from './settlement/settleDevour';
import { settleFearsRule } from './settlement/settleFears';
import {
  settleDefeatRule,
  settleEndRule,
  settleReactionsRule,
  settleRetaliationRule,
} from './settlement/settleReactions';
import { settleRebornRule } from './settlement/settleReborn';
import { settleRidersRule } from './settlement/settleRiders';
import { settleSpikesRule } from './settlement/settleSpikes';
import { settleStunsRule } from './settlement/settleStuns';
import { swarmAttackRule } from './settlement/swarmAttack';
import { unstackAllRule, unstackLostRule, unstackRule } from './settlement/unstack';
import { altarRule } from './shops/altar';
import { healerRule } from './shops/healer';
import { merchantRule, openMerchantRule } from './shops/merchant';
import { agreeOfferingRule, judgeOfferingRule } from './shops/offering';
import { agreeToPayRule, payRule } from './shops/pay';
import type { CatacombsGame } from '../model/types';

/** Each kind of pending work has one rule. */
export const RULES: CatacombsGame['tasks'] = {
  stateHandicap: stateHandicapRule,
  acceptAdventure: acceptAdventureRule,
  explore: exploreRule,
  exploreLine: exploreLineRule,
  chooseRoom: chooseRoomRule,
  exploreLabyrinth: exploreLabyrinthRule,
  enterCard: enterCardRule,
  openRoom: openRoomRule,
  muster: musterRule,
  setUpRoom: setUpRoomRule,
  placeAsTold: placeAsToldRule,
  evenOutRoom: evenOutRoomRule,
  placeHeroes: placeHeroesRule,
  placeFamiliar: placeFamiliarRule,
  confirmPlacement: confirmPlacementRule,
  placeMonsters: placeMonstersRule,
  beginCombat: beginCombatRule,
  beginRound: beginRoundRule,
  beginTurn: beginTurnRule,
  wandering: wanderingRule,
  placeWandering: placeWanderingRule,
  takeTurn: takeTurnRule,
  endRound: endRoundRule,
  resolveRoom: resolveRoomRule,
  payHeroes: payHeroesRule,
  payItems: payItemsRule,
  corrode: corrodeRule,
  loseSpike: loseSpikeRule,
  decay: decayRule,
  enslave: enslaveRule,
  callOn: callOnRule,
  returnKills: returnKillsRule,
  activateArtefact: activateArtefactRule,
  payArtefact: payArtefactRule,
  payVermin: payVerminRule,
  payWithLife: payWithLifeRule,
  splitPoints: splitPointsRule,
  handOver: handOverRule,
  agreeHandOver: agreeHandOverRule,
  agreeRemedy: agreeRemedyRule,
  ruling: rulingRule,
  lookWithMap: lookWithMapRule,
  halveMonsters: halveMonstersRule,
  camp: campRule,
  campRecover: campRecoverRule,
  campFight: campFightRule,
  closeRoom: closeRoomRule,
  castFrom: castFromRule,
  act: actRule,
  chain: chainRule,
  effect: effectRule,
  stopAction: stopActionRule,
  endAction: endActionRule,
  sharpen: sharpenRule,
  pitch: pitchRule,
  fly: flyRule,
  settleBlows: settleBlowsRule,
  strike: strikeRule,
  absorb: absorbRule,
  hurt: hurtRule,
  settleFlips: settleFlipsRule,
  settleBoard: settleBoardRule,
  settlePutBack: settlePutBackRule,
  settleSpikes: settleSpikesRule,
  settleClimbs: settleClimbsRule,
  swarmAttack: swarmAttackRule,
  unstack: unstackRule,
  unstackLost: unstackLostRule,
  unstackAll: unstackAllRule,
  settleDevour: settleDevourRule,
  settleReleases: settleReleasesRule,
  release: releaseRule,
  settleFears: settleFearsRule,
  curePoison: curePoisonRule,
  allotWandering: allotWanderingRule,
  chooseVariants: chooseVariantsRule,
  settleRiders: settleRidersRule,
  settleReborn: settleRebornRule,
  settleStuns: settleStunsRule,
  settleDefeat: settleDefeatRule,
  settleReactions: settleReactionsRule,
  settleRetaliation: settleRetaliationRule,
  settleEnd: settleEndRule,
  openMerchant: openMerchantRule,
  merchant: merchantRule,
  healer: healerRule,
  altar: altarRule,
  judgeOffering: judgeOfferingRule,
  agreeOffering: agreeOfferingRule,
  pay: payRule,
  agreeToPay: agreeToPayRule,
};
