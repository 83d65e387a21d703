import type { FlickResult, FlickTable, Shot } from './flick';

/** A flick was released: whoever runs the physics answers with what came of it. */
export interface FlickResolvedAsk {
  readonly kind: 'flickResolved';
  readonly table: FlickTable;
  readonly shot: Shot;
}

export interface FlickResolvedAnswer extends FlickResult {
  readonly kind: 'flickResolved';
}
