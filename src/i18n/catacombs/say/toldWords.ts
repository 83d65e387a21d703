import type { CatacombsEvent } from '../../../rules/catacombs';
import { causeOf } from './events/line';
import type { ToldKey } from './eventKey';
import { eventWords } from './eventWords';
import type { Speaker } from './speaker';

function chorusWords(speaker: Speaker, event: CatacombsEvent, pieces: readonly string[]): string | null {
  const line = (key: ToldKey, cause = ''): string =>
    speaker.say(speaker.wording.told[key], { pieces: speaker.counted(pieces), cause });
  switch (event.kind) {
    case 'passed':
      if (pieces.length > 1) return line('passesTogether');
      return speaker.say(speaker.wording.told.passes, { piece: speaker.the(event.piece) });
    case 'recovered':
    case 'regenerated':
      return pieces.length > 1 ? line(event.kind) : null;
    case 'placed': {
      if (pieces.length < 2) return null;
      return event.cause.by === event.piece ? line('placed') : line('placedBy', causeOf(event.cause, speaker));
    }
    default:
      return null;
  }
}

/** What is told at once, as one line: `event` is what is spoken of. */
export function toldWords(speaker: Speaker, event: CatacombsEvent, events: readonly CatacombsEvent[]): string {
  const alike = events.filter(({ kind }) => kind === event.kind);
  const pieces = alike.flatMap((one) => ('piece' in one ? [one.piece] : []));
  const chorus = chorusWords(speaker, event, pieces);
  if (chorus !== null) return chorus;
  if (event.kind !== 'turnBegan') return eventWords(speaker, event);
  return events.map((one) => eventWords(speaker, one)).join(' ');
}
