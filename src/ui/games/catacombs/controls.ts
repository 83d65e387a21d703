import type { ComponentType } from 'react';
import type { AmountsAsk } from '../../../rules/machine';
import { Camp } from './camp/Camp';
import { CampMonsters } from './camp/CampMonsters';
import { CampRecover } from './camp/CampRecover';
import type { AmountsKind, Asked, ChooseKind } from './parts/asked';
import { Absorb } from './questions/Absorb';
import { AcceptAdventure } from './questions/AcceptAdventure';
import { ActivateArtefact } from './questions/ActivateArtefact';
import { AddWandering } from './questions/AddWandering';
import { AgreeHandOver, AgreeRemedy, HandOver } from './questions/HandOver';
import { CallOn } from './questions/CallOn';
import { CancelPitch } from './questions/CancelPitch';
import { CastFrom } from './questions/CastFrom';
import { ChooseDirection } from './questions/ChooseDirection';
import { ChooseRoom } from './questions/ChooseRoom';
import { ChooseShortfall } from './questions/ChooseShortfall';
import { ConfirmPlacement } from './questions/ConfirmPlacement';
import { Corrode } from './questions/Corrode';
import { Decay } from './questions/Decay';
import { Enslave } from './questions/Enslave';
import { Freeze } from './questions/Freeze';
import { HalveMonsters } from './questions/HalveMonsters';
import { HealWhom } from './questions/HealWhom';
import { KeepItem } from './questions/KeepItem';
import { LoseSpike } from './questions/LoseSpike';
import { PayArtefact } from './questions/PayArtefact';
import { PayFirst } from './questions/PayFirst';
import { PayWithLife } from './questions/PayWithLife';
import { PutBack } from './questions/PutBack';
import { Retaliate } from './questions/Retaliate';
import { RuleWhich } from './questions/RuleWhich';
import { SharpenArrow } from './questions/SharpenArrow';
import { SplitPoints } from './questions/SplitPoints';
import { StayUp } from './questions/StayUp';
import { SwapWith } from './questions/SwapWith';
import { TakeForm } from './questions/TakeForm';
import { TeleportWhom } from './questions/TeleportWhom';
import { UseMap } from './questions/UseMap';
import { Vanish } from './questions/Vanish';
import { AllotWandering } from './vermin/AllotWandering';
import { PayVermin } from './vermin/PayVermin';
import { ChooseVariants } from './vermin/ChooseVariants';
import { Climb } from './vermin/Climb';
import { CurePoison } from './vermin/CurePoison';
import { CureWhom } from './vermin/CureWhom';
import { Frighten } from './vermin/Frighten';
import { SwarmAttack } from './vermin/SwarmAttack';
import { AgreeToPay } from './shops/AgreeToPay';
import { Altar } from './shops/Altar';
import { Healer } from './shops/Healer';
import { AgreeOffering, JudgeOffering } from './shops/JudgeOffering';
import { Merchant } from './shops/Merchant';
import { PayFor } from './shops/PayFor';

/** The control of every choice: a purpose of the rules without one is a type error. */
export const CHOOSE_CONTROLS: { readonly [Kind in ChooseKind]: ComponentType<Asked<Kind>> } = {
  acceptAdventure: AcceptAdventure,
  chooseRoom: ChooseRoom,
  chooseDirection: ChooseDirection,
  useMap: UseMap,
  halveMonsters: HalveMonsters,
  chooseShortfall: ChooseShortfall,
  confirmPlacement: ConfirmPlacement,
  castFrom: CastFrom,
  sharpenArrow: SharpenArrow,
  cancelPitch: CancelPitch,
  stayUp: StayUp,
  absorb: Absorb,
  freeze: Freeze,
  loseSpike: LoseSpike,
  putBack: PutBack,
  retaliate: Retaliate,
  corrode: Corrode,
  decay: Decay,
  enslave: Enslave,
  keepItem: KeepItem,
  payWithLife: PayWithLife,
  activateArtefact: ActivateArtefact,
  payArtefact: PayArtefact,
  teleportWhom: TeleportWhom,
  healWhom: HealWhom,
  swapWith: SwapWith,
  vanish: Vanish,
  callOn: CallOn,
  takeForm: TakeForm,
  addWandering: AddWandering,
  payFirst: PayFirst,
  merchant: Merchant,
  healer: Healer,
  altar: Altar,
  judgeOffering: JudgeOffering,
  agreeOffering: AgreeOffering,
  agreeToPay: AgreeToPay,
  handOver: HandOver,
  agreeHandOver: AgreeHandOver,
  agreeRemedy: AgreeRemedy,
  ruleWhich: RuleWhich,
  camp: Camp,
  campMonsters: CampMonsters,
  frighten: Frighten,
  climb: Climb,
  swarmAttack: SwarmAttack,
  curePoison: CurePoison,
  cureWhom: CureWhom,
  chooseVariants: ChooseVariants,
};

/** The control of every total that is shared out. */
export const AMOUNTS_CONTROLS: { readonly [Kind in AmountsKind]: ComponentType<Asked<Kind, AmountsAsk>> } = {
  payFor: PayFor,
  campRecover: CampRecover,
  splitPoints: SplitPoints,
  allotWandering: AllotWandering,
  payVermin: PayVermin,
};
