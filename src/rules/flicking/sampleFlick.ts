import { nextBelow, shuffled, type ChanceStream, type Drawn } from '../machine';
import type { BoardExit, ContactEntry, RiderFall } from './contactLog';
import type { FlickRest, FlickTable, PutBack, RestDisc, TableDisc } from './flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';
import { placeBackInside } from './reentry';

const MAX_TOUCHES = 4;
const TOUCH_EVERY_MS = 40;
const SPEED_MM_S = 600;
const TRIES = 12;
const PUSHES_ONE_IN = 2;
const LEAVES_ONE_IN = 6;
const FALLS_ONE_IN = 3;

type Below = (bound: number) => number;

const touch = (a: string, b: string, atMs: number): ContactEntry => ({
  kind: 'touch',
  atMs,
  wave: 0,
  a: a < b ? a : b,
  b: a < b ? b : a,
  speedMmS: SPEED_MM_S,
  aSpeedMmS: SPEED_MM_S,
  bSpeedMmS: SPEED_MM_S,
});

function isFree(disc: TableDisc, xMm: number, yMm: number, lying: readonly TableDisc[]): boolean {
  return lying.every((other) => {
    const dx = xMm - other.xMm;
    const dy = yMm - other.yMm;
    const reach = disc.radiusMm + other.radiusMm;
    return other.id === disc.id || dx * dx + dy * dy >= reach * reach;
  });
}

/** Somewhere else on the board, or where it was when no free place is met soon. */
function slid(disc: TableDisc, table: FlickTable, lying: readonly TableDisc[], below: Below): TableDisc {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const xMm = disc.radiusMm + below(Math.floor(table.widthMm - 2 * disc.radiusMm) + 1);
    const yMm = disc.radiusMm + below(Math.floor(table.heightMm - 2 * disc.radiusMm) + 1);
    if (isFree(disc, xMm, yMm, lying)) return { ...disc, xMm, yMm };
  }
  return disc;
}

/** Over one of the long edges. */
const exitOf = (disc: TableDisc, table: FlickTable, atMs: number, below: Below): BoardExit => ({
  kind: 'exit',
  atMs,
  a: disc.id,
  xMm: below(2) * table.widthMm,
  yMm: disc.radiusMm + below(Math.floor(table.heightMm - 2 * disc.radiusMm)),
  speedMmS: SPEED_MM_S,
});

interface Story {
  readonly contacts: readonly ContactEntry[];
  /** Discs that are no longer where they were. */
  readonly movers: readonly TableDisc[];
  readonly exit: BoardExit | null;
}

/** The striker meets a few discs, one of which may push another, and somebody may leave the board. */
function makeUp(striker: TableDisc, others: readonly TableDisc[], table: FlickTable, below: Below): Story {
  const met = others.slice(0, below(MAX_TOUCHES));
  const contacts = met.map(({ id }, index) => touch(striker.id, id, (index + 1) * TOUCH_EVERY_MS));
  const endMs = (met.length + 1) * TOUCH_EVERY_MS;
  const pusher = met.find(({ isFixed }) => !isFixed);
  const pushed = others[met.length];
  const isPushing = pusher !== undefined && pushed !== undefined && below(PUSHES_ONE_IN) === 0;
  if (isPushing) contacts.push(touch(pusher.id, pushed.id, endMs));
  const movers = [striker, ...met].filter(({ isFixed }) => !isFixed);
  const leaver = table.edge === 'open' ? movers.find(() => below(LEAVES_ONE_IN) === 0) : undefined;
  const exit = leaver === undefined ? null : exitOf(leaver, table, endMs + TOUCH_EVERY_MS, below);
  return { contacts: exit === null ? contacts : [...contacts, exit], movers, exit };
}

/** Riders that a blow to their host throws off, or that go over the edge with it. */
function fallsIn({ riders }: FlickTable, { contacts, movers, exit }: Story, below: Below): readonly RiderFall[] {
  const atMs = contacts.at(-1)?.atMs ?? 0;
  return riders.flatMap(({ id, hostId }): RiderFall[] => {
    const fall = { kind: 'riderFell', atMs, a: id, b: hostId, speedMmS: SPEED_MM_S } as const;
    if (exit?.a === hostId) return [{ ...fall, cause: 'hostLeft' }];
    const isThrown = movers.some((mover) => mover.id === hostId) && below(FALLS_ONE_IN) === 0;
    return isThrown ? [{ ...fall, cause: 'jolt' }] : [];
  });
}

/** What left is put back. */
function restOf(disc: TableDisc, exit: BoardExit | null, table: FlickTable, lying: readonly TableDisc[]): RestDisc {
  const { id, xMm, yMm } = disc;
  if (exit?.a !== id) return { id, xMm, yMm, turnRad: 0, putBack: null };
  const others = lying.filter((other) => other.id !== id);
  const places = placeBackInside(table, { ...exit, radiusMm: disc.radiusMm }, others);
  const putBack: PutBack = { reason: 'out', fromXMm: exit.xMm, fromYMm: exit.yMm, places };
  const [back = disc] = places;
  return { id, xMm: back.xMm, yMm: back.yMm, turnRad: 0, putBack };
}

function concluded(
  { table, shot }: FlickResolvedAsk,
  { movers, exit }: Story,
  falls: readonly RiderFall[],
  below: Below,
): FlickRest {
  const lying: TableDisc[] = [...table.discs, ...(shot.projectile === null ? [] : [shot.projectile])];
  for (const [index, disc] of table.discs.entries()) {
    if (movers.some(({ id }) => id === disc.id)) lying[index] = slid(disc, table, lying, below);
  }
  const rests = lying.map((disc) => restOf(disc, exit, table, lying));
  return {
    discs: rests.slice(0, table.discs.length),
    projectile: rests[table.discs.length] ?? null,
    riders: table.riders.map(({ id, hostId, slipXMm, slipYMm }) => ({
      id,
      hostId,
      slipXMm,
      slipYMm,
      fell: falls.some(({ a }) => a === id),
    })),
  };
}

/** A made-up flick: plausible, quick, and right in nothing but form. */
export function sampleFlick(ask: FlickResolvedAsk, start: ChanceStream): Drawn<FlickResolvedAnswer> {
  const { table, shot } = ask;
  const striker = shot.projectile ?? table.discs.find(({ id }) => id === shot.discId);
  if (striker === undefined) throw new Error(`no disc ${shot.discId} on the table`);
  const others = table.discs.filter(({ id }) => id !== striker.id);
  const order = shuffled(start, others);
  let { stream } = order;
  const below: Below = (bound) => {
    const drawn = nextBelow(stream, bound);
    stream = drawn.stream;
    return drawn.value;
  };
  const story = makeUp(striker, order.value, table, below);
  const { exit } = story;
  const exits = exit === null ? [] : [{ discId: exit.a, atMs: exit.atMs, xMm: exit.xMm, yMm: exit.yMm }];
  const falls = fallsIn(table, story, below);
  const rest = concluded(ask, story, falls, below);
  return { value: { kind: 'flickResolved', contacts: [...story.contacts, ...falls], exits, rest }, stream };
}
