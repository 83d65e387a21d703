import type { AskRows, ControlSize } from '../../game';
import type { CatacombsPlayed } from '../../../session/catacombs';
import type { CatacombsSpeech } from './words/speech';
import type { DrawerId } from './drawers/drawers';
import { plain, PLAIN, type PlainKind } from './questions/plain';
import { Camp } from './camp/Camp';
import { CampMonsters } from './camp/CampMonsters';
import { CampRecover } from './camp/CampRecover';
import { AcceptAdventure } from './questions/AcceptAdventure';
import { ActivateArtefact } from './questions/ActivateArtefact';
import { ChooseDirection } from './questions/ChooseDirection';
import { ChooseRoom } from './questions/ChooseRoom';
import { ConfirmPlacement } from './questions/ConfirmPlacement';
import { HalveMonsters } from './questions/HalveMonsters';
import { SplitPoints } from './questions/SplitPoints';
import { UseMap } from './questions/UseMap';
import { AllotWandering } from './vermin/AllotWandering';
import { PayVermin } from './vermin/PayVermin';
import { ChooseVariants } from './vermin/ChooseVariants';
import { AgreeToPay } from './shops/AgreeToPay';
import { Altar } from './shops/Altar';
import { Healer } from './shops/Healer';
import { AgreeOffering, JudgeOffering } from './shops/JudgeOffering';
import { Merchant } from './shops/Merchant';
import { PayFor } from './shops/PayFor';

/** A question that keeps nothing half made. */
const plainly = <K extends PlainKind>(kind: K, size: ControlSize, drawer?: DrawerId) => ({
  ...{ size, by: 'choose' as const, drawer },
  Control: plain<K>(PLAIN[kind]),
});

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
  castFrom: plainly('castFrom', 'bar', 'spells'),
  sharpenArrow: plainly('sharpenArrow', 'bar'),
  cancelPitch: plainly('cancelPitch', 'bar'),
  stayUp: plainly('stayUp', 'bar'),
  absorb: plainly('absorb', 'bar'),
  freeze: plainly('freeze', 'bar'),
  loseSpike: plainly('loseSpike', 'bar'),
  putBack: plainly('putBack', 'bar'),
  retaliate: plainly('retaliate', 'bar'),
  decay: plainly('decay', 'bar'),
  enslave: plainly('enslave', 'bar'),
  payWithLife: plainly('payWithLife', 'bar'),
  teleportWhom: plainly('teleportWhom', 'bar'),
  healWhom: plainly('healWhom', 'bar'),
  swapWith: plainly('swapWith', 'bar'),
  vanish: plainly('vanish', 'bar'),
  callOn: plainly('callOn', 'bar'),
  takeForm: plainly('takeForm', 'bar'),
  addWandering: plainly('addWandering', 'bar'),
  ruleWhich: plainly('ruleWhich', 'bar', 'rules'),
  corrode: plainly('corrode', 'sheet'),
  keepItem: plainly('keepItem', 'sheet'),
  splitPoints: { size: 'sheet', by: 'amounts', Control: SplitPoints },
  activateArtefact: { size: 'place', by: 'choose', Control: ActivateArtefact, drawer: 'artefacts' },
  payArtefact: plainly('payArtefact', 'sheet', 'artefacts'),
  payVermin: { size: 'sheet', by: 'amounts', Control: PayVermin },
  agreeOffering: { size: 'sheet', by: 'choose', Control: AgreeOffering },
  halveMonsters: { size: 'sheet', by: 'choose', Control: HalveMonsters },
  chooseShortfall: plainly('chooseShortfall', 'sheet', 'gold'),
  payFirst: plainly('payFirst', 'sheet', 'gold'),
  handOver: plainly('handOver', 'sheet'),
  agreeHandOver: plainly('agreeHandOver', 'sheet'),
  agreeRemedy: plainly('agreeRemedy', 'sheet'),
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
  frighten: plainly('frighten', 'bar'),
  climb: plainly('climb', 'bar'),
  swarmAttack: plainly('swarmAttack', 'bar', 'poison'),
  curePoison: plainly('curePoison', 'sheet', 'poison'),
  cureWhom: plainly('cureWhom', 'sheet', 'poison'),
  allotWandering: { size: 'place', by: 'amounts', Control: AllotWandering },
  chooseVariants: { size: 'place', by: 'choose', Control: ChooseVariants },
};
