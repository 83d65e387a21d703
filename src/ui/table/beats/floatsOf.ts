import type { BoardFloat } from '../../../board';
import type { CatacombsEvent } from '../../../rules/catacombs';
import type { Beat, ShownTable } from '../../../session/catacombs';

/** What rises over a disc. The sign and the number need no words; the rest comes from `say`. */
export interface FloatWords {
  readonly killed: string;
  readonly unharmed: string;
  readonly down: string;
  readonly up: string;
  readonly frozen: string;
  readonly free: string;
  readonly absorbed: string;
  readonly missed: string;
  readonly passes: string;
}

type ToldBeat = Exclude<Beat, { kind: 'flight' }>;

interface Note {
  readonly piece: string;
  readonly text: string;
  readonly tone: BoardFloat['tone'];
}

const MINUS = '\u2212';

function noteOf(event: CatacombsEvent, say: FloatWords): Note | null {
  switch (event.kind) {
    case 'damaged':
      return { piece: event.target, text: `${MINUS}${event.amount}`, tone: 'damage' };
    case 'healed':
      return { piece: event.target, text: `+${event.amount}`, tone: 'heal' };
    case 'regenerated':
      return { piece: event.piece, text: `+${event.life}`, tone: 'heal' };
    case 'killed':
      return { piece: event.piece, text: say.killed, tone: 'death' };
    case 'unharmed':
      return { piece: event.target, text: say.unharmed, tone: 'note' };
    case 'incapacitated':
      return { piece: event.piece, text: say.down, tone: 'damage' };
    case 'recovered':
      return { piece: event.piece, text: say.up, tone: 'heal' };
    case 'absorbed':
      return { piece: event.hero, text: say.absorbed, tone: 'note' };
    case 'frozen':
      return { piece: event.piece, text: say.frozen, tone: 'damage' };
    case 'thawed':
      return { piece: event.piece, text: say.free, tone: 'heal' };
    case 'passed':
      return { piece: event.piece, text: say.passes, tone: 'note' };
    case 'goldPaid':
      return { piece: event.hero, text: `+${event.gold}`, tone: 'gold' };
    default:
      return null;
  }
}

function notesOf(beat: ToldBeat, shown: ShownTable, say: FloatWords): readonly Note[] {
  if (beat.kind === 'event') return beat.events.flatMap((event) => noteOf(event, say) ?? []);
  const { shot, actor } = beat.film;
  // A missile is gone by now.
  const piece = shown.pieces[shot.discId] === undefined ? actor : shot.discId;
  return [{ piece, text: say.missed, tone: 'note' }];
}

/** What is told at once lets rise on the board, where it happened; nothing for what happens nowhere on it. */
export const floatsOf = (beat: ToldBeat, shown: ShownTable, say: FloatWords): readonly BoardFloat[] =>
  notesOf(beat, shown, say).flatMap(({ piece, text, tone }, index) => {
    const at = shown.pieces[piece];
    if (at === undefined) return [];
    const { xMm, yMm, radiusMm } = at;
    return [{ key: `beat-${beat.number}-${index}`, xMm, yMm, radiusMm, text, tone }];
  });
