import { bodyKey, liftedShadowKey, markKey, shadowKey, type MarkOrder, type PieceOrder } from '../sprites/atlas';
import { MARK_IDS, MARK_LAYER, type MarkId } from '../sprites/marks';
import { isPillar, type PieceTone } from '../sprites/pieces';
import type { BoardScene, ScenePiece } from './scene';

/** A lifted shadow is seen as far as its piece is up, a resting one until it is. */
export type SpriteRole = 'face' | 'restingShadow' | 'liftedShadow';

/** One picture of the atlas that goes where its piece goes. */
export interface PieceSprite {
  readonly key: string;
  readonly piece: ScenePiece;
  readonly role: SpriteRole;
}

const byKey = <Order>(orders: readonly (readonly [string, Order])[]): Order[] => [...new Map(orders).values()];

export function toneOf({ marks }: ScenePiece): PieceTone {
  if (marks.includes('incapacitated')) return 'fallen';
  return marks.includes('acted') ? 'dimmed' : 'normal';
}

/** Selected says more than that it can act. */
function marksOf(piece: ScenePiece, selectedId: string | null): readonly MarkId[] {
  const isSelected = piece.id === selectedId;
  return MARK_IDS.filter((mark) => {
    if (mark === 'selected') return isSelected || piece.marks.includes(mark);
    return mark === 'canAct' && isSelected ? false : piece.marks.includes(mark);
  });
}

export function pieceOrders({ pieces }: BoardScene): PieceOrder[] {
  return byKey(
    pieces.map((piece) => {
      const tone = toneOf(piece);
      return [bodyKey(piece.piece, piece.radiusMm, tone), { piece: piece.piece, radiusMm: piece.radiusMm, tone }];
    }),
  );
}

/** The marks of the scene, and the selection of every disc that may be selected: choosing one bakes nothing. */
export function markOrders({ pieces }: BoardScene): MarkOrder[] {
  return byKey(
    pieces.flatMap(({ marks, radiusMm, isFlickable }) => {
      const all: readonly MarkId[] = isFlickable ? [...marks, 'selected'] : marks;
      return all.map((mark): [string, MarkOrder] => [markKey(mark, radiusMm), { mark, radiusMm }]);
    }),
  );
}

const PROMINENT: readonly MarkId[] = ['canAct', 'targeted', 'selected'];

/** Marked pieces last, so that no neighbour hides what matters. */
function prominence(piece: ScenePiece, selectedId: string | null): number {
  if (isPillar(piece.piece)) return -2;
  return Math.max(...marksOf(piece, selectedId).map((mark) => PROMINENT.indexOf(mark)), -1);
}

function shadowsOf(piece: ScenePiece): PieceSprite[] {
  const { radiusMm } = piece;
  if (isPillar(piece.piece)) return [{ key: shadowKey(radiusMm, 'pillar'), piece, role: 'face' }];
  return [
    { key: liftedShadowKey(radiusMm), piece, role: 'liftedShadow' },
    { key: shadowKey(radiusMm), piece, role: 'restingShadow' },
  ];
}

function facesOf(piece: ScenePiece, selectedId: string | null): PieceSprite[] {
  const marks = marksOf(piece, selectedId);
  const layer = (wanted: 'under' | 'over'): PieceSprite[] =>
    marks
      .filter((mark) => MARK_LAYER[mark] === wanted)
      .map((mark) => ({ key: markKey(mark, piece.radiusMm), piece, role: 'face' }));
  const body: PieceSprite = { key: bodyKey(piece.piece, piece.radiusMm, toneOf(piece)), piece, role: 'face' };
  return [...layer('under'), body, ...layer('over')];
}

/** Everything to be drawn of a scene, back to front: no shadow falls on a disc. */
export function spritesOf(scene: BoardScene, selectedId: string | null): readonly PieceSprite[] {
  const pieces = [...scene.pieces].sort((a, b) => prominence(a, selectedId) - prominence(b, selectedId));
  return [...pieces.flatMap(shadowsOf), ...pieces.flatMap((piece) => facesOf(piece, selectedId))];
}
