import { exitsOf, otherOf, strikesBy, type ContactLog } from '../flicking';
import type { GymEvent, GymModel } from './words';

/** Whom the flicked disc struck, in order (GYM-006). */
export const strikesIn = (contacts: ContactLog, disc: string): readonly GymEvent[] =>
  strikesBy(contacts, disc).map(({ target, atMs }) => ({
    kind: 'struck',
    by: disc,
    target,
    contact: contacts.findIndex(
      (entry) => entry.kind === 'touch' && entry.atMs === atMs && otherOf(entry, disc) === target,
    ),
  }));

/** Who crossed the edge, in order, and whether for good (GYM-005). */
export const exitsIn = (contacts: ContactLog, after: GymModel['discs']): readonly GymEvent[] =>
  exitsOf(contacts).map((exit) => ({
    kind: 'left',
    disc: exit.a,
    xMm: exit.xMm,
    yMm: exit.yMm,
    isGone: !after.some(({ id }) => id === exit.a),
    contact: contacts.indexOf(exit),
  }));
