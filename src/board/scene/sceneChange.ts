import type { Flight } from '../../physics/flight';
import { MOTION, MOTION_MS } from '../../theme';
import { markIn, type BoardCatalogue } from '../look/catalogue';
import type { DiscId } from '../../rules/flicking';
import type { BoardScene, ScenePiece } from './scene';

/** A piece that gets onto another, or into it, where it has a place on the rim from then on; or off it, by the same way. */
export interface Boarding {
  readonly piece: ScenePiece;
  readonly onto: ScenePiece;
  readonly slot: number;
  readonly isLeaving: boolean;
}

/** What became of the pieces between two scenes, as far as it is to be seen happening. */
export interface SceneChange {
  /** They drop away. */
  readonly gone: readonly ScenePiece[];
  /** Pieces and marks that are stamped on them, by `stampOf`. */
  readonly stamped: ReadonlySet<string>;
  /** Put down somewhere else. */
  readonly landed: ReadonlySet<string>;
  /** By `stampOf` their new places on a rim, or by their ids those on the board, which are empty until they are there. */
  readonly boarding: ReadonlyMap<string, Boarding>;
  /** By its disc, where something lay loose that has slipped. */
  readonly slippedFrom: ReadonlyMap<string, Slip>;
}

type Slip = NonNullable<ScenePiece['slipMm']>;
const NO_SLIP: Slip = { x: 0, y: 0 };

export const NO_CHANGE: SceneChange = {
  gone: [],
  stamped: new Set(),
  landed: new Set(),
  boarding: new Map(),
  slippedFrom: new Map(),
};

export const stampOf = (pieceId: DiscId, mark: string): string => `${pieceId} ${mark}`;

function stampsOf(catalogue: BoardCatalogue, before: ScenePiece, after: ScenePiece): string[] {
  const isHurt = (after.life?.now ?? 0) < (before.life?.now ?? 0);
  const marks = after.marks.filter((mark) => markIn(catalogue, mark).befalls && !before.marks.includes(mark));
  const again = isHurt ? after.marks.filter((mark) => markIn(catalogue, mark).wound) : [];
  const stamps = [...marks, ...again].map((mark) => stampOf(after.id, mark));
  return isHurt ? [...stamps, stampOf(after.id, 'life')] : stamps;
}

/** A piece that the flight itself has taken away is not seen to go a second time. */
function isSpent(piece: ScenePiece, flight: Flight | null): boolean {
  const track = flight?.tracks.find(({ discId }) => discId === piece.id);
  return track !== undefined && track.vanishesMs !== null;
}

/** Who lay on the board and now lies on another piece. */
const boardingOf = (then: ReadonlyMap<string, ScenePiece>, onto: ScenePiece): (readonly [string, Boarding])[] =>
  (onto.aboard ?? []).flatMap(({ id }, slot) => {
    const piece = then.get(id);
    return piece === undefined
      ? []
      : [[stampOf(onto.id, `aboard-${slot}`), { piece, onto, slot, isLeaving: false }] as const];
  });

/** Who lay on this piece, wherever that is now, and lies on the board again. */
const leavingOf = (
  was: ScenePiece,
  now: ReadonlyMap<string, ScenePiece>,
  flown: ReadonlySet<string>,
): (readonly [string, Boarding])[] =>
  (was.aboard ?? []).flatMap(({ id }, slot) => {
    const piece = now.get(id);
    return piece === undefined || flown.has(id)
      ? []
      : [[id, { piece, onto: now.get(was.id) ?? was, slot, isLeaving: true }] as const];
  });

/** What lies loose on the same disc as before, elsewhere. */
function slipOf(catalogue: BoardCatalogue, was: ScenePiece, piece: ScenePiece): Slip | null {
  const lay = was.marks.some((mark) => markIn(catalogue, mark).isLoose && piece.marks.includes(mark));
  if (!lay) return null;
  const { x, y } = was.slipMm ?? NO_SLIP;
  const now = piece.slipMm ?? NO_SLIP;
  return x === now.x && y === now.y ? null : { x, y };
}

/** null: nothing that could be seen happening. */
export function sceneChange(
  catalogue: BoardCatalogue,
  before: BoardScene,
  after: BoardScene,
  flight: Flight | null,
): SceneChange | null {
  if (before.ground !== after.ground) return NO_CHANGE;
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const then = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const stayed = after.pieces.flatMap((piece) => {
    const was = then.get(piece.id);
    return was ? [{ was, piece }] : [];
  });
  const flown = new Set(flight?.tracks.map(({ discId }) => discId));
  const moved = stayed.filter(({ was, piece }) => was.xMm !== piece.xMm || was.yMm !== piece.yMm);
  const boarding = new Map([
    ...after.pieces.flatMap((onto) => boardingOf(then, onto)),
    ...before.pieces.flatMap((was) => leavingOf(was, now, flown)),
  ]);
  const boarded = new Set([...boarding.values()].map(({ piece }) => piece.id));
  const slips = stayed.flatMap(({ was, piece }) => {
    const from = slipOf(catalogue, was, piece);
    return from === null ? [] : [[piece.id, from] as const];
  });
  const change: SceneChange = {
    gone: before.pieces.filter(({ id }) => !now.has(id) && !boarded.has(id)).filter((piece) => !isSpent(piece, flight)),
    stamped: new Set(stayed.flatMap(({ was, piece }) => stampsOf(catalogue, was, piece))),
    landed: new Set(moved.map(({ piece }) => piece.id).filter((id) => !flown.has(id))),
    boarding,
    slippedFrom: new Map(slips),
  };
  const { gone, ...others } = change;
  return gone.length > 0 || Object.values(others).some(({ size }) => size > 0) ? change : null;
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
