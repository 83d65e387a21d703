import type {
  AbilityId,
  ActionId,
  Aftermath,
  AllyId,
  ArtefactId,
  AttackType,
  BoardId,
  EquipmentId,
  Family,
  Handicap,
  HeroId,
  LordId,
  Modifier,
  MonsterId,
  Outcome,
  Phase,
  RoomId,
  SpellId,
} from '../../rules/catacombs';
import type { Noun } from '../common';
import type { Choice } from './choices';
import type { DeedShape, NamedDeed } from './deeds';
import type { Reason } from './reasons';
import type { AttackName } from './say/attackName';
import type { EventKey, ToldKey } from './say/eventKey';
import type { BasePromptKey, PromptKey, SolothPromptKey, VerminPromptKey } from './say/promptKey';
import type { Term } from './terms';
import type { ErrandKey, HabitKey, ThoughtKey } from './thoughts';

/** A title and what stands below it: a card, a prompt, an action. */
export interface Words {
  readonly name: string;
  readonly text: string;
}

export type CardWords = Noun & Words;

/** A question that nobody knows from the base game: what brought it up, who answers, and what each answer does. */
export interface Question {
  readonly name: string;
  readonly happened: string;
  readonly decides: string;
  readonly does: string;
}

export type PromptsOf<Key extends PromptKey> = Readonly<Record<Key, Words>>;
export type QuestionsOf<Key extends PromptKey> = Readonly<Record<Key, Question>>;

/** Discs that have no card of their own. */
export const SPECIAL_PIECES = ['fire-wall', 'shield', 'obstacle', 'missile', 'fireball', 'ice-spike'] as const;
export type SpecialPiece = (typeof SPECIAL_PIECES)[number];

export const SERVICES = [
  'service:healing-touch',
  'service:resurrection',
  'service:cure-poison',
  'service:peek',
  'service:offering',
] as const;
export type Service = (typeof SERVICES)[number];

/** Everything Catacombs says in one language: an id without words is a type error, and so are words without an id. */
export interface CatacombsWording {
  readonly heroes: Readonly<Record<HeroId, CardWords>>;
  readonly allies: Readonly<Record<AllyId, CardWords>>;
  readonly monsters: Readonly<Record<MonsterId, CardWords>>;
  readonly lords: Readonly<Record<LordId, CardWords>>;
  readonly spells: Readonly<Record<SpellId, CardWords>>;
  readonly equipment: Readonly<Record<EquipmentId, CardWords>>;
  readonly artefacts: Readonly<Record<ArtefactId, CardWords>>;
  readonly services: Readonly<Record<Service, CardWords>>;
  readonly abilities: Readonly<Record<AbilityId, CardWords>>;
  readonly pieces: Readonly<Record<SpecialPiece, CardWords>>;
  readonly rooms: Readonly<Record<RoomId, Words>>;
  readonly boards: Readonly<Record<BoardId, Words>>;
  readonly families: Readonly<Record<Family, string>>;
  readonly actions: Readonly<Record<ActionId, Words>>;
  /** What is chosen, in one sentence: by its name, or by its flicks where it has none of its own. */
  readonly deeds: Readonly<Record<NamedDeed, string>>;
  readonly deedShapes: Readonly<Record<DeedShape, string>>;
  readonly aftermaths: Readonly<Record<Aftermath, string>>;
  readonly attacks: Readonly<Record<AttackName, string>>;
  readonly attackTexts: Readonly<Record<AttackType | Modifier, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly prompts: PromptsOf<BasePromptKey> & QuestionsOf<SolothPromptKey | VerminPromptKey>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly handicaps: Readonly<Record<Handicap, Words>>;
  readonly events: Readonly<Record<EventKey, string>>;
  /** What several do at once. */
  readonly told: Readonly<Record<ToldKey, string>>;
  readonly outcomes: Readonly<Record<Outcome['because'], Words>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  /** Why the app answers as it does: what might end a sentence that begins with what it did. */
  readonly thoughts: Readonly<Record<ThoughtKey, string>> & {
    readonly errand: Readonly<Record<ErrandKey, string>>;
    readonly habit: Readonly<Record<HabitKey, string>>;
  };
}
