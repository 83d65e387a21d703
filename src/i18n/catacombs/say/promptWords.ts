import type { Purpose } from '../../../rules/catacombs';
import type { Words } from '../wording';
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

/** What is asked of a player: a title, and who decides what. */
export function promptWords(speaker: Speaker, purpose: Purpose): Words {
  const { key, values } = lineOf(purpose, speaker);
  const { name, text } = speaker.wording.prompts[key];
  return { name: speaker.say(name, values), text: speaker.say(text, values) };
}
