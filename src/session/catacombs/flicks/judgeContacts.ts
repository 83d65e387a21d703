import { explainTouch, type CatacombsEvent, type Verdict } from '../../../rules/catacombs';
import { isFelt, type ContactEntry, type DiscTouch } from '../../../rules/flicking';
import type { FlownFlick, Seen, SeenTouch } from '../../game/flicks';
import type { CatacombsPlayed } from '../played';

interface Judgement {
  readonly a: string;
  readonly b: string;
  readonly atMs: number;
  readonly verdict: Verdict;
}

const isSeen = (entry: ContactEntry): entry is Seen =>
  entry.kind === 'touch' || entry.kind === 'wall' ? isFelt(entry) : entry.kind === 'exit';

const TOUCH: Verdict = { kind: 'touch' };

/** What the rules said of one target, up to the next blow. */
function verdictOn(target: string, told: readonly CatacombsEvent[]): Verdict {
  const hurt = told.find((event) => event.kind === 'damaged' && event.target === target);
  if (hurt?.kind === 'damaged') {
    const isKill = told.some((event) => event.kind === 'killed' && event.piece === target) || hurt.lifeLeft === 0;
    return { kind: 'damage', target, amount: hurt.amount, isKill, rule: hurt.cause.rule };
  }
  const spared = told.find((event) => event.kind === 'unharmed' && event.target === target);
  return spared?.kind === 'unharmed' ? { kind: 'none', target, because: spared.because, rule: spared.rule } : TOUCH;
}

const isOfAWall = (event: CatacombsEvent, walls: readonly string[]): boolean =>
  event.kind === 'damaged' && walls.includes(event.cause.by);

/** Blow by blow: each begins with a strike, or with the damage of a Fire Wall. */
function judgementsOf(events: readonly CatacombsEvent[], walls: readonly string[]): readonly Judgement[] {
  const starts = events.flatMap((event, index) => (event.kind === 'struck' || isOfAWall(event, walls) ? [index] : []));
  return starts.flatMap((start, index): Judgement[] => {
    const event = events[start];
    const told = events.slice(start, starts[index + 1]);
    if (event?.kind === 'struck') {
      return [{ a: event.by, b: event.target, atMs: event.atMs, verdict: verdictOn(event.target, told) }];
    }
    if (event?.kind !== 'damaged') return [];
    return [{ a: event.cause.by, b: event.target, atMs: 0, verdict: verdictOn(event.target, told) }];
  });
}

const isBetween = ({ a, b }: Judgement, touch: DiscTouch): boolean =>
  (touch.a === a && touch.b === b) || (touch.a === b && touch.b === a);

/** The contact that a judgement speaks of: the first of the two from that moment on. */
function contactOf(judgement: Judgement, seen: readonly Seen[]): Seen | undefined {
  return seen.find((entry) => entry.kind === 'touch' && entry.atMs >= judgement.atMs && isBetween(judgement, entry));
}

/** Who leaves the board comes back, but for the dead. */
function afterLeaving(id: string, events: readonly CatacombsEvent[]): Verdict {
  const death = events.find((event) => event.kind === 'killed' && event.piece === id);
  const isBack = events.some((event) => (event.kind === 'putBack' || event.kind === 'reborn') && event.piece === id);
  if (death?.kind !== 'killed' || isBack) return TOUCH;
  const isOfTheFall = !events.some((event) => event.kind === 'damaged' && event.target === id);
  return { kind: 'gone', target: id, rule: isOfTheFall ? death.cause.rule : 'BASE-184' };
}

/** What every touch came to, in order of time: the rules' word where they gave one, else the reason why not. */
function verdictsOn(seen: readonly Seen[], flicked: FlownFlick, events: readonly CatacombsEvent[]): readonly Verdict[] {
  const said = saidOf(seen, flicked, events);
  const struck = new Set<string>();
  const killed = new Set<string>();
  const isStrikingNobody = !events.some(({ kind }) => kind === 'struck');
  return seen.map((entry) => {
    if (entry.kind === 'exit') return afterLeaving(entry.a, events);
    if (entry.kind !== 'touch') return TOUCH;
    const context = { actor: flicked.actor, striker: flicked.shot.discId, struck, killed, isStrikingNobody };
    const verdict = said.get(entry) ?? explainTouch(entry, context);
    if (said.has(entry) && verdict.kind !== 'touch') struck.add(verdict.target);
    if (verdict.kind === 'damage' && verdict.isKill) killed.add(verdict.target);
    return verdict;
  });
}

function saidOf(
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

/** Every touch of a flick that an eye could see, in order of time, with what the rules made of it. */
export function judgeContacts(
  flicked: FlownFlick,
  events: readonly CatacombsEvent[],
): readonly SeenTouch<CatacombsPlayed>[] {
  const seen = flicked.contacts.filter(isSeen);
  const verdicts = verdictsOn(seen, flicked, events);
  return seen.map((entry, index) => ({ entry, verdict: verdicts[index] ?? TOUCH }));
}
