import { seatId } from '../machine';
import type { FlickResult, FlickTable, Shot } from './flick';

/** Whoever runs the physics answers for the table itself. */
export const TABLE_SEAT = seatId('table');

/** A flick was released: whoever runs the physics answers with what came of it. */
export interface FlickResolvedAsk {
  readonly kind: 'flickResolved';
  readonly table: FlickTable;
  readonly shot: Shot;
}

export interface FlickResolvedAnswer extends FlickResult {
  readonly kind: 'flickResolved';
}
