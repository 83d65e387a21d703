import type { Quarters } from '../../../lib';
import type { BoardPart } from '../../game';
import { activeRect, type RoomPt } from './activeRect';
import type { SpanPt } from './trayEdge';

/** With its ring and whoever sits on its rim, in its own radius. */
const WORN = 1.4;

/** How high those lie on the stage that must be seen to answer. */
export function spansOf(
  { scene, mustBeSeen }: Pick<BoardPart, 'scene' | 'mustBeSeen'>,
  room: RoomPt,
  turn: Quarters,
): readonly SpanPt[] {
  return scene.pieces
    .filter(({ id }) => mustBeSeen.includes(id))
    .flatMap((piece) => {
      // By the whole board: what is asked keeps its place while somebody looks closer.
      const seen = activeRect(room, scene, { ...piece, radiusMm: WORN * piece.radiusMm }, turn);
      return seen === null ? [] : [{ top: seen.top - room.top, bottom: seen.bottom - room.top }];
    });
}
