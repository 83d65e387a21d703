import { MINDS, withHand } from '../../../src/ai/catacombs';
import { withPlayer } from '../../../src/session/catacombs/choices/changeChoices';
import type { CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import type { Likeness } from '../../../src/session/flicking/likeness';
import { directThinker } from '../support/directThinker';
import type { Job, Thinker } from '../../../src/session/game/thinker';
import { ambushChoices } from './support/ambush';
import { continued, created, device, toldAll, type Device } from './support/playing';
import type { TableSession } from '../../../src/session/catacombs';

const ORCS = [100, 150, 200].map((xMm) => ({ monster: 'monster:orc' as const, at: { xMm, yMm: 120 } }));

function named(draft: CatacombsChoices): CatacombsChoices {
  const [heroes, overseer] = draft.players;
  const called = withPlayer(draft, heroes!.seat, { name: 'Anna' });
  return withPlayer(called, overseer!.seat, { name: 'Bo' });
}

/** Flicks softly at the orcs, with everybody's consent to play it again, so often. */
async function flickOften(session: TableSession, most: number): Promise<void> {
  await toldAll(session);
  for (let flicks = 0; flicks < most;) {
    const { curtain, launchable, prompt } = session.getState();
    if (curtain !== null) session.take(curtain);
    else if (launchable[0] === undefined) expect(session.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
    else {
      const refusal = session.launch({ discId: launchable[0], vxMmS: 10 * (flicks % 5), vyMmS: -500, from: null });
      expect({ refusal, prompt }).toMatchObject({ refusal: null });
      flicks += 1;
      await toldAll(session);
      session.retake(session.getState().sheet.players.map(({ seat }) => seat));
    }
    await toldAll(session);
  }
}

describe('flicks made by hand', () => {
  const draft = named(ambushChoices({ monsters: ORCS }));
  const likenessesAfter = async (table: Device, change: CatacombsChoices): Promise<readonly Likeness[]> => {
    await flickOften(await created(table, change), 21);
    return table.games.likenesses();
  };

  it('become a likeness of whoever made them', async () => {
    const [likeness, ...others] = await likenessesAfter(device(), draft);
    expect(others).toEqual([]);
    expect(likeness).toMatchObject({ of: 'Anna', flicks: 21 });
  });

  it('count only when a hand made them', async () => {
    const bySteps = withPlayer(draft, draft.players[0]!.seat, { aim: 'steps' });
    expect(await likenessesAfter(device(), bySteps)).toEqual([]);
  });
});

describe('a seat that plays like somebody', () => {
  const LIKENESS: Likeness = { of: 'Anna', flicks: 50, hand: { turn: 0.2, power: 0.3, slips: 0.01 } };

  /** Remembers what it is asked. */
  function listening(): Thinker & { readonly asked: Job[] } {
    const asked: Job[] = [];
    return { ...directThinker, asked, think: (question) => (asked.push(question), directThinker.think(question)) };
  }

  it('errs as they do and thinks as its level does, also when the game is taken up again', async () => {
    const draft = ambushChoices({ monsters: ORCS });
    const seat = draft.players[0]!.seat;
    const thinker = listening();
    const table = device(undefined, thinker);
    const session = await created(table, withPlayer(draft, seat, { mind: 2, likeness: LIKENESS }));
    session.leave();
    await session.kept();
    const again = await continued(table, session.getState().gameId);
    await toldAll(again);
    expect(again.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
    await toldAll(again);
    again.leave();
    expect(again.getState().sheet.players[0]).toMatchObject({ mind: 2, likeness: LIKENESS });
    const minds = thinker.asked.map(({ mind }) => mind);
    expect(minds.length).toBeGreaterThan(0);
    for (const mind of minds) expect(mind).toEqual({ ...MINDS[2], head: withHand(MINDS[2].head, LIKENESS.hand) });
  });
});
