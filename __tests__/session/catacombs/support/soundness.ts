import { stateHash } from '../../../../src/rules/machine';
import { catacombs } from '../../../../src/rules/catacombs';
import { shownOf } from '../../../../src/session/catacombs/shown/shownOf';
import { logSeenBy, readCatacombs, replayCourse } from '../../support/ofCatacombs';
import type { TableSession } from '../../../../src/session/catacombs';

/** The same game, played by the rules alone from its record. */
export function replayed(session: TableSession) {
  const record = readCatacombs(session.writeRecord());
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = replayCourse(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  return course.value;
}

/** All that a session shows when nothing is left to be told is what the rules make of its record. */
export function expectSound(session: TableSession): void {
  const { view, shown, log, hand } = session.getState();
  const { timeline, log: again } = replayed(session);
  expect(stateHash(catacombs.viewFor(timeline.state, hand))).toBe(stateHash(view));
  expect(shown).toEqual(shownOf(timeline.state));
  const plain = (lines: TableSession['getState'] extends () => { log: infer Log } ? Log : never) =>
    lines.map(({ number, round, event, isTakenBack, film }) => ({
      number,
      round,
      event,
      isTakenBack,
      flick: film?.commandIndex ?? null,
    }));
  expect(plain(log)).toEqual(plain(logSeenBy(again, timeline, hand)));
}
