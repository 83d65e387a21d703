import { exitsOf, type RestRider, type TableRider } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { SPIKE_THROWER, spikesWith } from '../../content/brings';
import { withPiece } from '../changes';
import type { Catacombs } from '../model';
import { isFrozen, type MonsterPiece } from '../piece';
import type { Settlement } from '../settlement';
import { heroOrNull, monstersOf } from '../queries';
import type { PieceId } from '../../words/openIds';

/** Between two rooms nobody is. */
export const frozenOnes = (model: Catacombs): readonly MonsterPiece[] =>
  model.room === null ? [] : monstersOf(model).filter(isFrozen);

/** On her board: whatever lies on no monster has come back to her at once (SOL-100). */
export function spikesLeft(model: Catacombs): number {
  return spikesWith(heroOrNull(model, SPIKE_THROWER)?.equipment ?? []) - frozenOnes(model).length;
}

const RIDER = 'ice-spike-on-';

/** Spikes lie on their monsters, collide with nothing and hold on until a jolt throws them off (SOL-102). */
export const ridersOf = (model: Catacombs): readonly TableRider[] =>
  monstersOf(model).flatMap(({ id, spike }) =>
    spike === undefined || spike === null
      ? []
      : [{ id: `${RIDER}${id}`, hostId: id, radiusMm: DISC_RADIUS_MM.small, ...spike }],
  );

/** Where a flick has left the spikes that hold on: the next one starts from there. */
export const withSlips = (model: Catacombs, riders: readonly RestRider[]): Catacombs =>
  frozenOnes(model).reduce((next, piece) => {
    const rider = riders.find(({ id, fell }) => id === `${RIDER}${piece.id}` && !fell);
    if (rider === undefined) return next;
    return withPiece(next, { ...piece, spike: { slipXMm: rider.slipXMm, slipYMm: rider.slipYMm } });
  }, model);

/** Whose disc is turned over gets its spike put back on top of it (SOL-095, SOL-228). */
export const turnedOver = (piece: MonsterPiece): MonsterPiece =>
  isFrozen(piece) ? { ...piece, spike: { slipXMm: 0, slipYMm: 0 } } : piece;

/** Its spike came off in this flick, or it went over the edge with it (SOL-091, SOL-104). */
export const shedsSpike = ({ log }: Settlement, id: PieceId): boolean =>
  log.some((entry) => entry.kind === 'riderFell' && entry.a === `${RIDER}${id}`) ||
  exitsOf(log).some(({ a }) => a === id);
