import type { Purpose } from '../../../rules/catacombs';
import type { Question, Words } from '../wording';
import { catacombsLines } from './prompts/catacombsLines';
import type { Line, Lines, PurposeKind, PurposeOf } from './prompts/line';
import { solothLines } from './prompts/solothLines';
import { verminLines } from './prompts/verminLines';
import type { Speaker } from './speaker';

const LINES: Lines = { ...catacombsLines, ...solothLines, ...verminLines };

const lineOf = <Kind extends PurposeKind>(purpose: PurposeOf<Kind>, speaker: Speaker): Line => {
  const kind: Kind = purpose.kind;
  return LINES[kind](purpose, speaker);
};

export interface PromptWords extends Words {
  /** What has brought it up, where that is told on its own. */
  readonly happened?: string;
}

/** All that is said of it, below its title. */
export const textOf = (prompt: Words | Question): string =>
  'text' in prompt ? prompt.text : [prompt.happened, prompt.decides, prompt.does].join(' ');

/** What is asked of a player: a title, why, and who decides what. */
export function promptWords(speaker: Speaker, purpose: Purpose): PromptWords {
  const { key, values } = lineOf(purpose, speaker);
  const prompt: Words | Question = speaker.wording.prompts[key];
  return {
    name: speaker.say(prompt.name, values),
    text: speaker.say(textOf(prompt), values),
    ...('happened' in prompt ? { happened: speaker.say(prompt.happened, values) } : {}),
  };
}
