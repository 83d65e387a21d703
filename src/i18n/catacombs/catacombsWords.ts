import type { ActionName, CatacombsTypes, Outcome, Step } from '../../rules/catacombs';
import type { FaultWords, GameWords, Spoken, SpokenOf } from '../common';
import { faultPlace, faultWords } from './faults/faultWords';
import { actionWords, attackLine } from './say/actionWords';
import { deedSentence } from './say/deedWords';
import { eventWords } from './say/eventWords';
import { optionWords } from './say/optionWords';
import { promptWords } from './say/promptWords';
import { refusalWords } from './say/refusalWords';
import { speakerOf, type Namers, type Values } from './say/speaker';
import { toldWords } from './say/toldWords';
import { undoWords } from './say/undoWords';
import { whyWords, type Reasoning } from './say/whyWords';
import type { CatacombsSaid } from './vocabulary';
import type { CatacombsWording, Words } from './wording';

/** Catacombs as it is spoken of. */
export interface CatacombsSpokenOf extends CatacombsTypes, SpokenOf {
  model: CatacombsTypes['model'];
  task: CatacombsTypes['task'];
  purpose: CatacombsTypes['purpose'];
  ask: CatacombsTypes['ask'];
  answer: CatacombsTypes['answer'];
  event: CatacombsTypes['event'];
  outcome: CatacombsTypes['outcome'];
  thought: Reasoning;
}

/** Catacombs in one language: the words as they are, and what is said of a game in play. */
export interface CatacombsWords extends GameWords<CatacombsSpokenOf>, FaultWords {
  /** Every card and label, by id: `wording.monsters['monster:orc'].text`. */
  readonly wording: CatacombsWording;
  /** The name of a thing as it stands in a sentence: “the Elf”. */
  the(id: string): string;
  /** What a piece may do, by the ids of an option `piece>action`. */
  action(piece: string, action: ActionName): Words;
  /** “Punch → Missile”. */
  attacks(steps: readonly Step[]): string;
  /** The same in one sentence, as it is chosen. */
  deed(action: ActionName, steps: readonly Step[]): string;
  outcome(outcome: Outcome): Words;
  /** A label with variables: `say(wording.terms.round, { round: '2' })`. */
  say(template: string, values?: Values): string;
}

const NO_NAMERS: Namers = { seat: (id) => id, room: () => null };

export function catacombsWords(
  { language, said: { wording, faults } }: Pick<Spoken<CatacombsSaid>, 'language' | 'said'>,
  namers: Partial<Namers> = {},
): CatacombsWords {
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
    why: (thought) => whyWords(speaker, thought),
    watching: () => wording.prompts.watchFlick.name,
    outcome: ({ because }) => wording.outcomes[because],
    say: speaker.say,
    fault: (message) => faultWords(speaker, faults, message),
    faultPlace: (place) => faultPlace(speaker, faults, place),
  };
}
