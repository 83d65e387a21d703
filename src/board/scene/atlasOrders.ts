import type { PieceTone, TurnMark } from '../look';
import { pieceIn, type BoardCatalogue } from '../look/catalogue';
import {
  aboardKey,
  bodyKey,
  markKey,
  type AtlasOrders,
  type GaugeOrder,
  type MarkOrder,
  type PieceOrder,
} from '../sprites/atlas';
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

/** How a disc may look in the course of play. */
function tonesOf(catalogue: BoardCatalogue, piece: ScenePiece): readonly PieceTone[] {
  const look = pieceIn(catalogue, piece.piece);
  const now = toneOf(catalogue, piece);
  return look.kind === 'disc' ? [...look.tones, now] : [now];
}

const AT_ANY_TURN: readonly TurnMark[] = ['canAct', 'selected', 'targeted', 'acted'];

/** What any turn may bring to it. */
function likelyMarks(catalogue: BoardCatalogue, piece: ScenePiece): readonly string[] {
  const { marks } = piece;
  const look = pieceIn(catalogue, piece.piece);
  if (look.kind === 'pillar') return marks;
  if (look.kind === 'carved') return [...marks, ...AT_ANY_TURN];
  const wounds = Object.entries(catalogue.marks).flatMap(([name, { wound }]) => (wound ? [name] : []));
  return [...marks, ...AT_ANY_TURN, ...(hasGauge(piece) ? wounds : []), ...look.likely];
}

/** What is there and what any turn may bring: no turn that is taken, no choice and no wound bakes anything. */
export function ordersOf(catalogue: BoardCatalogue, { pieces }: BoardScene): AtlasOrders {
  const all: AtlasOrders = {
    pieces: pieces.flatMap((piece) =>
      tonesOf(catalogue, piece).map((tone) => ({ piece: piece.piece, radiusMm: piece.radiusMm, tone })),
    ),
    marks: pieces.flatMap((piece) =>
      likelyMarks(catalogue, piece).map((mark) => ({
        mark: drawnMark(catalogue, mark, piece),
        radiusMm: piece.radiusMm,
      })),
    ),
    gauges: pieces.flatMap((piece) =>
      piece.life && hasGauge(piece) ? [{ maxLife: piece.life.max, radiusMm: piece.radiusMm }] : [],
    ),
    aboard: pieces.flatMap(({ aboard = [], radiusMm }) => aboard.map((one, slot) => ({ ...one, slot, radiusMm }))),
  };
  return merged(NOTHING, all);
}

/** The same orders if they hold everything wanted, else larger ones: what a board has shown once it will show again. */
export function ordersWith(known: AtlasOrders, wanted: AtlasOrders): AtlasOrders {
  const both = merged(known, wanted);
  return countOf(both) === countOf(known) ? known : both;
}
