import type { ConquestTypes } from '../../rules/conquest';
import type { OptionId, Refusal } from '../../rules/machine';
import type { GameWords, Spoken, SpokenOf } from '../common';
import { REASONS } from './reasons';
import { eventWords, toldWords } from './say/eventWords';
import { promptWords } from './say/promptWords';
import { speakerOf, type Namers, type Speaker, type Values } from './say/speaker';
import { whyWords, type ConquestReasoning } from './say/whyWords';
import type { ConquestSaid } from './vocabulary';
import type { ConquestWording } from './wording';

/** Conquest as it is spoken of. */
export interface ConquestSpokenOf extends ConquestTypes, SpokenOf {
  model: ConquestTypes['model'];
  task: ConquestTypes['task'];
  purpose: ConquestTypes['purpose'];
  ask: ConquestTypes['ask'];
  answer: ConquestTypes['answer'];
  event: ConquestTypes['event'];
  outcome: ConquestTypes['outcome'];
  thought: ConquestReasoning;
}

/** Conquest in one language: the words as they are, and what is said of a game in play. */
export interface ConquestWords extends GameWords<ConquestSpokenOf> {
  /** Every card and label, by id: `wording.cards.gryphon.text`. */
  readonly wording: ConquestWording;
  /** The name of a thing as it stands in a sentence: “the Gryphon”. */
  the(id: string): string;
  /** A label with variables: `say(wording.direct, { damage: '2' })`. */
  say(template: string, values?: Values): string;
}

const NO_NAMERS = { seat: (id: string) => id };

/** What was flicked or chosen says most. */
function undoWords(speaker: Speaker, purpose: ConquestTypes['purpose'], answer: ConquestTypes['answer']): string {
  const { wording, name, say } = speaker;
  const chosen = answer.kind === 'choose' ? answer.options.map(name) : [];
  const flicked = answer.kind === 'flick' && answer.flick !== null ? [name(answer.flick.discId)] : [];
  const named = [...chosen, ...flicked].join(', ');
  return say(wording.undo, { what: named === '' ? promptWords(speaker, purpose).name : named });
}

/** Who or what it is about is said with its article, a number as it is. */
function refusalWords({ wording, the, say }: Speaker, { reason, details }: Refusal): string {
  const known = REASONS.find((one) => one === reason) ?? 'wrongAnswer';
  const values = Object.entries(details).map(([detail, value]): [string, string] => [
    detail,
    typeof value === 'number' ? String(value) : the(value),
  ]);
  return say(wording.refusals[known], Object.fromEntries(values));
}

export function conquestWords(
  { language, said: { wording } }: Pick<Spoken<ConquestSaid>, 'language' | 'said'>,
  namers: Partial<Namers> = {},
): ConquestWords {
  const playerOf: Namers['playerOf'] = (character) => wording.characters[character].name;
  const speaker = speakerOf(language, wording, { ...NO_NAMERS, playerOf, ...namers });
  return {
    wording,
    name: speaker.name,
    the: speaker.the,
    say: speaker.say,
    prompt: (purpose) => promptWords(speaker, purpose),
    option: (option: OptionId) => speaker.name(option),
    undo: (purpose, answer) => undoWords(speaker, purpose, answer),
    event: (event) => eventWords(speaker, event),
    told: (event, events) => toldWords(speaker, event, events),
    refusal: (refusal) => refusalWords(speaker, refusal),
    outcome: ({ winner }) => ({ name: wording.outcomes[winner ?? 'draw'] }),
    why: (thought) => whyWords(speaker, thought),
    watching: () => wording.prompts.watch.name,
  };
}
