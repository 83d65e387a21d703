import {
  columnOf,
  doingNamed,
  rowOf,
  squareNamed,
  zoneOfSquare,
  type ReignDeed,
  type ReignTypes,
  type SpellId,
  type ThingId,
} from '../../rules/reign';
import type { OptionId, Refusal } from '../../rules/machine';
import type { GameWords, Language, SpokenOf } from '../common';
import { REASONS } from './reasons';
import { deedWords } from './say/deedWords';
import { eventWords } from './say/eventWords';
import { spellText, thingFigures } from './say/figureWords';
import { promptWords } from './say/promptWords';
import { speakerOf, type Namers, type Speaker, type Values } from './say/speaker';
import { whyWords, type ReignReasoning } from './say/whyWords';
import { CHOICES, type ReignWording, type Words } from './wording';

/** Dark Reign as it is spoken of. */
export interface ReignSpokenOf extends ReignTypes, SpokenOf {
  model: ReignTypes['model'];
  task: ReignTypes['task'];
  purpose: ReignTypes['purpose'];
  ask: ReignTypes['ask'];
  answer: ReignTypes['answer'];
  event: ReignTypes['event'];
  outcome: ReignTypes['outcome'];
  thought: ReignReasoning;
}

/** Dark Reign in one language: the words as they are, and what is said of a game in play. */
export interface ReignWords extends GameWords<ReignSpokenOf> {
  /** Everything with words of its own, by id: `wording.quests['quest:pest-control'].context`. */
  readonly wording: ReignWording;
  /** The name of somebody or something as it stands in a sentence: “the ogre”. */
  the(id: string): string;
  /** A label with variables. */
  say(template: string, values?: Values): string;
  /** What may be done, in a few words and at length. */
  deed(deed: ReignDeed): Words;
  /** What a thing does, in figures. */
  figures(id: ThingId): string;
  /** What a spell does, and how hard it is. */
  spell(id: SpellId): string;
}

const NO_NAMERS: Namers = { hero: () => null, thing: () => null };
const FIRST_LETTER = 'A'.charCodeAt(0);

/** A word of its own, a square, or somebody or something. */
function optionWords({ wording, name, fill }: Speaker, option: OptionId): string {
  const choice = CHOICES.find((one) => one === option);
  if (choice !== undefined) return wording.choices[choice];
  const square = squareNamed(option);
  if (square === null) return name(option);
  const place = `${String.fromCharCode(FIRST_LETTER + columnOf(square))}${rowOf(square) + 1}`;
  return fill(wording.square, { zone: String(zoneOfSquare(square) + 1), place });
}

/** What was done or chosen says most. */
function undoWords(speaker: Speaker, purpose: ReignTypes['purpose'], answer: ReignTypes['answer']): string {
  const { wording, say } = speaker;
  const doings: Readonly<Record<string, string>> = wording.doings;
  const chosen =
    answer.kind === 'deed'
      ? (doings[doingNamed(answer.deed)] ?? '')
      : answer.options.map((option) => optionWords(speaker, option)).join(', ');
  return say(wording.undo, { what: chosen === '' ? promptWords(speaker, purpose).name : chosen });
}

/** Who or what it is about is said with its article, a number as it is. */
function refusalWords({ wording, the, say }: Speaker, { reason, details }: Refusal): string {
  const known = REASONS.find((one) => one === reason) ?? 'wrongAnswer';
  const levels: Readonly<Record<string, Words>> = wording.levels;
  const values = Object.entries(details).map(([detail, value]): [string, string] => [
    detail,
    typeof value === 'number' ? String(value) : (levels[value]?.name ?? the(value)),
  ]);
  return say(wording.refusals[known], Object.fromEntries(values));
}

export function reignWords(
  { language, wording }: { readonly language: Language; readonly wording: ReignWording },
  namers: Partial<Namers> = {},
): ReignWords {
  const speaker = speakerOf(language, wording, { ...NO_NAMERS, ...namers });
  const event = (told: ReignTypes['event']): string => eventWords(speaker, told);
  return {
    wording,
    name: speaker.name,
    the: speaker.the,
    say: speaker.say,
    prompt: (purpose) => promptWords(speaker, purpose),
    option: (option) => optionWords(speaker, option),
    undo: (purpose, answer) => undoWords(speaker, purpose, answer),
    event,
    told: (_, events) => events.map(event).join(' '),
    refusal: (refusal) => refusalWords(speaker, refusal),
    outcome: ({ isWon }) => ({ name: wording.outcomes[isWon ? 'won' : 'lost'] }),
    why: (thought) => whyWords(speaker, thought),
    watching: () => wording.watching,
    deed: (deed) => deedWords(speaker, deed),
    figures: (id) => thingFigures(speaker, id),
    spell: (id) => spellText(speaker, id),
  };
}
