import { simulateMany } from '../../physics';
import {
  isFelt,
  type ContactEntry,
  type FlickResult,
  type FlickTable,
  type Shot,
  type DiscId,
} from '../../rules/flicking';
import type { FirstContact } from '../game/tableSession';

function isMet(entry: ContactEntry, discId: DiscId): boolean {
  if (entry.kind !== 'touch' && entry.kind !== 'wall') return false;
  return isFelt(entry) && (entry.a === discId || entry.b === discId);
}

const endsTheWay = (entry: ContactEntry, discId: DiscId): boolean =>
  isMet(entry, discId) || (entry.kind === 'exit' && entry.a === discId);

/** Where the disc's middle is, before anything is put back. */
function middleOf({ rest }: FlickResult, discId: DiscId): { xMm: number; yMm: number } | null {
  const disc = rest.projectile?.id === discId ? rest.projectile : rest.discs.find(({ id }) => id === discId);
  if (disc === undefined) return null;
  const { putBack } = disc;
  return putBack === null ? { xMm: disc.xMm, yMm: disc.yMm } : { xMm: putBack.fromXMm, yMm: putBack.fromYMm };
}

/** Flies a flick as far as its first touch, and no farther. */
export function firstContact(table: FlickTable, shot: Shot): FirstContact | null {
  const { discId } = shot;
  let seen = 0;
  const isOver = (contacts: readonly ContactEntry[]): boolean => {
    const from = seen;
    seen = contacts.length;
    return contacts.slice(from).some((entry) => endsTheWay(entry, discId));
  };
  const [flown] = simulateMany(table, [shot], isOver);
  if (!flown?.ok) return null;
  const middle = middleOf(flown.value, discId);
  const met = flown.value.contacts.find((entry) => endsTheWay(entry, discId));
  if (middle === null) return null;
  if (met?.kind !== 'touch') return { ...middle, discId: null };
  return { ...middle, discId: met.a === discId ? met.b : met.a };
}
