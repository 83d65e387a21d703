import { err, ok, type Result } from '../../lib';
import { amountsShape, chooseShape, seedChance, start, type Carried, type Refusal } from '../machine';
import { flickResolvedShape, flickShape, placeShape } from '../flicking';
import { actRule, chainRule, endActionRule, stopActionRule } from './actions/act';
import { callOnRule } from './actions/callOn';
import { enslaveRule } from './actions/enslave';
import { activateArtefactRule, payArtefactRule } from './artefacts/activate';
import { payVerminRule } from './artefacts/payVermin';
import { castFromRule } from './actions/castFrom';
import { sharpenRule } from './actions/sharpen';
import { takeTurnRule } from './actions/takeTurn';
import { loseSpikeRule } from './abilities/loseSpike';
import { corrodeRule } from './abilities/corrode';
import { decayRule } from './abilities/decay';
import { acceptAdventureRule, undecidedSeats } from './adventure/acceptAdventure';
import { placeAsToldRule } from './adventure/placeAsTold';
import { effectRule } from './effects';
import { stateHandicapRule } from './opening/evenOutHeroes';
import { openingModel } from './opening/openingModel';
import { whyNotSetup } from './opening/whyNotSetup';
import { payWithLifeRule } from './magic/payWithLife';
import { splitPointsRule } from './magic/splitPoints';
import { beginCombatRule, beginRoundRule, beginTurnRule, endRoundRule } from './phases/combat';
import { confirmPlacementRule } from './phases/confirmPlacement';
import { evenOutRoomRule } from './phases/evenOutRoom';
import { enterCardRule, exploreLineRule, exploreRule } from './phases/explore';
import { musterRule } from './phases/muster';
import { openRoomRule } from './phases/openRoom';
import { placeFamiliarRule, placeHeroesRule } from './phases/placeHeroes';
import { placeMonstersRule } from './phases/placeMonsters';
import { payItemsRule } from './phases/payItems';
import { closeRoomRule, payHeroesRule, resolveRoomRule, returnKillsRule } from './phases/resolution';
import { setUpRoomRule } from './phases/setUpRoom';
import { hurtRule } from './pitch/hurt';
import { flyRule, pitchRule } from './pitch/pitch';
import { settleBlowsRule } from './pitch/settleBlows';
import { settleBoardRule, settleFlipsRule, settlePutBackRule } from './pitch/settleBoard';
import { settleDefeatRule, settleEndRule, settleReactionsRule, settleRetaliationRule } from './pitch/settleReactions';
import { strikeRule } from './pitch/strike';
import { settleRebornRule } from './pitch/settleReborn';
import { absorbRule } from './pitch/absorb';
import { settleSpikesRule } from './pitch/settleSpikes';
import { settleStunsRule } from './pitch/stun';
import { altarRule } from './shops/altar';
import { healerRule } from './shops/healer';
import { merchantRule, openMerchantRule } from './shops/merchant';
import { agreeOfferingRule, judgeOfferingRule } from './shops/offering';
import { agreeToPayRule, payRule } from './shops/pay';
import type { CatacombsSetup } from './model/setup';
import type { CatacombsGame, CatacombsTypes } from './model/types';
import { chooseRoomRule } from './variants/branching';
import { campFightRule } from './variants/campFight';
import { campRecoverRule } from './variants/campRecover';
import { campRule } from './variants/camping';
import { agreeHandOverRule, agreeRemedyRule, handOverRule } from './variants/handOver';
import { proposal } from './variants/proposal';
import { exploreLabyrinthRule, halveMonstersRule } from './variants/labyrinth';
import { lookWithMapRule } from './variants/map';
import { rulingRule } from './variants/ruling';
import { placeWanderingRule, wanderingRule } from './variants/wandering';
import { VERMIN_RULES } from './vermin';
import { awaitedIn, winnersOf } from './awaited';
import { RULES_REVISION } from './revision';
import { answerFor, eventFor, viewFor } from './view';

export const catacombs: CatacombsGame = {
  id: 'catacombs',
  revision: RULES_REVISION,
  shapes: {
    choose: chooseShape,
    amounts: amountsShape,
    place: placeShape,
    flick: flickShape,
    flickResolved: flickResolvedShape,
  },
  tasks: {
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
    ...VERMIN_RULES,
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
  },
  aside: proposal,
  seatsOf: ({ model }) => [model.setup.overseer, ...model.setup.heroSeats.map(({ seat }) => seat)],
  awaited: (state) => awaitedIn(catacombs)(state),
  winnersOf,
  canBeRetaken: (answer) => answer.kind === 'flick',
  // Whoever is asked takes the device, if there is anything that only they may see.
  isOpen: () => false,
  // Nobody knows what lies behind the next door.
  isUnknown: (_, { kind }) => kind === 'resolveRoom' || kind === 'explore',
  viewFor,
  eventFor,
  answerFor,
};

/** A new game, up to its first prompt: the same set-up and seed give the same dungeon. */
export function openCatacombs(setup: CatacombsSetup, seed: number): Result<Carried<CatacombsTypes>, Refusal> {
  const refusal = whyNotSetup(setup);
  if (refusal !== null) return err(refusal);
  const { model, chance } = openingModel(setup, seedChance(seed));
  const { handicap } = setup;
  const stated = handicap === undefined ? [] : [{ kind: 'stateHandicap', handicap } as const];
  const consent = setup.adventure ? [{ kind: 'acceptAdventure', seats: undecidedSeats(model) } as const] : [];
  return ok(start(catacombs, { model, chance, tasks: [...stated, ...consent, { kind: 'explore' }] }));
}

/** For set-ups that are known to be sound. */
export function startCatacombs(setup: CatacombsSetup, seed: number): Carried<CatacombsTypes> {
  const opened = openCatacombs(setup, seed);
  if (!opened.ok) throw new Error(`no game can be set up like this: ${JSON.stringify(opened.error)}`);
  return opened.value;
}
