import type { CatacombsEvent, Verdict } from '../../../rules/catacombs';
import type { DiscTouch } from '../../../rules/flicking';
import type { FlownFlick, Seen } from '../../game/flicks';
import { verdictIn } from './verdictIn';

interface Judgement {
  readonly a: string;
  readonly b: string;
  readonly atMs: number;
  readonly verdict: Verdict;
}

/** In a log that was kept before events said their contact. */
const isUnplaced = (event: CatacombsEvent): boolean => !('contact' in event);

const isOfAWall = (event: CatacombsEvent, walls: readonly string[]): boolean =>
  event.kind === 'damaged' && walls.includes(event.cause.by);

/** Blow by blow: each begins with a strike, or with the damage of a Fire Wall. */
function judgementsOf(events: readonly CatacombsEvent[], walls: readonly string[]): readonly Judgement[] {
  const starts = events.flatMap((event, index) => (event.kind === 'struck' || isOfAWall(event, walls) ? [index] : []));
  return starts.flatMap((start, index): Judgement[] => {
    const event = events[start];
    const told = events.slice(start, starts[index + 1]);
    if (event === undefined || !isUnplaced(event)) return [];
    if (event.kind === 'struck') {
      return [{ a: event.by, b: event.target, atMs: event.atMs, verdict: verdictIn(event.target, told) }];
    }
    if (event.kind !== 'damaged') return [];
    return [{ a: event.cause.by, b: event.target, atMs: 0, verdict: verdictIn(event.target, told) }];
  });
}

const isBetween = ({ a, b }: Judgement, touch: DiscTouch): boolean =>
  (touch.a === a && touch.b === b) || (touch.a === b && touch.b === a);

/** The contact that a judgement speaks of: the first of the two from that moment on. */
function contactOf(judgement: Judgement, seen: readonly Seen[]): Seen | undefined {
  return seen.find((entry) => entry.kind === 'touch' && entry.atMs >= judgement.atMs && isBetween(judgement, entry));
}

/** What a log of before says of these contacts, as well as it can be told. */
export function guessedOf(
  seen: readonly Seen[],
  { shot }: FlownFlick,
  events: readonly CatacombsEvent[],
): ReadonlyMap<Seen, Verdict> {
  const burners = events.flatMap((event) => (event.kind === 'damaged' ? [event.cause.by] : []));
  const walls = burners.filter((id) => id !== shot.discId);
  const said = new Map<Seen, Verdict>();
  for (const judgement of judgementsOf(events, walls)) {
    const contact = contactOf(judgement, seen);
    if (contact !== undefined) said.set(contact, judgement.verdict);
  }
  return said;
}
