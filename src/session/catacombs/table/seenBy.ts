import { catacombs, type Catacombs } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { Beat, LogLine } from '../tableState';

/** A beat as this seat may know it. */
export function beatSeenBy(beat: Beat | null, model: Catacombs, seat: SeatId): Beat | null {
  if (beat?.kind !== 'event') return beat;
  const events = beat.events.map((event) => catacombs.eventFor(model, event, seat));
  if (events.every((event, index) => event === beat.events[index])) return beat;
  return { ...beat, events, event: catacombs.eventFor(model, beat.event, seat) };
}

/** The log as this seat may know it: the same lines, but for those that hold a secret of another's. */
export function logSeenBy(log: readonly LogLine[], model: Catacombs, seat: SeatId): readonly LogLine[] {
  const lines = log.map((line) => {
    const event = catacombs.eventFor(model, line.event, seat);
    return event === line.event ? line : { ...line, event };
  });
  return lines.every((line, index) => line === log[index]) ? log : lines;
}
