import { Dice } from '../../../scripts/soak/dice';
import { readCatacombs, replayCourse } from '../../../src/session/catacombs/course/replayCourse';
import { newGameDraft } from '../../../src/session/catacombs/draft/newGameDraft';
import { catacombs } from '../../../src/rules/catacombs';
import { stateHash } from '../../../src/rules/machine';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { TableSession } from '../../../src/session/catacombs/tableSession';
import { continued, created, device, randomAnswer, toldAll } from './support/playing';

const MAX_ANSWERS = 1_500;

function replayed(session: TableSession) {
  const record = readCatacombs(session.writeRecord());
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = replayCourse(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  return course.value.timeline.state;
}

it('plays a whole game', async () => {
  const dice = new Dice(1);
  const table = device();
  let session = await created(table, { ...newGameDraft(7), length: 'short' });
  let count = 0;
  await toldAll(session);
  while (session.getState().view.outcome === null && count < MAX_ANSWERS) {
    const { prompt } = session.getState();
    if (prompt === null) session.take(session.getState().curtain!);
    else expect(session.answer(randomAnswer(session, dice))).toBeNull();
    await toldAll(session);
    count += 1;
    if (count % 50 === 0) {
      const before = session.getState();
      session = await continued(table, before.gameId);
      expect(session.getState().prompt).toEqual(before.prompt);
      expect(session.getState().shown).toEqual(before.shown);
      const state = replayed(session);
      expect(stateHash(catacombs.viewFor(state, before.hand))).toBe(stateHash(before.view));
      expect(shownOf(state)).toEqual(before.shown);
    }
  }
}, 120_000);
