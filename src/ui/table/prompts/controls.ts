import type { ComponentType } from 'react';
import type { AmountsAsk } from '../../../rules/machine';
import { Camp } from '../../games/catacombs/camp/Camp';
import { CampMonsters } from '../../games/catacombs/camp/CampMonsters';
import { CampRecover } from '../../games/catacombs/camp/CampRecover';
import type { AmountsKind, Asked, ChooseKind } from './parts/asked';
import { Absorb } from '../../games/catacombs/questions/Absorb';
import { AcceptAdventure } from '../../games/catacombs/questions/AcceptAdventure';
import { ActivateArtefact } from '../../games/catacombs/questions/ActivateArtefact';
import { AddWandering } from '../../games/catacombs/questions/AddWandering';
import { AgreeHandOver, AgreeRemedy, HandOver } from '../../games/catacombs/questions/HandOver';
import { CallOn } from '../../games/catacombs/questions/CallOn';
import { CancelPitch } from '../../games/catacombs/questions/CancelPitch';
import { CastFrom } from '../../games/catacombs/questions/CastFrom';
import { ChooseDirection } from '../../games/catacombs/questions/ChooseDirection';
import { ChooseRoom } from '../../games/catacombs/questions/ChooseRoom';
import { ChooseShortfall } from '../../games/catacombs/questions/ChooseShortfall';
import { ConfirmPlacement } from '../../games/catacombs/questions/ConfirmPlacement';
import { Corrode } from '../../games/catacombs/questions/Corrode';
import { Decay } from '../../games/catacombs/questions/Decay';
import { Enslave } from '../../games/catacombs/questions/Enslave';
import { Freeze } from '../../games/catacombs/questions/Freeze';
import { HalveMonsters } from '../../games/catacombs/questions/HalveMonsters';
import { HealWhom } from '../../games/catacombs/questions/HealWhom';
import { KeepItem } from '../../games/catacombs/questions/KeepItem';
import { LoseSpike } from '../../games/catacombs/questions/LoseSpike';
import { PayArtefact } from '../../games/catacombs/questions/PayArtefact';
import { PayFirst } from '../../games/catacombs/questions/PayFirst';
import { PayWithLife } from '../../games/catacombs/questions/PayWithLife';
import { PutBack } from '../../games/catacombs/questions/PutBack';
import { Retaliate } from '../../games/catacombs/questions/Retaliate';
import { RuleWhich } from '../../games/catacombs/questions/RuleWhich';
import { SharpenArrow } from '../../games/catacombs/questions/SharpenArrow';
import { SplitPoints } from '../../games/catacombs/questions/SplitPoints';
import { StayUp } from '../../games/catacombs/questions/StayUp';
import { SwapWith } from '../../games/catacombs/questions/SwapWith';
import { TakeForm } from '../../games/catacombs/questions/TakeForm';
import { TeleportWhom } from '../../games/catacombs/questions/TeleportWhom';
import { UseMap } from '../../games/catacombs/questions/UseMap';
import { Vanish } from '../../games/catacombs/questions/Vanish';
import { AllotWandering } from '../../games/catacombs/vermin/AllotWandering';
import { PayVermin } from '../../games/catacombs/vermin/PayVermin';
import { ChooseVariants } from '../../games/catacombs/vermin/ChooseVariants';
import { Climb } from '../../games/catacombs/vermin/Climb';
import { CurePoison } from '../../games/catacombs/vermin/CurePoison';
import { CureWhom } from '../../games/catacombs/vermin/CureWhom';
import { Frighten } from '../../games/catacombs/vermin/Frighten';
import { SwarmAttack } from '../../games/catacombs/vermin/SwarmAttack';
import { AgreeToPay } from '../../games/catacombs/shops/AgreeToPay';
import { Altar } from '../../games/catacombs/shops/Altar';
import { Healer } from '../../games/catacombs/shops/Healer';
import { AgreeOffering, JudgeOffering } from '../../games/catacombs/shops/JudgeOffering';
import { Merchant } from '../../games/catacombs/shops/Merchant';
import { PayFor } from '../../games/catacombs/shops/PayFor';

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
