import { closingMmS, collide, type RimContact } from './impulses';
import { APPROACH_MM_S } from './nextEvent';
import { discAt, pairOf, sideGap, SIDES, wallMeeting, type Meeting, type Play } from './play';

/** The blow and all that it sets off at once: wave after wave through discs that already touch. */
export function handOn(play: Play, struck: Meeting): void {
  let meetings = withTouching(play, [struck], ends(struck));
  for (let wave = 0; meetings.length > 0; wave++) {
    if (wave > MAX_WAVES) throw new Error(`still handing on after ${MAX_WAVES} waves`);
    const contacts = meetings.map((meeting) => rimContact(play, meeting));
    const speeds = contacts.map(closingMmS);
    collide(contacts, play.world.feel);
    meetings.forEach(({ a, b }, at) => play.touches.push({ atS: play.nowS, wave, a, b, speedMmS: speeds[at] ?? 0 }));
    meetings = withTouching(play, [], meetings.flatMap(ends));
  }
}

const MAX_WAVES = 10_000;

const ends = ({ a, b, wall }: Meeting): readonly number[] => (wall === null ? [a, b] : [a]);

/** Adds whatever touches and closes on the jolted discs, then on those, until nothing new joins. */
function withTouching(play: Play, struck: readonly Meeting[], jolted: readonly number[]): readonly Meeting[] {
  const found = new Map(struck.map((meeting) => [nameOf(meeting), meeting]));
  const pending = [...jolted];
  const seen = new Set<number>();
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (seen.has(index) || discAt(play, index).inverseMass === 0) continue;
    seen.add(index);
    for (const meeting of touchingWith(play, index)) {
      if (closingMmS(rimContact(play, meeting)) <= APPROACH_MM_S) continue;
      found.set(nameOf(meeting), meeting);
      pending.push(...ends(meeting));
    }
  }
  return [...found.values()].sort((p, q) => p.a - q.a || discsBeforeWalls(p) - discsBeforeWalls(q));
}

const nameOf = ({ a, b }: Meeting): string => `${a}:${b}`;
const discsBeforeWalls = ({ b }: Meeting): number => (b < 0 ? 1e6 - b : b);

function touchingWith(play: Play, index: number): readonly Meeting[] {
  const disc = discAt(play, index);
  const { joinMm } = play.world.feel;
  const rims = [...play.discs.keys()].filter((other) => {
    const mate = discAt(play, other);
    if (other === index || !mate.isOn) return false;
    const distance = Math.sqrt((mate.xMm - disc.xMm) ** 2 + (mate.yMm - disc.yMm) ** 2);
    return distance - mate.radiusMm - disc.radiusMm <= joinMm;
  });
  const walls = play.world.edge === 'open' ? [] : SIDES.filter((side) => sideGap(play.world, disc, side) <= joinMm);
  return [...rims.map((other) => pairOf(index, other)), ...walls.map((wall) => wallMeeting(index, wall))];
}

function rimContact(play: Play, { a, b, wall }: Meeting): RimContact {
  const one = discAt(play, a);
  if (wall !== null) return { a: one, b: null, nx: wall.nx, ny: wall.ny };
  const other = discAt(play, b);
  const [dx, dy] = [other.xMm - one.xMm, other.yMm - one.yMm];
  const distance = Math.sqrt(dx ** 2 + dy ** 2);
  return { a: one, b: other, nx: dx / distance, ny: dy / distance };
}
