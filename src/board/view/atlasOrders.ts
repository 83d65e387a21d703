import {
  aboardKey,
  bodyKey,
  markKey,
  type AtlasOrders,
  type GaugeOrder,
  type MarkOrder,
  type PieceOrder,
} from '../sprites/atlas';
import type { MarkId } from '../sprites/marks';
import type { BoardScene } from './scene';
import { isSelectable } from './selectable';
import { drawnMark, hasGauge, toneOf } from './sprites';

const pieceKey = ({ piece, radiusMm, tone }: PieceOrder): string => bodyKey(piece, radiusMm, tone);
const orderKey = ({ mark, radiusMm }: MarkOrder): string => markKey(mark, radiusMm);
const gaugeKey = ({ maxLife, radiusMm }: GaugeOrder): string => `${maxLife} ${radiusMm}`;

const once = <Order>(orders: readonly Order[], keyOf: (order: Order) => string): Order[] => [
  ...new Map(orders.map((order) => [keyOf(order), order])).values(),
];

const merged = (one: AtlasOrders, other: AtlasOrders): AtlasOrders => ({
  pieces: once([...one.pieces, ...other.pieces], pieceKey),
  marks: once([...one.marks, ...other.marks], orderKey),
  gauges: once([...one.gauges, ...other.gauges], gaugeKey),
  aboard: once([...one.aboard, ...other.aboard], aboardKey),
});

const countOf = ({ pieces, marks, gauges, aboard }: AtlasOrders): number =>
  pieces.length + marks.length + gauges.length + aboard.length;

const NOTHING: AtlasOrders = { pieces: [], marks: [], gauges: [], aboard: [] };

/** The selection of every disc that may be selected, and the wounds of all that can live with them: neither bakes. */
export function ordersOf({ pieces }: BoardScene): AtlasOrders {
  const all: AtlasOrders = {
    pieces: pieces.map((piece) => ({ piece: piece.piece, radiusMm: piece.radiusMm, tone: toneOf(piece) })),
    marks: pieces.flatMap((piece) => {
      const { marks, radiusMm } = piece;
      const likely: readonly MarkId[] = [
        ...marks,
        ...(isSelectable(piece) ? (['selected'] as const) : []),
        ...(hasGauge(piece) ? (['wounded'] as const) : []),
      ];
      return likely.map((mark) => ({ mark: drawnMark(mark, piece), radiusMm }));
    }),
    gauges: pieces.flatMap((piece) =>
      piece.life && hasGauge(piece) ? [{ maxLife: piece.life.max, radiusMm: piece.radiusMm }] : [],
    ),
    aboard: pieces.flatMap(({ aboard = [], radiusMm }) => aboard.map((one, slot) => ({ ...one, slot, radiusMm }))),
  };
  return merged(NOTHING, all);
}

/** The same orders if they hold everything wanted, else larger ones: what a room has shown once it will show again. */
export function ordersWith(known: AtlasOrders, wanted: AtlasOrders): AtlasOrders {
  const both = merged(known, wanted);
  return countOf(both) === countOf(known) ? known : both;
}
