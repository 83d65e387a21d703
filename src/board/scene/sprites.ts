import { MOTION } from '../../theme';
import type { MarkLook, PieceTone } from '../look';
import { markIn, pieceIn, type BoardCatalogue } from '../look/catalogue';
import { aboardKey, bodyKey, flameKey, glowKey, lifeKey, liftedShadowKey, markKey, shadowKey } from '../sprites/atlas';
import type { DiscId } from '../../rules/flicking';
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
  /** It lies loose on its piece: it slips and falls. */
  readonly isLoose: boolean;
}

const FRAMES = Array.from({ length: MOTION.flameFrames }, (_, frame) => frame);

const still = (piece: ScenePiece, key: string, role: SpriteRole = 'face'): PieceSprite => ({
  key,
  piece,
  role,
  frame: null,
  stamp: null,
  isLoose: false,
});

export function toneOf(catalogue: BoardCatalogue, { marks }: ScenePiece): PieceTone {
  const tones = marks.map((mark) => markIn(catalogue, mark).tone);
  return tones.find((tone) => tone === 'fallen') ?? tones.find((tone) => tone !== undefined) ?? 'normal';
}

/** A gauge is for those who can lose a life and go on. */
export const hasGauge = ({ life }: ScenePiece): boolean => life !== undefined && life.max > 1;

export function drawnMark(catalogue: BoardCatalogue, mark: string, piece: ScenePiece): string {
  const { wound } = markIn(catalogue, mark);
  return wound && hasGauge(piece) ? wound.besideGauge : mark;
}

/** Selected says more than that it can act; some do not act, and wear a ring of their own instead. */
function marksOf(catalogue: BoardCatalogue, piece: ScenePiece, selectedId: DiscId | null): readonly string[] {
  const isSelected =
    piece.id === selectedId && !piece.marks.some((mark) => markIn(catalogue, mark).isInsteadOfSelected);
  return Object.keys(catalogue.marks).filter((mark) => {
    if (mark === 'selected') return isSelected || piece.marks.includes(mark);
    return mark === 'canAct' && isSelected ? false : piece.marks.includes(mark);
  });
}

/** What the eye or the hand is at. */
export interface Attention {
  readonly selectedId: DiscId | null;
  /** They may be carried over all others. */
  readonly movableIds: readonly DiscId[];
}

const BEHIND_ALL = -2;
const UNMARKED = -1;
const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

/** Marked pieces last, so that no neighbour hides what matters. */
function prominence(catalogue: BoardCatalogue, piece: ScenePiece, { selectedId, movableIds }: Attention): number {
  if (pieceIn(catalogue, piece.piece).kind === 'pillar') return BEHIND_ALL;
  if (movableIds.includes(piece.id)) return ABOVE_ALL;
  const marks = marksOf(catalogue, piece, selectedId);
  return Math.max(...marks.map((mark) => markIn(catalogue, mark).prominence ?? UNMARKED), UNMARKED);
}

function shadowsOf(catalogue: BoardCatalogue, piece: ScenePiece): PieceSprite[] {
  const { radiusMm } = piece;
  if (pieceIn(catalogue, piece.piece).kind === 'pillar') return [still(piece, shadowKey(radiusMm, 'pillar'))];
  return [still(piece, liftedShadowKey(radiusMm), 'liftedShadow'), still(piece, shadowKey(radiusMm), 'restingShadow')];
}

const burning = (sprite: PieceSprite, keyOf: (frame: number) => string): PieceSprite[] =>
  FRAMES.map((frame) => ({ ...sprite, key: keyOf(frame), frame }));

function markSprites(catalogue: BoardCatalogue, mark: string, piece: ScenePiece): PieceSprite[] {
  const { id, radiusMm } = piece;
  const { isLoose = false, isBurning } = markIn(catalogue, mark);
  const picture = still(piece, markKey(drawnMark(catalogue, mark, piece), radiusMm));
  const sprite = { ...picture, stamp: stampOf(id, mark), isLoose };
  return isBurning ? burning(sprite, (frame) => flameKey(mark, frame, radiusMm)) : [sprite];
}

function glowOf(catalogue: BoardCatalogue, piece: ScenePiece, tone: PieceTone): PieceSprite[] {
  const look = pieceIn(catalogue, piece.piece);
  if (look.kind !== 'disc' || look.livery.glow === null || tone !== 'normal') return [];
  return burning(still(piece, ''), (frame) => glowKey(piece.piece, frame, piece.radiusMm));
}

function facesOf(catalogue: BoardCatalogue, piece: ScenePiece, selectedId: DiscId | null): PieceSprite[] {
  const { id, radiusMm, life, aboard = [] } = piece;
  const marks = marksOf(catalogue, piece, selectedId);
  const all = (layer: MarkLook['layer']): PieceSprite[] =>
    marks
      .filter((mark) => markIn(catalogue, mark).layer === layer)
      .flatMap((mark) => markSprites(catalogue, mark, piece));
  const tone = toneOf(catalogue, piece);
  const gauge =
    life && hasGauge(piece) ? [{ ...still(piece, lifeKey(life, radiusMm)), stamp: stampOf(id, 'life') }] : [];
  return [
    ...all('under'),
    ...glowOf(catalogue, piece, tone),
    still(piece, bodyKey(piece.piece, radiusMm, tone)),
    ...all('shell'),
    ...gauge,
    ...all('over'),
    ...aboard.map((one, slot) => ({
      ...still(piece, aboardKey({ ...one, slot, radiusMm })),
      stamp: stampOf(id, `aboard-${slot}`),
    })),
  ];
}

/** Everything to be drawn of a scene, back to front: no shadow falls on a disc. */
export function spritesOf(
  catalogue: BoardCatalogue,
  pieces: BoardScene['pieces'],
  attention: Attention,
): readonly PieceSprite[] {
  const rank = (piece: ScenePiece): number => prominence(catalogue, piece, attention);
  const inOrder = [...pieces].sort((a, b) => rank(a) - rank(b));
  return [
    ...inOrder.flatMap((piece) => shadowsOf(catalogue, piece)),
    ...inOrder.flatMap((piece) => facesOf(catalogue, piece, attention.selectedId)),
  ];
}
