import { poseAt } from '../../../physics/flight';
import { MOTION_MS } from '../../../theme';
import type { FlightShow } from '../../scene/boardViewProps';
import type { Moment, SpritePose } from './moment';
import type { ScenePiece } from '../../scene/scene';
import type { SceneChange } from '../../scene/sceneChange';

/** How what lies loose lies on its disc, how it lay just before, and when it falls off in this flight. */
export interface Loose {
  readonly slipXMm: number;
  readonly slipYMm: number;
  readonly fromXMm: number;
  readonly fromYMm: number;
  readonly fallsAtMs: number | null;
}

export function looseOf(
  { id, slipMm = { x: 0, y: 0 } }: ScenePiece,
  { slippedFrom }: SceneChange,
  falls: NonNullable<FlightShow['falls']>,
): Loose {
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
export function loosePoseAt(onDisc: SpritePose, loose: Loose, track: number, moment: Moment): SpritePose {
  'worklet';
  const { flight, atMs, changedMs } = moment;
  const left = Math.max(0, 1 - changedMs / MOTION_MS.slip);
  const byXMm = loose.slipXMm + (loose.fromXMm - loose.slipXMm) * left * left;
  const byYMm = loose.slipYMm + (loose.fromYMm - loose.slipYMm) * left * left;
  if (flight !== null && track >= 0 && loose.fallsAtMs !== null && atMs >= loose.fallsAtMs) {
    const host = poseAt(flight, track, loose.fallsAtMs);
    const share = Math.min(1, (atMs - loose.fallsAtMs) / MOTION_MS.departure);
    return { xMm: host.xMm + byXMm, yMm: host.yMm + byYMm, scale: onDisc.scale * (1 - share * share) };
  }
  return { xMm: onDisc.xMm + byXMm, yMm: onDisc.yMm + byYMm, scale: onDisc.scale };
}
