import { isStrikeBy, otherOf, type ContactEntry, type DiscTouch } from '../../../flicking';
import type { PieceId } from '../../words/openIds';
import type { Blow } from '../../words/pitch';
import { settlementOf } from '../changes';
import type { Catacombs } from '../model';

/** Which contact of the flick an event speaks of, counted from 0 in its log; nothing where none does. */
export interface OfContact {
  readonly contact?: number;
}

export const contactIn = ({ contact }: OfContact): OfContact => (contact === undefined ? {} : { contact });

function first(model: Catacombs, isIt: (entry: ContactEntry) => boolean): OfContact {
  const contact = settlementOf(model).log.findIndex(isIt);
  return contact < 0 ? {} : { contact };
}

const isBetween = (entry: ContactEntry, a: string, b: string): entry is DiscTouch =>
  entry.kind === 'touch' && otherOf(entry, a) === b;

/** The first touch that counts as a strike (BASE-114, BASE-115, BASE-122). */
export function ofStrike(model: Catacombs, target: PieceId): OfContact {
  const { striker } = settlementOf(model).pitch;
  return first(model, (entry) => isBetween(entry, striker, target) && isStrikeBy(entry, striker));
}

/** Where it went over the edge, which it may do once. */
export const ofExit = (model: Catacombs, id: PieceId): OfContact =>
  first(model, (entry) => entry.kind === 'exit' && entry.a === id);

/** Worked out anew from the log: a blow that waits in a task says no more than it ever did. */
export function ofBlow(model: Catacombs, blow: Blow): OfContact {
  if (blow.kind === 'strike') return ofStrike(model, blow.target);
  if (blow.kind === 'fireWall') return first(model, (entry) => isBetween(entry, blow.wall, blow.target));
  return ofExit(model, blow.target);
}
