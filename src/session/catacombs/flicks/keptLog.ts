import type { CatacombsEvent } from '../../../rules/catacombs';
import { isFelt, otherOf, type ContactEntry } from '../../../rules/flicking';
import type { FlownFlick } from '../../game/flicks';

/** Blow by blow: each begins with a strike, or with the damage of a Fire Wall. */
interface Blow {
  readonly target: string;
  readonly by: string;
  readonly atMs: number;
}

/** In a log that was kept before events said their contact. */
const isUnplaced = (event: CatacombsEvent): boolean => !('contact' in event);

function blowIn(event: CatacombsEvent, striker: string): Blow | null {
  if (event.kind === 'struck') return event;
  if (event.kind !== 'damaged' || event.cause.by === striker) return null;
  return { target: event.target, by: event.cause.by, atMs: 0 };
}

type OfABlow = Extract<CatacombsEvent, { kind: 'struck' | 'damaged' | 'unharmed' | 'killed' }>;

function isOf(event: CatacombsEvent, { target }: Blow): event is OfABlow {
  if (event.kind === 'killed') return event.piece === target;
  return (event.kind === 'struck' || event.kind === 'damaged' || event.kind === 'unharmed') && event.target === target;
}

const indexOr = (at: number): number | null => (at < 0 ? null : at);

/** The contact that a blow speaks of: the first of the two from that moment on. */
const contactOfBlow = ({ target, by, atMs }: Blow, contacts: readonly ContactEntry[]): number | null =>
  indexOr(
    contacts.findIndex(
      (entry) => entry.kind === 'touch' && isFelt(entry) && entry.atMs >= atMs && otherOf(entry, by) === target,
    ),
  );

const contactOfExit = (id: string, contacts: readonly ContactEntry[]): number | null =>
  indexOr(contacts.findIndex((entry) => entry.kind === 'exit' && entry.a === id));

/** What a log of before tells, each event with the contact of which it speaks, as well as that can be told. */
export function restoredEvents(
  kept: readonly CatacombsEvent[],
  { shot, contacts }: FlownFlick,
): readonly CatacombsEvent[] {
  let now: { readonly blow: Blow; readonly contact: number } | null = null;
  const events: CatacombsEvent[] = [];
  for (const event of kept) {
    const blow = blowIn(event, shot.discId);
    if (blow !== null) {
      const contact = isUnplaced(event) ? contactOfBlow(blow, contacts) : null;
      now = contact === null ? null : { blow, contact };
    }
    const left = event.kind === 'putBack' ? contactOfExit(event.piece, contacts) : null;
    if (!isUnplaced(event)) events.push(event);
    else if (event.kind === 'putBack' && left !== null) events.push({ ...event, contact: left });
    else if (now !== null && isOf(event, now.blow)) events.push({ ...event, contact: now.contact });
    else events.push(event);
  }
  return events;
}
