import type { CharacterId, ItemId, Side } from './characters';
import type { PlainFace, PowerFace } from './dice';
import type { TrapKind } from './elements';
import type { Square } from './squares';
import type { Speech, StartStep, TestWhy } from './tasks';
import type { SpellId } from './spells';
import type { CreatureId } from './creatures';
import type { EndWhy } from './outcome';
import type { ImprevuId } from './quests';
import type { ZoneId } from './zones';
import type { HandicapId } from './skills';
import type { PotionId, RuneId, ScrollId, ThingId } from './things';

/** Why hit points are lost. */
export const LOSSES = [
  'attack',
  'magicAttack',
  'blocking',
  'fire',
  'poison',
  'hole',
  'spikes',
  'marsh',
  'blessing',
  'search',
  'spell',
  'sacrifice',
  'caveIn',
  'imprevu',
] as const;
export type Loss = (typeof LOSSES)[number];

export const REROLLS = ['destiny', 'weapon', 'lynxEye', 'parry', 'scrounger', 'omen'] as const;
export type Reroll = (typeof REROLLS)[number];

/** Every throw, with all that was thrown and all that was added (REIGN-023). */
export interface Rolled {
  readonly kind: 'rolled';
  /** null: the GM. */
  readonly who: CharacterId | null;
  readonly why:
    | TestWhy
    | 'attack'
    | 'smash'
    | 'fire'
    | 'amount'
    | 'bridgeFall'
    | 'armour'
    | 'search'
    | 'treasure'
    | 'handicap'
    | 'contents'
    | 'encounter'
    | 'prisoner'
    | 'imprevu';
  readonly level: number | null;
  readonly power: PowerFace | null;
  readonly plain: readonly PlainFace[];
  readonly bonus: number;
  readonly difficulty: number | null;
  /** null: an X, or no die to throw. */
  readonly total: number | null;
  readonly isSuccess: boolean | null;
}

/** Facts, in the past tense. */
export type ReignEvent =
  | Rolled
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'turnBegan'; readonly side: Side }
  | { readonly kind: 'ordered'; readonly leader: CharacterId; readonly order: readonly CharacterId[] }
  | { readonly kind: 'acts'; readonly who: CharacterId; readonly points: number }
  | { readonly kind: 'done'; readonly who: CharacterId }
  | { readonly kind: 'paid'; readonly who: CharacterId; readonly points: number; readonly isWaiting: boolean }
  | {
      readonly kind: 'points';
      readonly who: CharacterId;
      readonly by: number;
      readonly why: StartStep | 'fury' | 'speed' | 'speech' | 'imprevu';
    }
  | { readonly kind: 'waits'; readonly who: CharacterId; readonly points: number }
  | {
      readonly kind: 'moved';
      readonly who: CharacterId;
      readonly from: Square;
      readonly to: Square;
      readonly how:
        | (
            | 'walk'
            | 'run'
            | 'fly'
            | 'ghost'
            | 'overrun'
            | 'shove'
            | 'jump'
            | 'land'
            | 'swim'
            | 'cling'
            | 'climb'
            | 'join'
          )
        | ('teleport' | 'rope' | 'portal' | 'drag' | 'muster');
    }
  | { readonly kind: 'stayed'; readonly who: CharacterId }
  | {
      readonly kind: 'struck';
      readonly by: CharacterId;
      readonly target: CharacterId;
      readonly isHit: boolean;
      readonly damage: number;
    }
  | { readonly kind: 'rethrew'; readonly who: CharacterId; readonly how: Reroll }
  | { readonly kind: 'guarded'; readonly who: CharacterId; readonly points: number }
  | {
      readonly kind: 'lost';
      readonly who: CharacterId;
      readonly points: number;
      readonly left: number;
      readonly why: Loss;
    }
  | { readonly kind: 'unhurt'; readonly who: CharacterId; readonly why: 'invulnerable' | 'immaterial' }
  | { readonly kind: 'regained'; readonly who: CharacterId; readonly points: number; readonly left: number }
  | { readonly kind: 'fell'; readonly who: CharacterId }
  | { readonly kind: 'rose'; readonly who: CharacterId }
  | { readonly kind: 'died'; readonly who: CharacterId }
  | { readonly kind: 'killed'; readonly who: CharacterId; readonly figures: number; readonly coins: number }
  | {
      readonly kind: 'webbed' | 'freed' | 'caughtFire' | 'fireOut' | 'poisoned' | 'cured' | 'afraid';
      readonly who: CharacterId;
    }
  | {
      readonly kind: 'opened' | 'closed' | 'unlocked' | 'foundLocked';
      readonly who: CharacterId;
      readonly door: Square;
    }
  | {
      readonly kind: 'battered';
      readonly who: CharacterId;
      readonly door: Square;
      readonly damage: number;
      readonly left: number;
    }
  | {
      readonly kind: 'sprang';
      readonly who: CharacterId;
      readonly trap: string;
      readonly what: TrapKind;
      readonly at: Square;
    }
  | { readonly kind: 'disarmed' | 'found'; readonly who: CharacterId; readonly trap: string }
  | { readonly kind: 'laid'; readonly who: CharacterId; readonly trap: string; readonly at: Square }
  | { readonly kind: 'crossed'; readonly who: CharacterId; readonly came: 'over' | 'sprawled' | 'fell' }
  | { readonly kind: 'drank'; readonly who: CharacterId; readonly from: CharacterId; readonly potion: PotionId }
  | { readonly kind: 'held'; readonly who: CharacterId; readonly item: ItemId }
  | { readonly kind: 'handed'; readonly who: CharacterId; readonly to: CharacterId; readonly item: ItemId }
  | { readonly kind: 'took'; readonly who: CharacterId; readonly item: ItemId }
  | { readonly kind: 'dropped'; readonly who: CharacterId; readonly at: Square; readonly items: readonly ItemId[] }
  | { readonly kind: 'joined'; readonly who: CharacterId; readonly target: CharacterId; readonly figures: number }
  | { readonly kind: 'searched'; readonly who: CharacterId; readonly at: Square }
  | { readonly kind: 'rummaged'; readonly who: CharacterId; readonly element: string }
  | { readonly kind: 'chestLocked' | 'chestOpened'; readonly who: CharacterId; readonly element: string }
  | {
      readonly kind: 'chestBattered';
      readonly who: CharacterId;
      readonly element: string;
      readonly damage: number;
      readonly left: number;
    }
  | { readonly kind: 'coins'; readonly who: CharacterId; readonly coins: number }
  | { readonly kind: 'foundThing'; readonly who: CharacterId; readonly item: ItemId; readonly thing: ThingId }
  | { readonly kind: 'paidDestiny'; readonly who: CharacterId }
  | { readonly kind: 'cast'; readonly who: CharacterId; readonly spell: SpellId; readonly target: CharacterId | null }
  | { readonly kind: 'fizzled'; readonly who: CharacterId; readonly spell: SpellId }
  | { readonly kind: 'shielded' | 'vanished' | 'slowed'; readonly who: CharacterId }
  | {
      readonly kind: 'spoke';
      readonly who: CharacterId;
      readonly speech: Speech | 'corrupt';
      readonly isHeeded: boolean;
    }
  | { readonly kind: 'bribed'; readonly who: CharacterId; readonly coins: number }
  | { readonly kind: 'changedSides'; readonly who: CharacterId }
  | {
      readonly kind: 'stole';
      readonly who: CharacterId;
      readonly target: CharacterId;
      readonly item: ItemId | null;
      readonly coins: number;
    }
  | { readonly kind: 'noticed'; readonly who: CharacterId; readonly target: CharacterId }
  | { readonly kind: 'landed'; readonly who: CharacterId; readonly item: ItemId; readonly at: Square }
  | { readonly kind: 'vanishedInto'; readonly who: CharacterId; readonly item: ItemId; readonly at: Square }
  | { readonly kind: 'donned'; readonly who: CharacterId; readonly item: ItemId; readonly left: number }
  | {
      readonly kind: 'read';
      readonly who: CharacterId;
      readonly scroll: ScrollId;
      readonly target: CharacterId | null;
    }
  /** Removed, not killed (REIGN-203). */
  | { readonly kind: 'banished'; readonly who: CharacterId }
  | { readonly kind: 'protected' | 'faded' | 'winged' | 'clawed'; readonly who: CharacterId }
  | { readonly kind: 'returned'; readonly who: CharacterId; readonly at: Square; readonly left: number }
  | {
      readonly kind: 'summoned';
      readonly who: CharacterId;
      readonly by: CharacterId;
      readonly what: CreatureId;
      readonly at: Square;
    }
  | { readonly kind: 'timeBent' | 'rewound'; readonly who: CharacterId }
  | { readonly kind: 'bound'; readonly who: CharacterId; readonly rune: RuneId; readonly to: ItemId }
  | { readonly kind: 'named'; readonly who: CharacterId; readonly item: ItemId }
  | { readonly kind: 'challenged'; readonly who: CharacterId; readonly target: CharacterId }
  | { readonly kind: 'duelEnded'; readonly who: CharacterId; readonly target: CharacterId; readonly isLapsed: boolean }
  | { readonly kind: 'handicapped'; readonly who: CharacterId; readonly handicap: HandicapId }
  | { readonly kind: 'cheatedDeath'; readonly who: CharacterId; readonly why: 'lava' | 'wounds' }
  | { readonly kind: 'inTown'; readonly who: CharacterId; readonly did: string }
  | { readonly kind: 'zoneLaid'; readonly zone: number; readonly card: ZoneId; readonly exit: Square | null }
  /** An exit with nothing behind it, closed for good (REIGN-248). */
  | { readonly kind: 'foundRubble'; readonly at: Square }
  /** A locked door where none was to be seen (REIGN-322). */
  | { readonly kind: 'foundDoor'; readonly at: Square }
  | { readonly kind: 'hiddenFound'; readonly who: CharacterId; readonly at: Square }
  | { readonly kind: 'draughtFelt' | 'wallGaveWay'; readonly at: Square }
  | {
      readonly kind: 'appeared';
      readonly who: CharacterId;
      readonly what: CreatureId;
      readonly figures: number;
      readonly at: Square;
    }
  | { readonly kind: 'ambushed'; readonly who: readonly CharacterId[] }
  | { readonly kind: 'freedPrisoner'; readonly who: CharacterId; readonly what: CreatureId; readonly at: Square }
  | { readonly kind: 'foundCorpse'; readonly at: Square }
  | { readonly kind: 'imprevu'; readonly imprevu: ImprevuId }
  | { readonly kind: 'cavedIn'; readonly at: Square }
  | { readonly kind: 'left'; readonly who: CharacterId }
  | { readonly kind: 'sealed'; readonly who: CharacterId }
  | { readonly kind: 'orbTaken'; readonly who: CharacterId | null }
  | { readonly kind: 'orbDropped'; readonly at: Square }
  | { readonly kind: 'porterHome' | 'porterLost' }
  | { readonly kind: 'bootPrints'; readonly at: Square }
  /** What the neutral Master decided, and by which rule (REIGN-328). */
  | { readonly kind: 'ruled'; readonly who: CharacterId; readonly choice: string; readonly rule: string }
  | { readonly kind: 'ended'; readonly isWon: boolean; readonly why: EndWhy };
