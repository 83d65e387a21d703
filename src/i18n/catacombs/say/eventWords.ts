import type { CatacombsEvent } from '../../../rules/catacombs';
import { catacombsLines } from './events/catacombsLines';
import { fightLines } from './events/fightLines';
import type { EventKind, EventOf, Line, Lines } from './events/line';
import { solothLines } from './events/solothLines';
import { verminLines } from './events/verminLines';
import type { Speaker } from './speaker';

const LINES: Lines = { ...catacombsLines, ...fightLines, ...solothLines, ...verminLines };

const lineOf = <Kind extends EventKind>(event: EventOf<Kind>, speaker: Speaker): Line => {
  const kind: Kind = event.kind;
  return LINES[kind](event, speaker);
};

/** What happened, as a line of the log. */
export function eventWords(speaker: Speaker, event: CatacombsEvent): string {
  const { key, values } = lineOf(event, speaker);
  return speaker.say(speaker.wording.events[key], values);
}
