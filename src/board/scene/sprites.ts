import { MOTION } from '../../theme';
import { aboardKey, bodyKey, flameKey, glowKey, lifeKey, liftedShadowKey, markKey, shadowKey } from '../sprites/atlas';
import { MARK_IDS, MARK_LAYER, type DrawnMark, type MarkId } from '../sprites/marks';
import { isGlowing, isPillar, type PieceTone } from '../sprites/pieces';
import type { BoardScene, ScenePiece } from './scene';
import { stampOf } from './sceneChange';

/** A lifted shadow is seen as far as its piece is up, a resting one until it is. */
export type SpriteRole = 'face' | 'restingShadow' | 'liftedShadow';

/** One picture of the atlas that goes where its piece goes. */
export interface PieceSprite {
  readonly key: string;
  readonly piece: ScenePiece;
  readonly role: SpriteRole;
  /** Which picture of a fire it is; null for what does not burn. */
  readonly frame: number | null;
  /** By what a change of the scene would know it; null for what is never stamped. */
  readonly stamp: string | null;
  /** It is the ice on its piece, which slips and falls. */
  readonly isIce: boolean;
}

const FRAMES = Array.from({ length: MOTION.flameFrames }, (_, frame) => frame);

const still = (piece: ScenePiece, key: string, role: SpriteRole = 'face'): PieceSprite => ({
  key,
  piece,
  role,
  frame: null,
  stamp: null,
  isIce: false,
});

export function toneOf({ marks }: ScenePiece): PieceTone {
  if (marks.includes('incapacitated')) return 'fallen';
  return marks.includes('acted') ? 'dimmed' : 'normal';
}

/** A gauge is for those who can lose a life and go on. */
export const hasGauge = ({ life }: ScenePiece): boolean => life !== undefined && life.max > 1;

export const drawnMark = (mark: MarkId, piece: ScenePiece): DrawnMark =>
  mark === 'wounded' && hasGauge(piece) ? 'clawed' : mark;

/** Selected says more than that it can act; who is frightened does not act, and wears a ring of its own. */
function marksOf(piece: ScenePiece, selectedId: string | null): readonly MarkId[] {
  const isSelected = piece.id === selectedId && !piece.marks.includes('frightened');
  return MARK_IDS.filter((mark) => {
    if (mark === 'selected') return isSelected || piece.marks.includes(mark);
    return mark === 'canAct' && isSelected ? false : piece.marks.includes(mark);
  });
}

const PROMINENT: readonly MarkId[] = ['canAct', 'targeted', 'selected', 'frightened'];

/** What the eye or the hand is at. */
export interface Attention {
  readonly selectedId: string | null;
  /** They may be carried over all others. */
  readonly movableIds: readonly string[];
}

/** Marked pieces last, so that no neighbour hides what matters. */
function prominence(piece: ScenePiece, { selectedId, movableIds }: Attention): number {
  if (isPillar(piece.piece)) return -2;
  if (movableIds.includes(piece.id)) return PROMINENT.length;
  return Math.max(...marksOf(piece, selectedId).map((mark) => PROMINENT.indexOf(mark)), -1);
}

function shadowsOf(piece: ScenePiece): PieceSprite[] {
  const { radiusMm } = piece;
  if (isPillar(piece.piece)) return [still(piece, shadowKey(radiusMm, 'pillar'))];
  return [still(piece, liftedShadowKey(radiusMm), 'liftedShadow'), still(piece, shadowKey(radiusMm), 'restingShadow')];
}

const burning = (sprite: PieceSprite, keyOf: (frame: number) => string): PieceSprite[] =>
  FRAMES.map((frame) => ({ ...sprite, key: keyOf(frame), frame }));

function markSprites(mark: MarkId, piece: ScenePiece): PieceSprite[] {
  const { id, radiusMm } = piece;
  const picture = still(piece, markKey(drawnMark(mark, piece), radiusMm));
  const sprite = { ...picture, stamp: stampOf(id, mark), isIce: mark === 'frozen' };
  return mark === 'fireWall' ? burning(sprite, (frame) => flameKey(frame, radiusMm)) : [sprite];
}

/** They close round the whole disc: its gauge is laid on them. */
const SHELLS: readonly MarkId[] = ['veiled', 'frozen'];

function facesOf(piece: ScenePiece, selectedId: string | null): PieceSprite[] {
  const { id, radiusMm, life, aboard = [] } = piece;
  const marks = marksOf(piece, selectedId);
  const all = (wanted: (mark: MarkId) => boolean): PieceSprite[] =>
    marks.filter(wanted).flatMap((mark) => markSprites(mark, piece));
  const tone = toneOf(piece);
  const glow =
    isGlowing(piece.piece) && tone === 'normal'
      ? burning(still(piece, ''), (frame) => glowKey(piece.piece, frame, radiusMm))
      : [];
  const gauge =
    life && hasGauge(piece) ? [{ ...still(piece, lifeKey(life, radiusMm)), stamp: stampOf(id, 'life') }] : [];
  return [
    ...all((mark) => MARK_LAYER[mark] === 'under'),
    ...glow,
    still(piece, bodyKey(piece.piece, radiusMm, tone)),
    ...all((mark) => SHELLS.includes(mark)),
    ...gauge,
    ...all((mark) => MARK_LAYER[mark] === 'over' && !SHELLS.includes(mark)),
    ...aboard.map((one, slot) => ({
      ...still(piece, aboardKey({ ...one, slot, radiusMm })),
      stamp: stampOf(id, `aboard-${slot}`),
    })),
  ];
}

/** Everything to be drawn of a scene, back to front: no shadow falls on a disc. */
export function spritesOf(pieces: BoardScene['pieces'], attention: Attention): readonly PieceSprite[] {
  const inOrder = [...pieces].sort((a, b) => prominence(a, attention) - prominence(b, attention));
  return [...inOrder.flatMap(shadowsOf), ...inOrder.flatMap((piece) => facesOf(piece, attention.selectedId))];
}
