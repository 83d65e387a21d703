import type { FlickFilm, LogLine, TableState } from '../../../src/session';
import { exitsOf } from '../../../src/ui/table/play/exitsOf';

const film = { commandIndex: 4, board: 'crypt', result: { exits: ['here'] } } as unknown as FlickFilm;
const line = (kind: string, of: FlickFilm | null = null) => ({ event: { kind }, film: of }) as unknown as LogLine;
const seen = (...log: readonly LogLine[]) => ({ film, log, prompt: {} }) as unknown as TableState;

it('marks where a disc left the board in the last flick of this fight', () => {
  expect(exitsOf(seen(line('roomEntered'), line('flicked', film), line('putBack', film)))).toEqual(['here']);
});

it('marks nothing of it in the next room, though it has the same board', () => {
  expect(exitsOf(seen(line('roomEntered'), line('flicked', film), line('roomEntered')))).toBeUndefined();
});
