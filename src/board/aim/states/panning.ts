import { distance, type Vec2 } from '../../../lib';
import {
  IDLE,
  placeOf,
  step,
  type AimModeOf,
  type AimState,
  type AimStep,
  type AimTable,
  type Fizzle,
} from '../aimState';
import type { TouchSample } from '../fingerPath';
import { isLiftedElsewhere } from '../press';
import { TAP_SLOP_PX } from '../swipe';
import { tapped } from './tap';

type Panning = AimModeOf<'panning'>;

/** One finger that means no flick drags the board. The first pixels are not made up for: the board does not jump. */
export function panningMoved(state: AimState, mode: Panning, from: Vec2, to: Vec2): AimStep {
  const hasMoved = mode.hasMoved || distance(mode.press.at, to) >= TAP_SLOP_PX;
  const moved = { ...state, mode: { ...mode, at: to, hasMoved } };
  return hasMoved ? step(moved, { kind: 'looked', pinch: { factor: 1, from, to } }) : step(moved);
}

/** With the whole board in view nothing has moved: whoever meant to flick hears why nothing flew. */
const whyNoFlick = ({ isCloser, discs, way }: AimTable): Fizzle | null =>
  isCloser || discs.length === 0 ? null : way === 'steps' ? 'steps' : 'beside';

export function panningReleased(state: AimState, mode: Panning, sample: TouchSample, table: AimTable): AimStep {
  const isUnseen = !mode.hasMoved && isLiftedElsewhere(mode.press, sample);
  if (!mode.hasMoved && !isUnseen) return tapped(state, mode.press, sample.atMs, table);
  const why = whyNoFlick(table);
  return step({ ...state, mode: IDLE }, why && { kind: 'fizzled', why, at: isUnseen ? placeOf(sample) : mode.at });
}
