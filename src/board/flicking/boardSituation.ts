import type { Camera, Frame, Projection } from '../camera';
import type { Fizzle, Glass } from '../aim';
import type { BoardViewProps, PlaceMm } from '../scene/boardViewProps';
import type { DiscId } from '../../rules/flicking';
import type { ShownAim } from './shownAim';
import type { ShownDrag, ShownKnob } from './shownDrag';

type Told = Pick<
  BoardViewProps,
  | 'scene'
  | 'minSpeedMmS'
  | 'maxSpeedMmS'
  | 'aid'
  | 'firstContactOf'
  | 'setAim'
  | 'selectedId'
  | 'placing'
  | 'ring'
  | 'onLaunch'
  | 'onAimChange'
  | 'onNotch'
  | 'onSelect'
  | 'onTapPiece'
  | 'onPressPiece'
  | 'onHoldPiece'
>;

/** What the control knows of the world. */
export interface BoardSituation extends Told, Required<Pick<BoardViewProps, 'way'>> {
  readonly isFlying: boolean;
  /** What it shows the board in, and how that is turned. Fingers are told by its edges. */
  readonly viewport: Frame;
  /** As far as a finger goes; null while nobody knows. */
  readonly glass: Glass | null;
  readonly isMotionReduced: boolean;
}

/** What the control does to the picture. */
export interface BoardPorts {
  drawAim(aim: ShownAim): void;
  /** The power of a pull as it is said, at every change; null when nobody pulls. */
  tellPower(power: number | null): void;
  /** A swipe has come to nothing, there. */
  sayFizzle(why: Fizzle, place: PlaceMm): void;
  /** At every movement of a dragged piece, and on its way back. */
  drawDrag(drag: ShownDrag): void;
  drawKnob(knob: ShownKnob): void;
  drawFrom(projection: Projection, how: 'at once' | 'in a step'): void;
  /** The camera came to rest there. */
  settle(camera: Camera): void;
  select(discId: DiscId | null): void;
  /** Calls with the time since now, every frame, until the answer is called. */
  everyFrame(look: (afterMs: number) => void): () => void;
}
