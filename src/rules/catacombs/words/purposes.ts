import type { OptionId, SeatId } from '../../machine';
import type { Place } from '../../flicking';
import type { ArtefactId, EquipmentId, GearId, HeroId, MonsterId, SpellId } from './ids';
import type { ActionName, CardId, ItemId, PieceId } from './openIds';
import type { VerminPurpose } from './vermin';
import type { PitchReason } from './pitch';
import type { Circle, Price } from './price';
import type { Remedy } from './variants';

/** What each prompt is for, with the ids that its wording speaks of. */
export type Purpose =
  | { readonly kind: 'acceptAdventure' }
  | { readonly kind: 'chooseRoom' }
  | { readonly kind: 'chooseDirection' }
  | { readonly kind: 'useMap'; readonly hero: HeroId; readonly looks: number }
  | { readonly kind: 'halveMonsters'; readonly card: CardId }
  | { readonly kind: 'chooseShortfall'; readonly missing: number }
  | { readonly kind: 'placeHeroes'; readonly heroes: readonly PieceId[] }
  | { readonly kind: 'confirmPlacement' }
  | { readonly kind: 'placeMonsters'; readonly gapMm: number }
  | {
      readonly kind: 'act';
      readonly turn: 'heroes' | 'overseer';
      /** Options that leave no hero standing once they are carried out: to be warned of first (BASE-176). */
      readonly lastStands: readonly OptionId[];
    }
  | { readonly kind: 'castFrom'; readonly spell: SpellId }
  | { readonly kind: 'sharpenArrow'; readonly equipment: GearId }
  | {
      readonly kind: 'flick';
      readonly actor: PieceId;
      readonly attack: string;
      readonly reason: PitchReason;
      /** Whom this flick cannot hurt: struck just before in a chain, or the one that a retaliation answers. */
      readonly barredTargets: readonly PieceId[];
    }
  | { readonly kind: 'watchFlick'; readonly pitch: number }
  | { readonly kind: 'cancelPitch'; readonly hero: HeroId; readonly equipment: GearId; readonly damage: number }
  /** So much armour is left: does a point of it take the whole pitch (SOL-118)? */
  | { readonly kind: 'absorb'; readonly hero: HeroId; readonly armour: number; readonly damage: number }
  | { readonly kind: 'stayUp'; readonly hero: HeroId; readonly equipment: GearId }
  /** The first and the second of two places that are equally near. */
  | { readonly kind: 'putBack'; readonly piece: PieceId; readonly places: readonly Place[] }
  | { readonly kind: 'retaliate'; readonly pieces: readonly PieceId[]; readonly against: PieceId }
  | { readonly kind: 'placeSpawn'; readonly monster: MonsterId }
  | { readonly kind: 'placeSummoned'; readonly piece: PieceId }
  | { readonly kind: 'placeFireWall' }
  | { readonly kind: 'placeReborn'; readonly piece: PieceId }
  /** So many cards, face down: which one goes (SOL-165)? */
  | { readonly kind: 'corrode'; readonly hero: HeroId; readonly by: PieceId; readonly cards: number }
  /** Which of the monsters that one Ice Spike struck does it freeze (SOL-081), and is it who threw that says so (SOL-082)? */
  | { readonly kind: 'freeze'; readonly by: PieceId; readonly isThrowersChoice?: boolean }
  /** The Bracelet is gone: which of three Ice Spikes goes with it (SOL-169)? */
  | { readonly kind: 'loseSpike'; readonly hero: HeroId; readonly by: PieceId }
  | { readonly kind: 'decay'; readonly by: PieceId }
  | { readonly kind: 'enslave'; readonly by: PieceId }
  | { readonly kind: 'keepItem'; readonly hero: HeroId; readonly equipment: EquipmentId }
  /** There is too little magic: so much life instead? */
  | { readonly kind: 'payWithLife'; readonly hero: HeroId; readonly action: ActionName; readonly price: Price }
  | { readonly kind: 'splitPoints'; readonly hero: HeroId; readonly points: number }
  | { readonly kind: 'activateArtefact'; readonly hero: HeroId }
  /** Which kept monster lies on this circle of the price? */
  | { readonly kind: 'payArtefact'; readonly artefact: ArtefactId; readonly circle: Circle; readonly number: number }
  | { readonly kind: 'teleportWhom' }
  | { readonly kind: 'teleportTo'; readonly hero: PieceId }
  | { readonly kind: 'healWhom'; readonly amount: number }
  | { readonly kind: 'swapWith' }
  | { readonly kind: 'vanish'; readonly piece: PieceId }
  | { readonly kind: 'vanishTo'; readonly piece: PieceId }
  | { readonly kind: 'callOn'; readonly by: PieceId }
  | { readonly kind: 'takeForm' }
  | { readonly kind: 'addWandering'; readonly monster: MonsterId }
  | { readonly kind: 'payFirst'; readonly gold: number }
  | {
      readonly kind: 'merchant';
      readonly discountsLeft: number;
      /** What a look at the next card costs, where one is for sale. */
      readonly peekPrice?: number;
    }
  | { readonly kind: 'altar'; readonly price: number }
  /** Those who could not use it may have it all the same. */
  | { readonly kind: 'judgeOffering'; readonly equipment: EquipmentId; readonly unfit: readonly HeroId[] }
  | { readonly kind: 'agreeOffering'; readonly equipment: EquipmentId; readonly hero: HeroId }
  | { readonly kind: 'healer' }
  | { readonly kind: 'payFor'; readonly item: ItemId; readonly hero: HeroId; readonly price: number }
  | {
      readonly kind: 'agreeToPay';
      readonly item: ItemId;
      readonly hero: HeroId;
      readonly price: number;
      readonly paid: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'agreeHandOver'; readonly to: SeatId }
  | { readonly kind: 'agreeRemedy'; readonly remedy: Remedy }
  | { readonly kind: 'ruleWhich' }
  | { readonly kind: 'ruleWhere'; readonly piece: PieceId }
  | { readonly kind: 'camp'; readonly space: number }
  | { readonly kind: 'campRecover'; readonly hero: HeroId; readonly points: number }
  | { readonly kind: 'campMonsters'; readonly gold: number }
  | VerminPurpose;
