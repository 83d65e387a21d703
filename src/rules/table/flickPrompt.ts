import type { ContactEntry } from './contactLog';
import type { FlickRest, FlickTable, Shot } from './flick';

/** A flick was released: whoever runs the physics answers with what came of it. */
export interface FlickResolvedAsk {
  readonly kind: 'flickResolved';
  readonly table: FlickTable;
  readonly shot: Shot;
}

export interface FlickResolvedAnswer {
  readonly kind: 'flickResolved';
  readonly contacts: readonly ContactEntry[];
  readonly rest: FlickRest;
}
