import { length } from '../../lib';
import { exitsOf, otherOf, strikesBy, touchedBy, type ContactLog, type Shot, type DiscId } from '../flicking';
import type { FlickReport, GymEvent, GymModel } from './words';

/** Whom the flicked disc struck, in order (GYM-006). */
export const strikesIn = (contacts: ContactLog, disc: DiscId): readonly GymEvent[] =>
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

/** GYM-019. */
export const reportOf = ({ discId, vxMmS, vyMmS }: Shot, contacts: ContactLog): FlickReport => ({
  discId,
  speedMmS: length({ x: vxMmS, y: vyMmS }),
  struck: touchedBy(contacts, discId).map(({ target }) => target),
  exits: exitsOf(contacts).map(({ a, xMm, yMm }) => ({ discId: a, xMm, yMm })),
});
