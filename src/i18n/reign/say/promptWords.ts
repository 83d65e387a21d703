import type { ReignPurpose } from '../../../rules/reign';
import type { QuestionWords } from '../../common';
import type { PromptKey } from '../wording';
import type { Speaker, Values } from './speaker';

/** Whom it is about by name, what is counted in figures. */
function valuesOf(purpose: ReignPurpose, { wording, the }: Speaker): Values {
  const { kind: _, ...fields } = purpose;
  const values = Object.entries(fields).map(([field, value]: [string, string | number]): [string, string] => [
    field,
    typeof value === 'number' ? String(value) : the(value),
  ]);
  const why: Values = purpose.kind === 'rethrow' ? { why: wording.rolls[purpose.why] } : {};
  return { ...Object.fromEntries(values), ...why };
}

/** A question in words: in a few, at length, and what has brought it up. */
export function promptWords(speaker: Speaker, purpose: ReignPurpose): QuestionWords {
  const key: PromptKey = purpose.kind === 'cheatDeath' ? `cheatDeath-${purpose.why}` : purpose.kind;
  const { name, text, happened } = speaker.wording.prompts[key];
  const values = valuesOf(purpose, speaker);
  const { say } = speaker;
  return { name: say(name, values), text: say(text, values), happened: happened === '' ? null : say(happened, values) };
}
