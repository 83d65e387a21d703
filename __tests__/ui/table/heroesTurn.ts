import { freshChoices, type TableSession } from '../../../src/session/catacombs';
import { created, device, toldAll } from '../../session/catacombs/support/playing';

export const SEED = 7;

export const openTable = (): Promise<TableSession> => created(device(), freshChoices(SEED));

/** The first fight is set up as the game itself would do it; the heroes are to act. */
export async function playToTheHeroesTurn(session: TableSession): Promise<void> {
  for (let count = 0; count < 40; count++) {
    await toldAll(session);
    const { prompt, curtain } = session.getState();
    if (curtain !== null) session.take(curtain);
    if (prompt?.purpose.kind === 'act') return;
    if (prompt?.ask.kind === 'place') session.answer(session.placeForMe()!);
    else if (prompt?.ask.kind === 'choose') session.answer({ kind: 'choose', options: [prompt.ask.options[0]!] });
  }
  throw new Error('no fight came');
}
