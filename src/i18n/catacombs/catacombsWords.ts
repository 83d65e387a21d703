import type { ActionName, CatacombsAnswer, CatacombsEvent, Outcome, Purpose, Step } from '../../rules/catacombs';
import type { OptionId, Refusal } from '../../rules/machine';
import type { Language } from '../languages';
import { en } from './en';
import { fr } from './fr';
import { actionWords, attackLine } from './say/actionWords';
import { deedSentence } from './say/deedWords';
import { eventWords } from './say/eventWords';
import { optionWords } from './say/optionWords';
import { promptWords, type PromptWords } from './say/promptWords';
import { refusalWords } from './say/refusalWords';
import { speakerOf, type Namers, type Values } from './say/speaker';
import { toldWords } from './say/toldWords';
import { undoWords } from './say/undoWords';
import type { CatacombsWording, Words } from './wording';

/** Catacombs in one language: the words as they are, and what is said of a game in play. */
export interface CatacombsWords {
  /** Every card and label, by id: `wording.monsters['monster:orc'].text`. */
  readonly wording: CatacombsWording;
  /** A piece, card, board or player as a label: “Orc 2”. */
  name(id: string): string;
  /** The same as it stands in a sentence: “the Elf”. */
  the(id: string): string;
  /** What a piece may do, by the ids of an option `piece>action`. */
  action(piece: string, action: ActionName): Words;
  /** “Punch → Missile”. */
  attacks(steps: readonly Step[]): string;
  /** The same in one sentence, as it is chosen. */
  deed(action: ActionName, steps: readonly Step[]): string;
  prompt(purpose: Purpose): PromptWords;
  option(option: OptionId): string;
  /** The title of taking this answer back: “Undo: Wizard · Shield”. */
  undo(purpose: Purpose, answer: CatacombsAnswer): string;
  /** As a line of the log. */
  event(event: CatacombsEvent): string;
  /** What is told at once, as one line: `event` is what is spoken of. */
  told(event: CatacombsEvent, events: readonly CatacombsEvent[]): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome): Words;
  /** A label with variables: `say(wording.terms.round, { round: '2' })`. */
  say(template: string, values?: Values): string;
}

const WORDINGS: Readonly<Record<Language, CatacombsWording>> = { en, fr };

const NO_NAMERS: Namers = { seat: (id) => id, room: () => null };

export function catacombsWords(language: Language, namers: Partial<Namers> = {}): CatacombsWords {
  const wording = WORDINGS[language];
  const speaker = speakerOf(language, wording, { ...NO_NAMERS, ...namers });
  return {
    wording,
    name: speaker.name,
    the: speaker.the,
    action: (piece, action) => actionWords(speaker, piece, action),
    attacks: (steps) => attackLine(speaker, steps),
    deed: (action, steps) => deedSentence(speaker, action, steps),
    prompt: (purpose) => promptWords(speaker, purpose),
    option: (option) => optionWords(speaker, option),
    undo: (purpose, answer) => undoWords(speaker, purpose, answer),
    event: (event) => eventWords(speaker, event),
    told: (event, events) => toldWords(speaker, event, events),
    refusal: (refusal) => refusalWords(speaker, refusal),
    outcome: ({ because }) => wording.outcomes[because],
    say: speaker.say,
  };
}
