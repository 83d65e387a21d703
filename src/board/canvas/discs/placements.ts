import { scale, turnedBack, type Quarters, type Vec2 } from '../../../lib';
import { poseAt, type Flight } from '../../../physics/flight';
import type { DiscAtlas } from '../../sprites';
import { MOTION_MS } from '../../../theme';
import type { FlightShow } from '../../scene/boardViewProps';
import { looseOf, loosePoseAt, type Loose } from './loose';
import { liftAt, liftOf, type Lift } from '../../flights/lift';
import type { Moment, SpritePose } from './moment';
import { squashAt, stampScaleAt, type SceneChange } from '../../scene/sceneChange';
import type { PieceSprite, SpriteRole } from '../../scene/sprites';
import type { DiscId } from '../../../rules/flicking';

/** The picture of a lifted shadow holds the disc's place in its middle; on the board it hides under the disc. */
const LIFTED_OFFSET = { x: 0.26, y: 0.36 };

/** What it takes to place one sprite at any moment: plain values, which the UI thread gets a copy of. */
export interface Placement {
  readonly pieceId: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  readonly originXPx: number;
  readonly originYPx: number;
  /** Which track of the flight it follows; -1: none. */
  readonly track: number;
  readonly lift: Lift | null;
  readonly role: SpriteRole;
  readonly isSelected: boolean;
  readonly frame: number | null;
  readonly isStamped: boolean;
  readonly hasLanded: boolean;
  /** Who belongs there is still on the way. */
  readonly isAwaited: boolean;
  /** null for what does not lie loose. */
  readonly loose: Loose | null;
  /** From where its lifted shadow has its place to where it hides. */
  readonly underMm: Vec2;
}

export interface SceneInMotion {
  /** How the board lies: shadows fall to the lower right of what is seen. */
  readonly lies: Quarters;
  readonly flight: Flight | null;
  readonly selectedId: DiscId | null;
  readonly change: SceneChange;
  readonly falls?: FlightShow['falls'];
}

export function placementsOf(
  atlas: DiscAtlas,
  sprites: readonly PieceSprite[],
  { lies, flight, selectedId, change, falls = [] }: SceneInMotion,
): readonly Placement[] {
  const tracks = new Map(flight?.tracks.map((track, index) => [track.discId, { track, index }]));
  return sprites.map(({ key, piece, role, frame, stamp, isLoose }) => {
    const sprite = atlas.sprite(key);
    if (!sprite) throw new Error(`the atlas has no ${key}`);
    const flown = tracks.get(piece.id);
    return {
      pieceId: piece.id,
      xMm: piece.xMm,
      yMm: piece.yMm,
      radiusMm: piece.radiusMm,
      originXPx: sprite.originXPx,
      originYPx: sprite.originYPx,
      track: flown?.index ?? -1,
      lift: flown ? liftOf(flown.track) : null,
      role,
      isSelected: piece.id === selectedId,
      frame,
      isStamped: stamp !== null && change.stamped.has(stamp),
      hasLanded: change.landed.has(piece.id),
      isAwaited: change.boarding.has(piece.id) || (stamp !== null && change.boarding.has(stamp)),
      loose: isLoose ? looseOf(piece, change, falls) : null,
      underMm: turnedBack(scale(LIFTED_OFFSET, -piece.radiusMm), lies),
    };
  });
}

const LOWERED_SCALE = 0.7;
/** By this share a resting shadow shrinks under the rising disc, until no rim of it is seen. */
const SUNKEN_SHARE = 0.25;

/** Discs slide upright: the light on them does not turn with them, and their faces stay readable. */
export function spritePoseAt(placement: Placement, moment: Moment): SpritePose {
  'worklet';
  const { track, underMm, role, isSelected, frame } = placement;
  const { flight, atMs, drag, changedMs } = moment;
  let { xMm, yMm } = placement;
  if (frame !== null && frame !== moment.frame) return { xMm, yMm, scale: 0 };
  let lift = isSelected ? moment.selectedLift : 0;
  if (drag.pieceId === placement.pieceId) {
    xMm = drag.xMm;
    yMm = drag.yMm;
    lift = 1;
  }
  if (flight !== null && track >= 0) {
    const pose = poseAt(flight, track, atMs);
    if (!pose.isVisible) return { xMm, yMm, scale: 0 };
    xMm = pose.xMm;
    yMm = pose.yMm;
    if (placement.lift !== null) lift = Math.max(lift, liftAt(placement.lift, atMs));
  }
  if (placement.isAwaited && changedMs < MOTION_MS.boarding) return { xMm, yMm, scale: 0 };
  if (role === 'face') {
    const scale = placement.isStamped ? stampScaleAt(changedMs) : 1;
    const { loose } = placement;
    return loose === null ? { xMm, yMm, scale } : loosePoseAt({ xMm, yMm, scale }, loose, track, moment);
  }
  // What is hidden costs nothing: of a disc in the air only one shadow is drawn.
  if (role === 'restingShadow') {
    const squash = placement.hasLanded ? squashAt(changedMs) : 1;
    return { xMm, yMm, scale: lift >= 1 ? 0 : squash * (1 - SUNKEN_SHARE * lift) };
  }
  if (lift === 0) return { xMm, yMm, scale: 0 };
  return {
    xMm: xMm + underMm.x * (1 - lift),
    yMm: yMm + underMm.y * (1 - lift),
    scale: LOWERED_SCALE + (1 - LOWERED_SCALE) * lift,
  };
}
