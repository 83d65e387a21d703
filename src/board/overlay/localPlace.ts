import type { Vec2 } from '../../lib';
import { placeTurned, toScreen, type Frame, type Projection } from '../camera';
import type { PlaceMm } from '../scene/boardViewProps';

/** Where a place of the board is on a sheet over it that is upright for whoever looks, however the board lies. */
export const localPlace = ({ xMm, yMm }: PlaceMm, projection: Projection, frame: Frame): Vec2 =>
  placeTurned(toScreen(projection, { x: xMm, y: yMm }), frame, frame.lies);
