import type { Flight } from '../../physics/flight';
import { MOTION, MOTION_MS } from '../../theme';
import type { MarkId } from '../sprites/marks';
import type { BoardScene, ScenePiece } from './scene';

/** What became of the pieces between two scenes, as far as it is to be seen happening. */
export interface SceneChange {
  /** They drop away. */
  readonly gone: readonly ScenePiece[];
  /** Pieces and marks that are stamped on them, by `stampOf`. */
  readonly stamped: ReadonlySet<string>;
  /** Put down somewhere else. */
  readonly landed: ReadonlySet<string>;
}

export const NO_CHANGE: SceneChange = { gone: [], stamped: new Set(), landed: new Set() };

/** What befalls a piece; the others are only offers and choices, and come and go without a blow. */
const BEFALLING: ReadonlySet<MarkId> = new Set([
  'fireWall',
  'armoured',
  'veiled',
  'frozen',
  'wounded',
  'incapacitated',
  'poisoned',
  'acted',
]);

export const stampOf = (pieceId: string, mark: MarkId | 'life' | `aboard-${number}`): string => `${pieceId} ${mark}`;

function stampsOf(before: ScenePiece, after: ScenePiece): string[] {
  const isHurt = (after.life?.now ?? 0) < (before.life?.now ?? 0);
  const marks = after.marks.filter((mark) => BEFALLING.has(mark) && !before.marks.includes(mark));
  const again: readonly MarkId[] = isHurt && after.marks.includes('wounded') ? ['wounded'] : [];
  const boarded = (after.aboard ?? []).flatMap((_, slot) =>
    slot < (before.aboard?.length ?? 0) ? [] : [stampOf(after.id, `aboard-${slot}`)],
  );
  const stamps = [...[...marks, ...again].map((mark) => stampOf(after.id, mark)), ...boarded];
  return isHurt ? [...stamps, stampOf(after.id, 'life')] : stamps;
}

/** A piece that the flight itself has taken away is not seen to go a second time. */
function isSpent(piece: ScenePiece, flight: Flight | null): boolean {
  const track = flight?.tracks.find(({ discId }) => discId === piece.id);
  return track !== undefined && track.vanishesMs !== null;
}

/** null: nothing that could be seen happening. */
export function sceneChange(before: BoardScene, after: BoardScene, flight: Flight | null): SceneChange | null {
  if (before.room !== after.room) return NO_CHANGE;
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const then = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const stayed = after.pieces.flatMap((piece) => {
    const was = then.get(piece.id);
    return was ? [{ was, piece }] : [];
  });
  const flown = new Set(flight?.tracks.map(({ discId }) => discId));
  const moved = stayed.filter(({ was, piece }) => was.xMm !== piece.xMm || was.yMm !== piece.yMm);
  const change = {
    gone: before.pieces.filter((piece) => !now.has(piece.id) && !isSpent(piece, flight)),
    stamped: new Set(stayed.flatMap(({ was, piece }) => stampsOf(was, piece))),
    landed: new Set(moved.map(({ piece }) => piece.id).filter((id) => !flown.has(id))),
  };
  return change.gone.length + change.stamped.size + change.landed.size > 0 ? change : null;
}

/** A mark comes down on its piece like a stamp, faster and faster. */
export function stampScaleAt(sinceMs: number): number {
  'worklet';
  const share = sinceMs / MOTION_MS.markStamp;
  return share >= 1 ? 1 : MOTION.stampScale + (1 - MOTION.stampScale) * share * share;
}

/** The shadow of a disc that has been put down is squashed once; the disc never is. */
export function squashAt(sinceMs: number): number {
  'worklet';
  const share = sinceMs / MOTION_MS.discDrop;
  return share <= 0 || share >= 1 ? 1 : 1 + MOTION.shadowSquash * Math.sin(Math.PI * share);
}
