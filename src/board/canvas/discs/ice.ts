import { poseAt } from '../../../physics/flight';
import { MOTION_MS } from '../../../theme';
import type { FlightShow } from '../../scene/boardViewProps';
import type { Moment, SpritePose } from './moment';
import type { ScenePiece } from '../../scene/scene';
import type { SceneChange } from '../../scene/sceneChange';

/** How the ice lies on its disc, how it lay just before, and when it falls off in this flight. */
export interface Ice {
  readonly slipXMm: number;
  readonly slipYMm: number;
  readonly fromXMm: number;
  readonly fromYMm: number;
  readonly fallsAtMs: number | null;
}

export function iceOf(
  { id, slipMm = { x: 0, y: 0 } }: ScenePiece,
  { slippedFrom }: SceneChange,
  falls: NonNullable<FlightShow['falls']>,
): Ice {
  const from = slippedFrom.get(id) ?? slipMm;
  return {
    slipXMm: slipMm.x,
    slipYMm: slipMm.y,
    fromXMm: from.x,
    fromYMm: from.y,
    fallsAtMs: falls.find(({ pieceId }) => pieceId === id)?.atMs ?? null,
  };
}

/** It goes with its disc and slips on it; once it has fallen it stays behind and drops away. */
export function icePoseAt(onDisc: SpritePose, ice: Ice, track: number, moment: Moment): SpritePose {
  'worklet';
  const { flight, atMs, changedMs } = moment;
  const left = Math.max(0, 1 - changedMs / MOTION_MS.iceSlip);
  const byXMm = ice.slipXMm + (ice.fromXMm - ice.slipXMm) * left * left;
  const byYMm = ice.slipYMm + (ice.fromYMm - ice.slipYMm) * left * left;
  if (flight !== null && track >= 0 && ice.fallsAtMs !== null && atMs >= ice.fallsAtMs) {
    const host = poseAt(flight, track, ice.fallsAtMs);
    const share = Math.min(1, (atMs - ice.fallsAtMs) / MOTION_MS.departure);
    return { xMm: host.xMm + byXMm, yMm: host.yMm + byYMm, scale: onDisc.scale * (1 - share * share) };
  }
  return { xMm: onDisc.xMm + byXMm, yMm: onDisc.yMm + byYMm, scale: onDisc.scale };
}
