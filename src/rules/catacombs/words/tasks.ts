import type { OptionId, SeatId } from '../../machine';
import type { FlickTable, Shot } from '../../flicking';
import type { BoardId } from './boards';
import type { Cause } from './cause';
import type { ArtefactId, EquipmentId, GearId, HeroId, MonsterId, SpellId } from './ids';
import type { ActionName, CardId, ItemId, PieceId } from './openIds';
import type { VerminTask } from './vermin';
import type { Attack, EffectId, Step } from './attack';
import type { Handicap } from './handicap';
import type { FightKind } from './phases';
import type { Blow, FallenMount, Pitch, SettledDisc } from './pitch';
import type { ItemOwed, Kill } from './rewards';
import type { Remedy } from './variants';

/** What each player of a living hero has voted for so far. */
export type Votes = Readonly<Record<string, OptionId>>;

/** What is left of the current action (BASE-103). */
export interface ActTask {
  readonly kind: 'act';
  readonly steps: readonly Step[];
  /** Nothing of it is done yet: what follows may be declined (BASE-163). */
  readonly isFirst: boolean;
}

/** What is left of a chain: each pitch starts from where the one before ended. */
export interface ChainTask {
  readonly kind: 'chain';
  readonly attack: Attack;
  readonly left: number;
  readonly isFirst: boolean;
}

/** One blow being carried out: protection, life loss, death, what it triggers (BASE-339, step 1). */
export interface HurtTask {
  readonly kind: 'hurt';
  readonly blow: Blow;
  readonly amount: number;
}

/** The steps of BASE-339 that need a hand; each is a task, so that a prompt can come between any two. */
export type SettleTask =
  | { readonly kind: 'settleBlows'; readonly blows: readonly Blow[] }
  | { readonly kind: 'settleFlips' }
  | { readonly kind: 'settleBoard' }
  | { readonly kind: 'settlePutBack'; readonly discs: readonly SettledDisc[] }
  | { readonly kind: 'settleSpikes' }
  | { readonly kind: 'settleRiders'; readonly mounts: readonly FallenMount[] }
  | { readonly kind: 'settleReborn'; readonly pieces: readonly PieceId[] | null }
  | { readonly kind: 'settleStuns'; readonly targets: readonly PieceId[] | null }
  | { readonly kind: 'settleDefeat' }
  | { readonly kind: 'settleReactions' }
  | { readonly kind: 'settleRetaliation'; readonly piece: PieceId }
  | { readonly kind: 'settleEnd' };

export interface EffectTask {
  readonly kind: 'effect';
  readonly effect: EffectId;
  /** What was chosen so far, for effects that ask more than once: a piece, a kind, how many. */
  readonly chosen: string | null;
}

/** An artefact on its way: so many circles are paid, with these. */
export interface PayArtefactTask {
  readonly kind: 'payArtefact';
  readonly artefact: ArtefactId;
  readonly paid: number;
  readonly spent: readonly Kill[];
}

/** Five Vermin lie on its next circle: which five? */
export type PayVerminTask = Omit<PayArtefactTask, 'kind'> & { readonly kind: 'payVermin' };

/** Something to be paid for, and the player who buys it. */
export interface PayTask {
  readonly kind: 'pay';
  readonly hero: HeroId;
  readonly item: ItemId;
  readonly price: number;
  readonly isHalf: boolean;
  readonly by: SeatId;
}

export type CatacombsTask =
  | { readonly kind: 'explore' }
  | { readonly kind: 'exploreLine' }
  | {
      readonly kind: 'chooseRoom';
      readonly cards: readonly CardId[];
      readonly votes: Votes;
    }
  /** Votes left out: none yet. */
  | { readonly kind: 'exploreLabyrinth'; readonly votes?: Votes }
  | { readonly kind: 'enterCard'; readonly card: CardId }
  | {
      readonly kind: 'openRoom';
      readonly card: CardId;
      readonly fight: FightKind;
      readonly board: BoardId;
      readonly monsters: readonly MonsterId[];
      /** Of a room that is fought again: so many of the last of them are its wandering symbols; left out: as on the card. */
      readonly symbols?: number;
    }
  | { readonly kind: 'muster'; readonly monsters: readonly MonsterId[] }
  | { readonly kind: 'stateHandicap'; readonly handicap: Handicap }
  | { readonly kind: 'evenOutRoom' }
  | { readonly kind: 'acceptAdventure'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'setUpRoom' }
  | { readonly kind: 'placeAsTold' }
  | { readonly kind: 'placeHeroes'; readonly seat: SeatId }
  | { readonly kind: 'placeFamiliar' }
  | { readonly kind: 'confirmPlacement'; readonly confirmed: readonly SeatId[] }
  | { readonly kind: 'placeMonsters' }
  | { readonly kind: 'beginCombat' }
  | { readonly kind: 'beginRound' }
  | { readonly kind: 'beginTurn'; readonly turn: 'heroes' | 'overseer' }
  | { readonly kind: 'takeTurn'; readonly turn: 'heroes' | 'overseer' }
  | { readonly kind: 'wandering' }
  | { readonly kind: 'placeWandering' }
  | { readonly kind: 'endRound' }
  | { readonly kind: 'resolveRoom' }
  | { readonly kind: 'payHeroes'; readonly owed: readonly HeroId[]; readonly votes?: Votes }
  | { readonly kind: 'payItems'; readonly owed: readonly ItemOwed[] }
  | { readonly kind: 'corrode'; readonly hero: HeroId; readonly by: PieceId }
  | { readonly kind: 'loseSpike'; readonly hero: HeroId; readonly by: PieceId }
  | { readonly kind: 'decay'; readonly by: PieceId }
  | { readonly kind: 'enslave'; readonly by: PieceId; readonly touched: readonly PieceId[] }
  | { readonly kind: 'returnKills' }
  | { readonly kind: 'activateArtefact' }
  | PayArtefactTask
  | PayVerminTask
  | { readonly kind: 'payWithLife'; readonly piece: PieceId; readonly action: ActionName }
  | { readonly kind: 'splitPoints'; readonly hero: HeroId; readonly points: number; readonly cause: Cause }
  | { readonly kind: 'closeRoom' }
  | ActTask
  | ChainTask
  | { readonly kind: 'castFrom'; readonly caster: PieceId; readonly spell: SpellId }
  | { readonly kind: 'endAction' }
  | { readonly kind: 'stopAction' }
  | { readonly kind: 'strike'; readonly blow: Extract<Blow, { kind: 'strike' }> }
  | {
      readonly kind: 'absorb';
      readonly blow: Extract<Blow, { kind: 'strike' }>;
      readonly amount: number;
    }
  | { readonly kind: 'pitch'; readonly pitch: Pitch }
  | { readonly kind: 'sharpen'; readonly pitch: Pitch; readonly equipment: GearId }
  | { readonly kind: 'fly'; readonly pitch: Pitch; readonly table: FlickTable; readonly shot: Shot }
  | SettleTask
  | VerminTask
  | HurtTask
  | EffectTask
  | { readonly kind: 'callOn'; readonly by: PieceId }
  | { readonly kind: 'altar'; readonly done: readonly SeatId[] }
  | { readonly kind: 'judgeOffering'; readonly equipment: EquipmentId }
  | {
      readonly kind: 'agreeOffering';
      readonly equipment: EquipmentId;
      readonly hero: HeroId;
      readonly agreed: readonly SeatId[];
    }
  | { readonly kind: 'openMerchant' }
  | { readonly kind: 'merchant'; readonly done: readonly SeatId[] }
  /** Whoever is being brought back brings its player back too (BASE-306). */
  | { readonly kind: 'healer'; readonly done: readonly SeatId[]; readonly reviving?: HeroId }
  | PayTask
  | {
      readonly kind: 'agreeToPay';
      readonly purchase: PayTask;
      readonly paid: Readonly<Record<string, number>>;
      readonly agreed: readonly SeatId[];
    }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'agreeHandOver'; readonly to: SeatId; readonly agreed: readonly SeatId[] }
  | { readonly kind: 'agreeRemedy'; readonly remedy: Remedy; readonly agreed: readonly SeatId[] }
  | { readonly kind: 'ruling'; readonly piece: PieceId | null }
  | { readonly kind: 'lookWithMap'; readonly hero: HeroId }
  | { readonly kind: 'halveMonsters'; readonly card: CardId }
  | {
      readonly kind: 'camp';
      readonly card: CardId;
      readonly board: BoardId;
      readonly votes: Readonly<Record<string, boolean>>;
    }
  | { readonly kind: 'campRecover'; readonly heroes: readonly HeroId[]; readonly points: number }
  | { readonly kind: 'campFight'; readonly card: CardId; readonly board: BoardId };
