import type { DiscId } from './discId';
import { nextBelow, shuffled, type ChanceStream, type Drawn } from '../machine';
import { WALL_SIDES, type BoardExit, type ContactEntry, type RiderFall } from './contactLog';
import { comeToRest } from './comingToRest';
import type { FlickRest, FlickTable, RestDisc, TableDisc } from './flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';

const MAX_TOUCHES = 4;
const TOUCH_EVERY_MS = 40;
const SPEED_MM_S = 600;
const TRIES = 12;
const PUSHES_ONE_IN = 2;
const LEAVES_ONE_IN = 6;
const FALLS_ONE_IN = 3;
const BOUNCES_ONE_IN = 3;

type Below = (bound: number) => number;

const byId = (a: TableDisc, b: TableDisc): number => (a.id < b.id ? -1 : 1);

const touch = (a: DiscId, b: DiscId, atMs: number): ContactEntry => ({
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
    const xMm = disc.radiusMm + below(Math.max(0, Math.floor(table.widthMm - 2 * disc.radiusMm)) + 1);
    const yMm = disc.radiusMm + below(Math.max(0, Math.floor(table.heightMm - 2 * disc.radiusMm)) + 1);
    if (isFree(disc, xMm, yMm, lying)) return { ...disc, xMm, yMm };
  }
  return disc;
}

/** Over the left edge or the right one. */
const exitOf = (disc: TableDisc, table: FlickTable, atMs: number, below: Below): BoardExit => ({
  kind: 'exit',
  atMs,
  a: disc.id,
  xMm: below(2) * table.widthMm,
  yMm: disc.radiusMm + below(Math.max(1, Math.floor(table.heightMm - 2 * disc.radiusMm))),
  speedMmS: SPEED_MM_S,
});

/** Some of those that move come to a wall, all at one moment. */
const bouncesOf = (movers: readonly TableDisc[], atMs: number, below: Below): readonly ContactEntry[] =>
  [...movers].sort(byId).flatMap((disc): ContactEntry[] => {
    if (below(BOUNCES_ONE_IN) > 0) return [];
    const b = WALL_SIDES[below(WALL_SIDES.length)] ?? 'left';
    return [{ kind: 'wall', atMs, wave: 0, a: disc.id, b, speedMmS: SPEED_MM_S }];
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
  if (table.edge === 'wall') return { contacts: [...contacts, ...bouncesOf(movers, endMs, below)], movers, exit: null };
  const leaver = movers.find(() => below(LEAVES_ONE_IN) === 0);
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

/** Where all lie in the end: what left is put back or gone, as the edge has it. */
function restsOf(
  lying: readonly TableDisc[],
  exit: BoardExit | null,
  { table, shot }: Pick<FlickResolvedAsk, 'table' | 'shot'>,
): readonly RestDisc[] {
  const discs = lying.map((disc) =>
    disc.id === exit?.a ? { ...disc, xMm: exit.xMm, yMm: exit.yMm, isOut: true } : { ...disc, isOut: false },
  );
  const projectileId = shot.projectile?.id ?? null;
  const settled = comeToRest({ board: table, discs, leftIds: exit === null ? [] : [exit.a], projectileId });
  // Where nothing has room everything stays where it was.
  if (!settled.ok) return lying.map(({ id, xMm, yMm }) => ({ id, xMm, yMm, turnRad: 0, putBack: null }));
  return lying.flatMap(({ id }) => {
    const rest = settled.value.get(id);
    return rest === undefined ? [] : [{ id, ...rest, turnRad: 0 }];
  });
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
  const rests = restsOf(lying, exit, { table, shot });
  return {
    discs: rests.filter(({ id }) => table.discs.some((disc) => disc.id === id)),
    projectile: rests.find(({ id }) => id === shot.projectile?.id) ?? null,
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
