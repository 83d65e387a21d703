import { advance, readRecord, replay, sayFault, timelineOf } from '../../../src/rules/machine';
import { gym, gymBook, openGym, type GymEvent, type GymSetup, type GymState } from '../../../src/rules/gym';
import { reloaded } from '../support/reloaded';

/** Elf below, orc above, a goblin to the right of it, one pillar between; walls where a test says so. */
const DISCS = [
  { id: 'elf', xMm: 100, yMm: 250 },
  { id: 'orc', xMm: 100, yMm: 60 },
  { id: 'goblin', xMm: 150, yMm: 60, radiusMm: 9.5 },
  { id: 'pillar', xMm: 40, yMm: 150, radiusMm: 19, isFixed: true },
];
const BOARD = { widthMm: 200, heightMm: 300 };

/** A record as somebody writes it. */
export const written = (setup: object, commands: readonly object[] = [], seed = 1): string =>
  JSON.stringify({
    ...{ format: 'pichenette-record', version: 1, game: 'gym', seed, commands },
    setup: { board: BOARD, discs: DISCS, ...setup },
  });

/** What the replay says of it, or the one line of its error. */
export function replayText(text: string) {
  const read = readRecord(gymBook, text);
  if (!read.ok) throw new Error(sayFault(read.error));
  const replayed = replay(gymBook, read.value);
  if (!replayed.ok) throw new Error(sayFault(replayed.error));
  const { timeline, events } = replayed.value;
  return { state: timeline.state, record: timeline.record, setup: read.value.setup, events };
}

/** The same, with every state saved and loaded between commands where the suite is run so. */
export function played(setup: object, commands: readonly object[]): { state: GymState; events: readonly object[] } {
  const { record, setup: full } = replayText(written(setup, commands));
  const opened = openGym(full, 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  let timeline = timelineOf(opened.value);
  const events: GymEvent[] = [...opened.value.events];
  for (const step of record) {
    const next = advance(gym, reloaded(timeline), step);
    if (!next.ok) throw new Error(next.refusal.reason);
    timeline = next.timeline;
    events.push(...next.events);
  }
  return { state: timeline.state, events };
}

export const setupOf = (setup: object): GymSetup => replayText(written(setup)).setup;

export const flick = (discId = 'elf') => ({ kind: 'flick', flick: { discId, vxMmS: 0, vyMmS: -800 } });
export const nothing = { kind: 'flick', flick: null };
export const choose = (option: string) => ({ kind: 'choose', options: [option] });
export const touch = (a: string, b: string) => ({ kind: 'touch', a, b });
export const wall = (a: string, b: string) => ({ kind: 'wall', a, b });
export const exit = (a: string, xMm: number, yMm: number) => ({ kind: 'exit', a, xMm, yMm });
export const came = (contacts: readonly object[] = [], discs: readonly object[] = []) => ({
  kind: 'flickResolved',
  contacts,
  rest: { discs },
});
export const at = (id: string, xMm: number, yMm: number) => ({ id, xMm, yMm });

/** One flick of the elf, and whether it met the one goal. */
export function meets(goal: object, contacts: readonly object[], discs: readonly object[], setup: object = {}) {
  const { events } = played({ goals: [goal], ...setup }, [flick(), came(contacts, discs)]);
  const told = events.filter((event) => 'kind' in event && (event.kind === 'goalMet' || event.kind === 'missed'));
  expect(told).toHaveLength(1);
  return JSON.stringify(told[0]) === JSON.stringify({ kind: 'goalMet', goal: 0 });
}
