import { catacombs, type CatacombsState } from '../../rules/catacombs';
import type { Eyes } from '../../rules/machine';
import type { Beat, LogLine } from '../game/tableState';

/** A beat as these eyes may know it; null where they learn of none of it. */
export function beatSeenBy(beat: Beat | null, state: CatacombsState, eyes: Eyes): Beat | null {
  if (beat?.kind !== 'event') return beat;
  const events = beat.events.flatMap((event) => catacombs.eventFor(state, event, eyes) ?? []);
  if (events.length === beat.events.length && events.every((event, index) => event === beat.events[index])) return beat;
  const event = catacombs.eventFor(state, beat.event, eyes) ?? events.at(-1);
  return event === undefined ? null : { ...beat, events, event };
}

/** The log as these eyes may know it: the same lines, but for those that hold a secret of another's. */
export function logSeenBy(log: readonly LogLine[], state: CatacombsState, eyes: Eyes): readonly LogLine[] {
  const lines = log.flatMap((line) => {
    const event = catacombs.eventFor(state, line.event, eyes);
    if (event === null) return [];
    return event === line.event ? line : { ...line, event };
  });
  return lines.length === log.length && lines.every((line, index) => line === log[index]) ? log : lines;
}
