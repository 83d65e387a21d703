import type { Beat, LogLine, TableState, ToldFlick } from '../../../src/session/catacombs';
import { exitsOf } from '../../../src/ui/games/catacombs/play/exitsOf';

const film = { commandIndex: 4, board: 'crypt', result: { exits: ['here'] } } as unknown as ToldFlick;
const line = (kind: string, of: ToldFlick | null = null) => ({ event: { kind }, film: of }) as unknown as LogLine;
const seen = (...log: readonly LogLine[]) =>
  ({ film, log, prompt: {}, beat: null, thinking: null }) as unknown as TableState;

it('marks where a disc left the board in the last flick of this fight', () => {
  expect(exitsOf(seen(line('roomEntered'), line('flicked', film), line('putBack', film)))).toEqual(['here']);
});

it('marks nothing of it in the next room, though it has the same board', () => {
  expect(exitsOf(seen(line('roomEntered'), line('flicked', film), line('roomEntered')))).toBeUndefined();
});

it('marks them while it is told what came of it, and not before it has been seen', () => {
  const state = seen(line('flicked', film));
  const telling = (kind: string) => exitsOf({ ...state, prompt: null, beat: { kind } as Beat });
  expect([telling('event'), telling('flight')]).toEqual([['here'], undefined]);
  expect(exitsOf({ ...state, prompt: null })).toBeUndefined();
});
