import type { BoardFloat } from '../../../board';
import type { CatacombsEvent } from '../../../rules/catacombs';
import type { ShownTable } from '../../../session';

/** What rises over a disc. The sign and the number need no words; the rest comes from `say`. */
export interface FloatWords {
  readonly killed: string;
  readonly unharmed: string;
  readonly down: string;
  readonly up: string;
  readonly back: string;
  readonly frozen: string;
  readonly free: string;
  readonly absorbed: string;
}

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
    case 'putBack':
      return { piece: event.piece, text: say.back, tone: 'note' };
    case 'goldPaid':
      return { piece: event.hero, text: `+${event.gold}`, tone: 'gold' };
    default:
      return null;
  }
}

/** What an event lets rise on the board, where it happened; null for what happens nowhere on it. */
export function floatOf(beat: number, event: CatacombsEvent, shown: ShownTable, say: FloatWords): BoardFloat | null {
  const note = noteOf(event, say);
  const piece = note === null ? undefined : shown.pieces[note.piece];
  if (note === null || piece === undefined) return null;
  return { key: `beat-${beat}`, xMm: piece.xMm, yMm: piece.yMm, text: note.text, tone: note.tone };
}
