import { nextBelow, shuffled, type ChanceStream, type Drawn } from '../machine';
import type { ContactEntry } from './contactLog';
import { exitsOf } from './contactQueries';
import type { FlickRest, RestDisc, TableDisc } from './flick';
import type { Occupant } from './reentry';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';

const MAX_TOUCHES = 4;
const TOUCH_EVERY_MS = 40;
const SPEED_MM_S = 600;
const TRIES = 12;

const touch = (a: string, b: string, atMs: number, wave: number): ContactEntry => ({
  kind: 'touch',
  atMs,
  wave,
  a: a < b ? a : b,
  b: a < b ? b : a,
  speedMmS: SPEED_MM_S,
  aSpeedMmS: SPEED_MM_S,
  bSpeedMmS: SPEED_MM_S,
});

const isFree = (at: { xMm: number; yMm: number }, radiusMm: number, others: readonly Occupant[]): boolean =>
  others.every((other) => {
    const dx = at.xMm - other.xMm;
    const dy = at.yMm - other.yMm;
    const reach = radiusMm + other.radiusMm;
    return dx * dx + dy * dy >= reach * reach;
  });

/** A made-up flick: the striker meets a few discs, one pushes another, some leave, some end up elsewhere. */
export function sampleFlick({ table, shot }: FlickResolvedAsk, start: ChanceStream): Drawn<FlickResolvedAnswer> {
  let stream = start;
  const below = (bound: number): number => {
    const drawn = nextBelow(stream, bound);
    stream = drawn.stream;
    return drawn.value;
  };
  const striker = shot.projectile ?? table.discs.find(({ id }) => id === shot.discId);
  if (striker === undefined) throw new Error(`no disc ${shot.discId} on the table`);
  const order = shuffled(
    stream,
    table.discs.filter(({ id }) => id !== striker.id),
  );
  stream = order.stream;
  const met = order.value.slice(0, below(MAX_TOUCHES));
  const contacts: ContactEntry[] = met.map((disc, index) =>
    touch(striker.id, disc.id, (index + 1) * TOUCH_EVERY_MS, 0),
  );
  const [first] = order.value.slice(met.length);
  const pusher = met.find(({ isFixed }) => !isFixed);
  const endMs = (met.length + 1) * TOUCH_EVERY_MS;
  if (pusher !== undefined && first !== undefined && below(2) === 0)
    contacts.push(touch(pusher.id, first.id, endMs, 0));
  const leaver = [striker, ...met].find(({ isFixed }) => !isFixed && below(6) === 0);
  if (leaver !== undefined && table.edge === 'open') {
    const yMm = leaver.radiusMm + below(Math.floor(table.heightMm - 2 * leaver.radiusMm));
    contacts.push({
      kind: 'exit',
      atMs: endMs + TOUCH_EVERY_MS,
      a: leaver.id,
      xMm: 0,
      yMm,
      speedMmS: SPEED_MM_S,
    });
  }
  const movers = new Set([striker.id, ...met.map(({ id }) => id)]);
  const lying: (RestDisc & TableDisc)[] = table.discs.map((disc) => ({ ...disc, turnRad: 0, putBack: null }));
  const spent = shot.projectile === null ? [] : [shot.projectile];
  for (const [index, disc] of lying.entries()) {
    if (disc.isFixed || !movers.has(disc.id)) continue;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const xMm = disc.radiusMm + below(Math.floor(table.widthMm - 2 * disc.radiusMm) + 1);
      const yMm = disc.radiusMm + below(Math.floor(table.heightMm - 2 * disc.radiusMm) + 1);
      if (!isFree({ xMm, yMm }, disc.radiusMm, [...spent, ...lying.slice(0, index), ...lying.slice(index + 1)]))
        continue;
      lying[index] = { ...disc, xMm, yMm };
      break;
    }
  }
  const rest: FlickRest = {
    discs: lying.map(({ id, xMm, yMm }) => ({ id, xMm, yMm, turnRad: 0, putBack: null })),
    projectile:
      shot.projectile === null
        ? null
        : { id: shot.discId, xMm: shot.projectile.xMm, yMm: shot.projectile.yMm, turnRad: 0, putBack: null },
    riders: table.riders.map((rider) => ({ ...rider, fell: false })),
  };
  const exits = exitsOf(contacts).map(({ a, atMs, xMm, yMm }) => ({ discId: a, atMs, xMm, yMm }));
  return { value: { kind: 'flickResolved', contacts, exits, rest }, stream };
}
