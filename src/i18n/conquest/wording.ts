import type {
  AbilityKind,
  CharacterClass,
  CharacterId,
  ConquestEvent,
  ConquestPurpose,
  CrystalId,
  DecidedBy,
  DesignId,
  Ending,
  GroundId,
  Harmless,
  HouseOption,
  LayoutId,
  ProjectileKind,
  Role,
  ShotKind,
  Sign,
  Team,
} from '../../rules/conquest';
import type { Noun } from '../common';
import type { Reason } from './reasons';

/** A label, and what is to be said of it. */
export interface Words {
  readonly name: string;
  readonly text: string;
}

/** A thing with a card or a disc of its own. */
export interface Titled extends Noun, Words {}

/** A question in a few words and at length. `happened`: what has brought it up; empty where that is plain. */
export interface Question extends Words {
  readonly happened: string;
}

/** A question by its purpose, where one kind reads differently by what it is for. */
export type PromptKey =
  | Exclude<ConquestPurpose['kind'], 'shoot' | 'moveCrystal'>
  | `shoot-${ShotKind}`
  | 'shoot-stunned'
  | 'moveCrystal'
  | 'quake';

type TokenWhy = Extract<ConquestEvent, { kind: 'tokenMoved' }>['why'];

/** The lines of the log. */
export type EventKey =
  | Exclude<ConquestEvent['kind'], 'tokenMoved' | 'harmless' | 'ended' | 'drew' | 'played' | 'lapsed' | 'missed'>
  | 'turnStunned'
  | 'drew'
  | 'drewHidden'
  | 'drewInsight'
  | 'played'
  | 'playedSurprise'
  | 'flickedCrystal'
  | 'missed'
  | 'missedAgain'
  | 'goneOffTheMat'
  | 'armourSpentByTeam'
  | TokenWhy
  | 'damageMany'
  | 'healMany'
  | `harmless-${Harmless}`
  | `lapsed-${Extract<ConquestEvent, { kind: 'lapsed' }>['ability']}`
  | `ended-${Ending}`
  | `decided-${DecidedBy}`;

/** Why a touch cost nobody anything, as the referee says it. */
export type NoDamageKey = Harmless | 'again' | 'pushed' | 'crystal';

export type ThoughtKey =
  | 'straight'
  | 'bank'
  | 'towards'
  | 'move'
  | 'crystal'
  | 'crystalAt'
  | 'leave'
  | 'card'
  | 'cardShot'
  | 'noCard'
  | 'giveUp'
  | 'target'
  | 'targetShot'
  | 'weighed'
  | 'anyLegal'
  | 'stumbled';

/** Everything that is said of Conquest in one language: what has no words here is a type error. */
export interface ConquestWording {
  readonly teams: Readonly<Record<Team, Titled>>;
  readonly characters: Readonly<Record<CharacterId, Titled>>;
  readonly crystals: Readonly<Record<CrystalId, Noun>>;
  readonly projectiles: Readonly<Record<ProjectileKind, Noun>>;
  readonly cards: Readonly<Record<DesignId, Titled>>;
  readonly hidden: Noun;
  readonly classes: Readonly<Record<CharacterClass, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly shots: Readonly<Record<ShotKind | 'obstacle', Words>>;
  readonly targeted: Words;
  readonly armour: Words;
  readonly abilities: Readonly<Record<AbilityKind, Words>>;
  readonly prompts: Readonly<Record<PromptKey, Question>>;
  readonly undo: string;
  readonly events: Readonly<Record<EventKey, string>>;
  readonly noDamage: Readonly<Record<NoDamageKey, string>>;
  /** What the referee says of a touch that hurt. */
  readonly direct: string;
  readonly outcomes: Readonly<Record<Team | 'draw', string>>;
  readonly thoughts: Readonly<Record<ThoughtKey, string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly layouts: Readonly<Record<LayoutId, Words>>;
  readonly grounds: Readonly<Record<GroundId, Words>>;
  readonly options: Readonly<Record<HouseOption, Words>>;
}
