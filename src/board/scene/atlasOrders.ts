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
import { HERO_PIECES, isPillar, SHOT_PIECES, type PieceId, type PieceTone } from '../sprites/pieces';
import type { BoardScene, ScenePiece } from './scene';
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

const heroes: ReadonlySet<PieceId> = new Set(HERO_PIECES);
const shots: ReadonlySet<PieceId> = new Set(SHOT_PIECES);

/** How a disc may look in the course of a room. */
function tonesOf(piece: ScenePiece): readonly PieceTone[] {
  const now = toneOf(piece);
  if (isPillar(piece.piece) || shots.has(piece.piece)) return [now];
  return heroes.has(piece.piece) ? ['normal', 'dimmed', 'fallen'] : ['normal', 'dimmed', now];
}

const TURN_MARKS: readonly MarkId[] = ['canAct', 'selected', 'targeted', 'acted'];

/** What any turn may bring to it. */
function likelyMarks(piece: ScenePiece): readonly MarkId[] {
  const { marks } = piece;
  if (isPillar(piece.piece)) return marks;
  return [
    ...marks,
    ...TURN_MARKS,
    ...(hasGauge(piece) ? (['wounded'] as const) : []),
    ...(heroes.has(piece.piece) ? (['incapacitated'] as const) : []),
  ];
}

/** What is there and what any turn may bring: no turn that is taken, no choice and no wound bakes anything. */
export function ordersOf({ pieces }: BoardScene): AtlasOrders {
  const all: AtlasOrders = {
    pieces: pieces.flatMap((piece) =>
      tonesOf(piece).map((tone) => ({ piece: piece.piece, radiusMm: piece.radiusMm, tone })),
    ),
    marks: pieces.flatMap((piece) =>
      likelyMarks(piece).map((mark) => ({ mark: drawnMark(mark, piece), radiusMm: piece.radiusMm })),
    ),
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
