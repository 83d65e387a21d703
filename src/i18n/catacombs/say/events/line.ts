import type { CatacombsEvent, Cause } from '../../../../rules/catacombs';
import type { EventKey } from '../eventKey';
import type { Speaker, Values } from '../speaker';

export interface Line {
  readonly key: EventKey;
  readonly values?: Values;
}

export type EventKind = CatacombsEvent['kind'];
export type EventOf<Kind extends EventKind> = Extract<CatacombsEvent, { kind: Kind }>;

export type Lines = { readonly [Kind in EventKind]: (event: EventOf<Kind>, speaker: Speaker) => Line };
/** Those of one box. */
export type SomeLines = Partial<Lines>;

/** What made it happen: a piece or a card, or an action of the Lord. */
export const causeOf = ({ by }: Cause, { the, wording }: Speaker): string =>
  by === 'mirage' ? wording.actions.mirage.name : by === 'camp' ? wording.terms.campTrack : the(by);
