import type {
  ArmourId,
  CreatureId,
  DieColour,
  DoingKind,
  DoorKind,
  ElementKind,
  EndWhy,
  Grade,
  GrimoireId,
  HandicapId,
  HeroId,
  ImprevuId,
  LevelId,
  Loss,
  ObjectCategory,
  QuestId,
  ReignEvent,
  ReignPurpose,
  Reroll,
  Rolled,
  SkillId,
  SpellId,
  ThingId,
  TrapKind,
  Vocation,
  Ward,
  WeaponId,
  ZoneId,
} from '../../rules/reign';
import type { Noun } from '../common';
import type { Reason } from './reasons';

/** A label, and what is to be said of it. */
export interface Words {
  readonly name: string;
  readonly text: string;
}

/** What stands in sentences and is told of on its own. */
export interface Titled extends Noun, Words {}

/** A question in a few words and at length. `happened`: what has brought it up; empty where that is plain. */
export interface Question extends Words {
  readonly happened: string;
}

/** What is told of a quest: before it, what is to be done, and when it is won. */
export interface QuestWording {
  readonly name: string;
  readonly context: string;
  readonly goal: string;
  readonly won: string;
}

type EventOf<K extends ReignEvent['kind']> = Extract<ReignEvent, { kind: K }>;
type PurposeOf<K extends ReignPurpose['kind']> = Extract<ReignPurpose, { kind: K }>;
type TownDoingKind = Extract<
  DoingKind,
  | 'buy'
  | 'sell'
  | 'store'
  | 'fetch'
  | 'pass'
  | 'wield'
  | 'wear'
  | 'raise'
  | 'raiseHitPoints'
  | 'raiseActionPoints'
  | 'learnSkill'
  | 'learnSpell'
  | 'cureHandicap'
>;

/** What befalls somebody, as it is shown beside a name. */
export const STATES = [
  'down',
  'dead',
  'webbed',
  'burning',
  'poisoned',
  'invisible',
  'invulnerable',
  'immaterial',
  'winged',
  'clawed',
  'shielded',
  'protected',
  'inHole',
  'waiting',
  'duelling',
  'brave',
  'threatened',
  'duped',
  'slowed',
  'donning',
  'swarm',
  'undead',
  'demon',
] as const;
export type StateKey = (typeof STATES)[number];

/** A question by its purpose, where one kind reads differently by what it is for. */
export type PromptKey = Exclude<ReignPurpose['kind'], 'cheatDeath'> | `cheatDeath-${PurposeOf<'cheatDeath'>['why']}`;

type Spoken = EventOf<'spoke'>['speech'];
type Manifold =
  | 'rolled'
  | 'turnBegan'
  | 'points'
  | 'moved'
  | 'rethrew'
  | 'unhurt'
  | 'battered'
  | 'chestBattered'
  | 'sprang'
  | 'crossed'
  | 'spoke'
  | 'stole'
  | 'cheatedDeath'
  | 'inTown'
  | 'ended';

/** The lines of the log. */
export type EventKey =
  | Exclude<ReignEvent['kind'], Manifold>
  | 'rolled'
  | 'rolledMade'
  | 'rolledFailed'
  | 'rolledAgainstMade'
  | 'rolledAgainstMissed'
  | `turnBegan-${EventOf<'turnBegan'>['side']}`
  | 'paidWaiting'
  | 'pointsMore'
  | 'pointsFewer'
  | `moved-${EventOf<'moved'>['how']}`
  | 'struckInVain'
  | 'missed'
  | `rethrew-${Reroll}`
  | `unhurt-${EventOf<'unhurt'>['why']}`
  | 'killedPaid'
  | 'figureKilled'
  | 'figureKilledPaid'
  | 'battered'
  | 'batteredDown'
  | 'chestBattered'
  | 'chestBatteredOpen'
  | `sprang-${TrapKind}`
  | `crossed-${EventOf<'crossed'>['came']}`
  | 'drankFrom'
  | 'castAt'
  | `spoke-${Spoken}`
  | `spokeInVain-${Spoken}`
  | 'stoleThing'
  | 'stoleCoins'
  | 'stoleBoth'
  | 'stoleNothing'
  | 'donningOn'
  | 'readAt'
  | 'duelLapsed'
  | `cheatedDeath-${EventOf<'cheatedDeath'>['why']}`
  | `inTown-${TownDoingKind}`
  | 'appearedMany'
  | 'orbHandedOver'
  | 'ruledNothing'
  | `ended-${EndWhy}`;

/** Why the app does something: what it is for, its chance, or why there is no more to say. */
export type ThoughtKey =
  ('fight' | 'heal' | 'quest' | 'explore' | 'gear' | 'rest') | ('chance' | 'chosen' | 'anyLegal' | 'stumbled');

/** What can be chosen by a word of its own. */
export const CHOICES = [
  'bleed',
  'overrun',
  'spend',
  'parry',
  'destiny',
  'weapon',
  'lynxEye',
  'scrounger',
  'omen',
  'stepOn',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Figures of a thing, each a sentence. */
export interface FigureWording {
  readonly damage: string;
  readonly force: string;
  readonly range: string;
  readonly reach: string;
  readonly twoHanded: string;
  readonly parry: string;
  readonly unparried: string;
  readonly flaming: string;
  readonly pierces: string;
  readonly piercesAll: string;
  readonly twiceAPoint: string;
  readonly secondThrow: string;
  readonly vampiric: string;
  readonly ghostly: string;
  readonly magic: string;
  readonly raised: string;
  readonly lowered: string;
  readonly needs: string;
  readonly needsInitiation: string;
  readonly points: string;
  readonly thrownPoints: string;
  readonly shield: string;
  readonly blessed: string;
  readonly regeneration: string;
  readonly bearskin: string;
  readonly testDice: string;
  readonly magicDice: string;
  readonly weight: string;
  readonly sale: string;
  readonly wards: Readonly<Record<Ward, string>>;
}

/** All that Dark Reign says of itself in one language; screens say the rest. */
export interface ReignWording {
  readonly heroes: Readonly<Record<HeroId, Titled>>;
  readonly vocations: Readonly<Record<Vocation, string>>;
  readonly creatures: Readonly<Record<CreatureId, Titled>>;
  readonly master: Noun;
  readonly levels: Readonly<Record<LevelId, Words>>;
  readonly counters: Readonly<Record<'actionPoints' | 'hitPoints' | 'destiny' | 'experience' | 'coins', Words>>;
  readonly grades: Readonly<Record<Grade, Words>>;
  readonly skills: Readonly<Record<SkillId, Titled>>;
  readonly handicaps: Readonly<Record<HandicapId, Titled>>;
  readonly states: Readonly<Record<StateKey, Words>>;
  readonly weapons: Readonly<Record<WeaponId, Titled>>;
  readonly armours: Readonly<Record<ArmourId, Titled>>;
  readonly things: Readonly<Record<Exclude<ThingId, WeaponId | ArmourId>, Titled>>;
  readonly categories: Readonly<Record<ObjectCategory, string>>;
  /** What nobody here knows more of. */
  readonly something: Noun;
  readonly orb: Titled;
  readonly figures: FigureWording;
  readonly spells: Readonly<Record<SpellId, Titled>>;
  readonly grimoires: Readonly<Record<GrimoireId, string>>;
  readonly difficulty: string;
  readonly elements: Readonly<Record<ElementKind | TrapKind, Titled>>;
  readonly doors: Readonly<Record<DoorKind, Titled>>;
  readonly grounds: Readonly<Record<'lava' | 'marsh' | 'bridge' | 'cell' | 'hiddenDoor' | 'stairs', Words>>;
  readonly zones: Readonly<Record<ZoneId, Titled>>;
  readonly imprevus: Readonly<Record<ImprevuId, Words>>;
  readonly quests: Readonly<Record<QuestId, QuestWording>>;
  readonly porter: QuestWording;
  readonly campaign: Words;
  readonly dice: Readonly<Record<DieColour, string>>;
  readonly rolls: Readonly<Record<Rolled['why'], string>>;
  readonly losses: Readonly<Record<Loss, string>>;
  readonly gains: Readonly<Record<EventOf<'points'>['why'], string>>;
  readonly deeds: Readonly<Record<DoingKind, Words>>;
  /** The same in a word or two, inside a sentence. */
  readonly doings: Readonly<Record<DoingKind, string>>;
  readonly unarmed: string;
  readonly stone: string;
  readonly prompts: Readonly<Record<PromptKey, Question>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly square: string;
  readonly undo: string;
  readonly watching: string;
  readonly events: Readonly<Record<EventKey, string>>;
  readonly outcomes: Readonly<Record<'won' | 'lost', string>>;
  readonly thoughts: Readonly<Record<ThoughtKey, string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly options: Readonly<
    Record<'hasHandicaps' | 'hasPorter' | 'isTwelveInclusive' | 'isMerciful' | 'isMasterNeutral', Words>
  >;
}
