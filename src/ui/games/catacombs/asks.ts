import type { AskRows } from '../../game';
import type { CatacombsPlayed } from '../../../session/catacombs';
import type { CatacombsSpeech } from './words/speech';
import { Camp } from './camp/Camp';
import { CampMonsters } from './camp/CampMonsters';
import { CampRecover } from './camp/CampRecover';
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

const ON_BOARD = { size: 'board' } as const;

/** How each purpose of the rules is asked: one without a row is a type error. */
export const ASKS: AskRows<CatacombsPlayed, CatacombsSpeech> = {
  act: ON_BOARD,
  flick: ON_BOARD,
  watchFlick: ON_BOARD,
  placeHeroes: ON_BOARD,
  placeMonsters: ON_BOARD,
  placeSpawn: ON_BOARD,
  placeSummoned: ON_BOARD,
  placeFireWall: ON_BOARD,
  placeReborn: ON_BOARD,
  teleportTo: ON_BOARD,
  ruleWhere: ON_BOARD,
  vanishTo: ON_BOARD,
  confirmPlacement: { size: 'bar', by: 'choose', Control: ConfirmPlacement },
  castFrom: { size: 'bar', by: 'choose', Control: CastFrom, drawer: 'spells' },
  sharpenArrow: { size: 'bar', by: 'choose', Control: SharpenArrow },
  cancelPitch: { size: 'bar', by: 'choose', Control: CancelPitch },
  stayUp: { size: 'bar', by: 'choose', Control: StayUp },
  absorb: { size: 'bar', by: 'choose', Control: Absorb },
  freeze: { size: 'bar', by: 'choose', Control: Freeze },
  loseSpike: { size: 'bar', by: 'choose', Control: LoseSpike },
  putBack: { size: 'bar', by: 'choose', Control: PutBack },
  retaliate: { size: 'bar', by: 'choose', Control: Retaliate },
  decay: { size: 'bar', by: 'choose', Control: Decay },
  enslave: { size: 'bar', by: 'choose', Control: Enslave },
  payWithLife: { size: 'bar', by: 'choose', Control: PayWithLife },
  teleportWhom: { size: 'bar', by: 'choose', Control: TeleportWhom },
  healWhom: { size: 'bar', by: 'choose', Control: HealWhom },
  swapWith: { size: 'bar', by: 'choose', Control: SwapWith },
  vanish: { size: 'bar', by: 'choose', Control: Vanish },
  callOn: { size: 'bar', by: 'choose', Control: CallOn },
  takeForm: { size: 'bar', by: 'choose', Control: TakeForm },
  addWandering: { size: 'bar', by: 'choose', Control: AddWandering },
  ruleWhich: { size: 'bar', by: 'choose', Control: RuleWhich, drawer: 'rules' },
  corrode: { size: 'sheet', by: 'choose', Control: Corrode },
  keepItem: { size: 'sheet', by: 'choose', Control: KeepItem },
  splitPoints: { size: 'sheet', by: 'amounts', Control: SplitPoints },
  activateArtefact: { size: 'place', by: 'choose', Control: ActivateArtefact, drawer: 'artefacts' },
  payArtefact: { size: 'sheet', by: 'choose', Control: PayArtefact, drawer: 'artefacts' },
  payVermin: { size: 'sheet', by: 'amounts', Control: PayVermin },
  agreeOffering: { size: 'sheet', by: 'choose', Control: AgreeOffering },
  halveMonsters: { size: 'sheet', by: 'choose', Control: HalveMonsters },
  chooseShortfall: { size: 'sheet', by: 'choose', Control: ChooseShortfall, drawer: 'gold' },
  payFirst: { size: 'sheet', by: 'choose', Control: PayFirst, drawer: 'gold' },
  handOver: { size: 'sheet', by: 'choose', Control: HandOver },
  agreeHandOver: { size: 'sheet', by: 'choose', Control: AgreeHandOver },
  agreeRemedy: { size: 'sheet', by: 'choose', Control: AgreeRemedy },
  acceptAdventure: { size: 'place', by: 'choose', Control: AcceptAdventure },
  chooseRoom: { size: 'place', by: 'choose', Control: ChooseRoom },
  chooseDirection: { size: 'place', by: 'choose', Control: ChooseDirection },
  useMap: { size: 'place', by: 'choose', Control: UseMap },
  merchant: { size: 'place', by: 'choose', Control: Merchant },
  healer: { size: 'place', by: 'choose', Control: Healer, drawer: 'gold' },
  altar: { size: 'place', by: 'choose', Control: Altar },
  judgeOffering: { size: 'place', by: 'choose', Control: JudgeOffering },
  payFor: { size: 'place', by: 'amounts', Control: PayFor, drawer: 'gold' },
  agreeToPay: { size: 'place', by: 'choose', Control: AgreeToPay, drawer: 'gold' },
  camp: { size: 'place', by: 'choose', Control: Camp },
  campRecover: { size: 'place', by: 'amounts', Control: CampRecover },
  campMonsters: { size: 'place', by: 'choose', Control: CampMonsters },
  placeSwarm: ON_BOARD,
  placeRats: ON_BOARD,
  placeFreed: ON_BOARD,
  frighten: { size: 'bar', by: 'choose', Control: Frighten },
  climb: { size: 'bar', by: 'choose', Control: Climb },
  swarmAttack: { size: 'bar', by: 'choose', Control: SwarmAttack, drawer: 'poison' },
  curePoison: { size: 'sheet', by: 'choose', Control: CurePoison, drawer: 'poison' },
  cureWhom: { size: 'sheet', by: 'choose', Control: CureWhom, drawer: 'poison' },
  allotWandering: { size: 'place', by: 'amounts', Control: AllotWandering },
  chooseVariants: { size: 'place', by: 'choose', Control: ChooseVariants },
};
