import type {
  AbilityId,
  ActionId,
  AllyId,
  ArtefactId,
  AttackType,
  EquipmentId,
  Family,
  HeroId,
  LordId,
  Modifier,
  MonsterId,
  Outcome,
  Phase,
  RoomId,
  SpellId,
} from '../../rules/catacombs';
import type { BoardId } from '../../rules/table';
import type { AttackName } from './say/attackName';
import type { EventKey } from './say/eventKey';
import type { PromptKey } from './say/promptKey';

/** Something with a name, alone as a label or with its article in a sentence. */
export interface Noun {
  readonly name: string;
  readonly the: string;
}

/** A title and what stands below it: a card, a prompt, an action. */
export interface Words {
  readonly name: string;
  readonly text: string;
}

export type CardWords = Noun & Words;

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

/** Options that are neither a card nor a piece. */
export const CHOICES = [
  'pass',
  'barbed',
  'plain',
  'cancel',
  'suffer',
  'absorb',
  'spikeOnBoard',
  'stayUp',
  'goDown',
  'first',
  'second',
  'nobody',
  'add',
  'none',
  'camp',
  'goOn',
  'leave',
  'peek',
  'offer',
  'reject',
  'vanish',
  'stay',
  'confirm',
  'agree',
  'refuse',
  'accept',
  'decline',
  'skipToEndOfRound',
  'keep',
  'keepCard',
  'leaveCard',
  'payLife',
  'keepLife',
  'keepTrophies',
  'fiveVermin',
  'ruling',
  'north',
  'east',
  'south',
  'west',
  'next-1',
  'next-2',
  'bite',
  'poison',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Why a command was not carried out, by the reason of the refusal. */
export const REASONS = [
  'gameOver',
  'stalePrompt',
  'notYourTurn',
  'wrongAnswer',
  'noSuchOption',
  'chosenTwice',
  'wrongCount',
  'wrongAmount',
  'tooMuch',
  'wrongTotal',
  'nothingToTakeBack',
  'notAgreed',
  'noSpeed',
  'tooFast',
  'mustFlick',
  'notYourDisc',
  'notPlaced',
  'placeOnce',
  'noSuchPiece',
  'offTheBoard',
  'outsideZone',
  'outOfReach',
  'overlaps',
  'tooNear',
  'tooNearTheEdge',
  'touchesEnemy',
  'impossibleLog',
  'notYourPiece',
  'notYourPieces',
  'overseerJudges',
  'noBerserkLeft',
  'berserkIsFull',
  'alreadyInPlay',
  'stockExhausted',
  'suppressed',
  'noSpikeLeft',
  'usedInThisRoom',
  'notEnoughMagic',
  'tooFewTrophies',
  'noRoomLeft',
  'noMinionLeft',
  'notWithThisLife',
  'noFormToTake',
  'deckIsEmpty',
  'nobodyIsHurt',
  'nobodyIsPoisoned',
  'nothingToFreeze',
  'notEnoughGold',
  'lifeIsFull',
  'wrongPlayerCount',
  'overseerHoldsHeroes',
  'seatTwice',
  'heroNotHeld',
  'heroNotInBox',
  'tooManyHeroes',
  'heroHeldTwice',
  'unevenHeroes',
  'lordNotInBox',
  'altarNotInBox',
  'wrongExtraLife',
  'notEnoughRoomCards',
  'wrongRoomCount',
  'noCombatRoom',
  'labyrinthTooSmall',
  'labyrinthTooLarge',
  'noSquareGrid',
  'noSuchCard',
  'cardTwice',
  'wrongStart',
  'wrongLair',
  'cannotBeReached',
] as const;
export type Reason = (typeof REASONS)[number];

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
  readonly attacks: Readonly<Record<AttackName, string>>;
  readonly attackTexts: Readonly<Record<AttackType | Modifier, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly prompts: Readonly<Record<PromptKey, Words>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly events: Readonly<Record<EventKey, string>>;
  readonly outcomes: Readonly<Record<Outcome['because'], Words>>;
  readonly refusals: Readonly<Record<Reason, string>>;
}

/** Words for the table that belong to no card. */
export const TERMS = [
  'overseer',
  'heroSide',
  'life',
  'gold',
  'berserkTrack',
  'round',
  'level',
  'exits',
  'wandering',
  'minions',
  'reserve',
  'spentSpells',
  'wounded',
  'incapacitated',
  'veiled',
  'halfPrice',
  'card',
  'faceDown',
  'storyRoom',
  'campTrack',
  'campStart',
  'campRest',
  'campStar',
  'chain',
  'stopHere',
  'undo',
  'backInRound',
  'arrives',
  'poison',
  'thePoison',
  'poisonCard',
  'magic',
  'anyFamily',
] as const;
export type Term = (typeof TERMS)[number];
