import { poseAt, type Flight } from '../../../physics';
import { explainTouch, type CatacombsEvent, type Verdict } from '../../../rules/catacombs';
import type { BoardExit, ContactEntry, DiscTouch, FlickTable, Shot, WallTouch } from '../../../rules/flicking';
import type { JudgedContact } from '../../game/flickFilm';

/** Slower than this, discs that lie side by side are only resting on one another. */
const RESTING_MM_S = 1e-3;

type Seen = DiscTouch | WallTouch | BoardExit;

interface Judgement {
  readonly a: string;
  readonly b: string;
  readonly atMs: number;
  readonly verdict: Verdict;
}

export interface Flicked {
  readonly actor: string;
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly contacts: readonly ContactEntry[];
  readonly flight: Flight | null;
}

const isSeen = (entry: ContactEntry): entry is Seen =>
  entry.kind === 'touch' || entry.kind === 'wall' ? entry.speedMmS >= RESTING_MM_S : entry.kind === 'exit';

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

function placeOf(id: string, atMs: number, { table, shot, flight }: Flicked): { xMm: number; yMm: number } {
  const track = flight?.tracks.findIndex(({ discId }) => discId === id) ?? -1;
  if (flight !== null && track >= 0) return poseAt(flight, track, atMs);
  const disc = shot.projectile?.id === id ? shot.projectile : table.discs.find((one) => one.id === id);
  return { xMm: disc?.xMm ?? 0, yMm: disc?.yMm ?? 0 };
}

const radiusOf = (id: string, { table, shot }: Flicked): number =>
  (shot.projectile?.id === id ? shot.projectile : table.discs.find((one) => one.id === id))?.radiusMm ?? 0;

/** Where two rims met: between the middles, nearer to that of the smaller disc. */
function meetingPlace(entry: Seen, flicked: Flicked): { xMm: number; yMm: number } {
  if (entry.kind === 'exit') return { xMm: entry.xMm, yMm: entry.yMm };
  const a = placeOf(entry.a, entry.atMs, flicked);
  if (entry.kind === 'wall') return { xMm: a.xMm, yMm: a.yMm };
  const b = placeOf(entry.b, entry.atMs, flicked);
  const aMm = radiusOf(entry.a, flicked);
  const share = aMm / (aMm + radiusOf(entry.b, flicked) || 1);
  return { xMm: a.xMm + (b.xMm - a.xMm) * share, yMm: a.yMm + (b.yMm - a.yMm) * share };
}

/** Whoever came is named first. */
function namesOf(entry: Seen): Pick<JudgedContact, 'a' | 'b'> {
  if (entry.kind !== 'touch') return { a: entry.a, b: null };
  return entry.bSpeedMmS > entry.aSpeedMmS ? { a: entry.b, b: entry.a } : { a: entry.a, b: entry.b };
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
function verdictsOn(seen: readonly Seen[], flicked: Flicked, events: readonly CatacombsEvent[]): readonly Verdict[] {
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
  { shot }: Flicked,
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
export function judgeContacts(flicked: Flicked, events: readonly CatacombsEvent[]): readonly JudgedContact[] {
  const seen = flicked.contacts.filter(isSeen);
  const verdicts = verdictsOn(seen, flicked, events);
  return seen.map((entry, index) => ({
    number: index + 1,
    atMs: entry.atMs,
    ...namesOf(entry),
    ...meetingPlace(entry, flicked),
    verdict: verdicts[index] ?? TOUCH,
  }));
}
