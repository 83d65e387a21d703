import { advance, readRecord, replay, sayFault, timelineOf } from '../../../src/rules/machine';
import {
  conquest,
  conquestBook,
  openConquest,
  type ConquestEvent,
  type ConquestSetup,
  type ConquestState,
} from '../../../src/rules/conquest';
import { reloaded } from '../support/reloaded';

export const FOUR = { sword: ['ann', 'bob'], skull: ['cleo', 'dan'] };
export const THREE = { sword: ['ann'], skull: ['cleo', 'dan'] };
export const TWO = { sword: ['ann'], skull: ['cleo'] };

/** A record as somebody writes it. */
export const written = (setup: object, commands: readonly object[] = [], seed = 1): string =>
  JSON.stringify({ format: 'pichenette-record', version: 1, game: 'conquest', seed, setup, commands });

export function replayText(text: string) {
  const read = readRecord(conquestBook, text);
  if (!read.ok) throw new Error(sayFault(read.error));
  const replayed = replay(conquestBook, read.value);
  if (!replayed.ok) throw new Error(sayFault(replayed.error));
  const { timeline, events } = replayed.value;
  return { state: timeline.state, record: timeline.record, setup: read.value.setup, events };
}

export const setupOf = (setup: object): ConquestSetup => replayText(written(setup)).setup;

/** What a bad set-up or answer is refused with. */
export function refusalOf(setup: object, commands: readonly object[] = []): string {
  try {
    replayText(written(setup, commands));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('it was not refused');
}

export interface Played {
  readonly state: ConquestState;
  /** What the last command brought about. */
  readonly last: readonly ConquestEvent[];
  readonly all: readonly ConquestEvent[];
}

/** Every state saved and loaded between commands where the suite is run so. */
export function played(setup: object, commands: readonly object[], seed = 1): Played {
  const { record, setup: full } = replayText(written(setup, commands, seed));
  const opened = openConquest(full, seed);
  if (!opened.ok) throw new Error(opened.error.reason);
  let timeline = timelineOf(opened.value);
  const all: ConquestEvent[] = [...opened.value.events];
  let last: readonly ConquestEvent[] = opened.value.events;
  for (const step of record) {
    const next = advance(conquest, reloaded(timeline), step);
    if (!next.ok) throw new Error(next.refusal.reason);
    timeline = next.timeline;
    last = next.events;
    all.push(...next.events);
  }
  return { state: timeline.state, last, all };
}

export const play = (...cards: readonly string[]) => ({ kind: 'choose', options: cards });
export const decline = { kind: 'choose', options: [] };
export const by = (seat: string, answer: object) => ({ ...answer, seat });
export const flick = (discId?: string) => ({ kind: 'flick', flick: { discId, vxMmS: 300, vyMmS: 0 } });
export const throwFrom = (xMm: number, yMm: number) => ({
  kind: 'flick',
  flick: { from: { xMm, yMm }, vxMmS: 300, vyMmS: 0 },
});
export const leave = { kind: 'flick', flick: null };
export const touch = (a: string, b: string, more: object = {}) => ({ kind: 'touch', a, b, ...more });
export const wall = (a: string, b = 'right', more: object = {}) => ({ kind: 'wall', a, b, ...more });
export const came = (contacts: readonly object[] = [], discs: readonly object[] = []) => ({
  kind: 'flickResolved',
  contacts,
  rest: { discs },
});
export const at = (id: string, xMm: number, yMm: number) => ({ id, xMm, yMm });

/** A move or combat shot that touches these, and the crystal at the end of a turn. */
export const shot = (contacts: readonly object[] = []) => [flick(), came(contacts)];
export const crystal = [flick('crystal-1'), came()];

/** Beside a Character that stands in its first corner. */
export const BESIDE = {
  'sword-1': throwFrom(58, 46),
  'sword-2': throwFrom(58, 309),
  'skull-1': throwFrom(552, 309),
  'skull-2': throwFrom(552, 46),
};

/** Who holds what; everybody else holds what was dealt. */
export const holding = (hands: Readonly<Record<string, readonly string[]>>, more: object = {}) => ({
  opening: { turn: 'sword', hands, ...more },
});

export const tokensOf = ({ model }: ConquestState): readonly number[] => [
  model.teams.sword.pool,
  model.teams.skull.pool,
  model.bank,
];

export const kinds = (events: readonly ConquestEvent[]): readonly string[] => events.map(({ kind }) => kind);
