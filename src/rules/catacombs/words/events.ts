import type { OptionId, SeatId } from '../../machine';
import type { BoardId, Direction } from './boards';
import type { Cause } from './cause';
import type { ArtefactId, EquipmentId, GearId, HeroId, LordId, MonsterId, SpellId } from './ids';
import type { ActionName, CardId, ItemId, PieceId } from './openIds';
import type { VerminEvent } from './vermin';
import type { DiscSort } from './discSorts';
import type { Handicap } from './handicap';
import type { Outcome } from './outcome';
import type { FightKind, Phase } from './phases';
import type { Price } from './price';
import type { Remedy } from './variants';

/** Why a choice won a vote: most wanted it, or it was a tie. */
export type Because = 'majority' | 'mostHeroes' | 'lot';

/** Facts of a game, in the past tense and in order: the log, the screen and the tests read these. */
export type CatacombsEvent =
  /** Before anything else: what the table has agreed on to even the fight out. */
  | { readonly kind: 'handicapStated'; readonly handicap: Handicap }
  /** Of a room, as that was agreed. */
  | { readonly kind: 'monsterLeftOut'; readonly monster: MonsterId }
  | { readonly kind: 'monsterAdded'; readonly monster: MonsterId }
  | { readonly kind: 'adventureJudged'; readonly seat: SeatId; readonly isAccepted: boolean }
  | { readonly kind: 'roomRevealed'; readonly card: CardId }
  | { readonly kind: 'cardsLookedAt'; readonly cards: readonly CardId[]; readonly by: HeroId }
  | { readonly kind: 'directionBarred'; readonly direction: Direction }
  | {
      readonly kind: 'roomChosen';
      readonly card: CardId;
      readonly because: Because;
    }
  /** A way, or who is paid first. */
  | { readonly kind: 'voteDecided'; readonly choice: OptionId; readonly because: Because }
  | { readonly kind: 'roomEntered'; readonly card: CardId; readonly board: BoardId; readonly fight: FightKind }
  | { readonly kind: 'phaseBegan'; readonly phase: Phase }
  | { readonly kind: 'stockExhausted'; readonly monster: MonsterId; readonly missing: number }
  /** It would have entered, and there was nowhere to put it. */
  | { readonly kind: 'noSpotLeft'; readonly monster: MonsterId }
  | { readonly kind: 'spacingLowered'; readonly gapMm: number }
  | {
      readonly kind: 'placed';
      readonly piece: PieceId;
      readonly xMm: number;
      readonly yMm: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'turnBegan'; readonly turn: 'heroes' | 'overseer' }
  | { readonly kind: 'actionBegan'; readonly piece: PieceId; readonly action: ActionName }
  | { readonly kind: 'passed'; readonly piece: PieceId }
  | { readonly kind: 'stopped'; readonly piece: PieceId }
  | { readonly kind: 'spellCast'; readonly spell: SpellId; readonly from: PieceId }
  | {
      readonly kind: 'equipmentUsed';
      readonly hero: HeroId;
      readonly equipment: GearId;
      readonly isUsedUp: boolean;
    }
  | {
      readonly kind: 'flicked';
      readonly pitch: number;
      readonly actor: PieceId;
      readonly striker: PieceId;
      readonly from: { readonly xMm: number; readonly yMm: number } | null;
      readonly vxMmS: number;
      readonly vyMmS: number;
    }
  /** `contact`, of this and of what comes of it: which entry of the log it was; left out where no contact tells it. */
  | {
      readonly kind: 'struck';
      readonly target: PieceId;
      readonly by: PieceId;
      readonly atMs: number;
      readonly contact?: number;
    }
  /** Touched, and nothing came of it. */
  | {
      readonly kind: 'unharmed';
      readonly target: PieceId;
      readonly by: PieceId;
      readonly because: string;
      readonly rule: string;
      readonly contact?: number;
    }
  | {
      readonly kind: 'damaged';
      readonly target: PieceId;
      readonly amount: number;
      readonly lifeLeft: number;
      readonly cause: Cause;
      readonly contact?: number;
    }
  | {
      readonly kind: 'killed';
      readonly piece: PieceId;
      readonly by: HeroId | null;
      readonly cause: Cause;
      readonly contact?: number;
    }
  | {
      readonly kind: 'healed';
      readonly target: PieceId;
      readonly amount: number;
      readonly life: number;
      readonly cause: Cause;
    }
  /** What something cost of each track, and what is left on it. */
  | {
      readonly kind: 'magicSpent';
      readonly hero: HeroId;
      readonly on: string;
      readonly spent: Price;
      readonly left: Price;
    }
  | {
      readonly kind: 'magicGained';
      readonly hero: HeroId;
      readonly amount: number;
      readonly magic: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'stayedUp'; readonly hero: HeroId; readonly cause: Cause }
  | { readonly kind: 'trophiesKept'; readonly hero: HeroId; readonly monsters: readonly MonsterId[] }
  | { readonly kind: 'trophiesTaken'; readonly hero: HeroId; readonly monsters: readonly MonsterId[] }
  | {
      readonly kind: 'artefactActivated';
      readonly hero: HeroId;
      readonly artefact: ArtefactId;
      readonly monsters: readonly MonsterId[];
    }
  | { readonly kind: 'removed'; readonly piece: PieceId; readonly cause: Cause }
  /** `contact`: where it left; left out for what only hung over the edge. */
  | {
      readonly kind: 'putBack';
      readonly piece: PieceId;
      readonly xMm: number;
      readonly yMm: number;
      readonly contact?: number;
    }
  | {
      readonly kind: 'moved';
      readonly piece: PieceId;
      readonly xMm: number;
      readonly yMm: number;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'incapacitated';
      readonly piece: PieceId;
      readonly backInRound: number;
      readonly cause: Cause;
      readonly contact?: number;
    }
  | {
      readonly kind: 'absorbed';
      readonly hero: HeroId;
      readonly by: PieceId;
      readonly left: number;
      readonly contact?: number;
    }
  | { readonly kind: 'armourChanged'; readonly hero: HeroId; readonly armour: number }
  | { readonly kind: 'frozen'; readonly piece: PieceId; readonly by: PieceId; readonly contact?: number }
  | { readonly kind: 'thawed'; readonly piece: PieceId; readonly cause: Cause }
  | { readonly kind: 'recovered'; readonly piece: PieceId }
  | { readonly kind: 'becameFireWall'; readonly piece: PieceId; readonly wall: PieceId }
  | { readonly kind: 'regenerated'; readonly piece: PieceId; readonly life: number }
  | { readonly kind: 'reborn'; readonly piece: PieceId; readonly life: number }
  | { readonly kind: 'enslaved'; readonly piece: PieceId; readonly by: PieceId; readonly action: ActionName }
  /** The Warchief's shout. */
  | { readonly kind: 'calledOn'; readonly piece: PieceId; readonly by: PieceId; readonly action: ActionName }
  | { readonly kind: 'formTaken'; readonly piece: PieceId; readonly monster: MonsterId; readonly action: ActionName }
  /** A card went for good, or the one from the deck was drawn and nothing is lost. */
  | { readonly kind: 'corroded'; readonly hero: HeroId; readonly by: PieceId; readonly equipment: EquipmentId | null }
  | { readonly kind: 'itemWon'; readonly hero: HeroId; readonly equipment: EquipmentId; readonly isTaken: boolean }
  | { readonly kind: 'coinFlipped'; readonly side: 0 | 1 }
  | { readonly kind: 'veiled'; readonly lord: LordId; readonly isVeiled: boolean }
  | { readonly kind: 'berserkChanged'; readonly left: number }
  | { readonly kind: 'roomCleared'; readonly card: CardId }
  | { readonly kind: 'goldPaid'; readonly hero: HeroId; readonly gold: number; readonly asked: number }
  | { readonly kind: 'discsReturned'; readonly discs: readonly DiscSort[] }
  | { readonly kind: 'offerMade'; readonly equipment: readonly EquipmentId[] }
  | {
      readonly kind: 'bought';
      readonly hero: HeroId;
      readonly item: ItemId;
      readonly price: number;
      readonly paid: Readonly<Record<string, number>>;
    }
  /** For all of them: a look at a card, an offering. */
  | {
      readonly kind: 'goldSpent';
      readonly item: ItemId;
      readonly price: number;
      readonly paid: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'cardPeeked'; readonly equipment: EquipmentId }
  | { readonly kind: 'offeringTurned'; readonly equipment: EquipmentId }
  /** Nobody's: it went to the bottom of the deck. */
  | { readonly kind: 'offeringJudged'; readonly equipment: EquipmentId; readonly hero: HeroId | null }
  | { readonly kind: 'paymentRefused'; readonly seat: SeatId; readonly item: ItemId }
  | { readonly kind: 'resurrected'; readonly hero: HeroId; readonly life: number }
  | { readonly kind: 'overseerChanged'; readonly from: SeatId; readonly to: SeatId }
  | { readonly kind: 'remedyAdopted'; readonly remedy: Remedy }
  | { readonly kind: 'campDecided'; readonly isCamping: boolean; readonly space: number | null }
  | { readonly kind: 'spellRecovered'; readonly spell: SpellId }
  | { readonly kind: 'gameEnded'; readonly outcome: Outcome }
  | VerminEvent;
