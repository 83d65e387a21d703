import { assertNever, turnedBack, vec2, type Vec2 } from '../../lib';
import {
  aimMachine,
  AT_REST,
  calledOff,
  chosen,
  forgotten,
  pieceBeingHeld,
  selectedDisc,
  type AimEvent,
  type AimOutcome,
  type AimState,
  type AimTable,
  type TouchEvent,
} from '../aim';
import {
  doubleTapped,
  isCloser,
  isInView,
  keptInView,
  pinched,
  projectionOf,
  toBoard,
  toScreen,
  turnOf,
  wholeBoard,
  type Camera,
  type Projection,
} from '../camera';
import { aimedByFinger, aimedBySteps, launchOn } from './aimed';
import { AimShow } from './aimShow';
import { aimTableOf } from './aimTable';
import type { BoardPorts, BoardSituation } from './boardSituation';
import type { PlaceMm } from '../scene/boardViewProps';
import type { DiscId } from '../../rules/flicking';
import { PieceDrag } from './pieceDrag';
import { lookedBy, type WheelTurn } from './wheelTurn';

const pointOf = ({ xMm, yMm }: PlaceMm): Vec2 => vec2(xMm, yMm);

/** A wheel that has not turned for so long has come to rest. */
const WHEEL_RESTS_MS = 160;

/** Wires the pure machines to a board: touches go in; a launch, a camera and something to draw come out. */
export class BoardControl {
  private state: AimState;
  private camera: Camera;
  private readonly aim: AimShow;
  private readonly drag: PieceDrag;
  private stopWatching: (() => void) | null = null;
  private stopWheel: (() => void) | null = null;

  constructor(
    private situation: BoardSituation,
    private readonly ports: BoardPorts,
  ) {
    this.camera = wholeBoard(situation.scene);
    this.state = chosen(AT_REST, situation.selectedId ?? null);
    this.aim = new AimShow(ports);
    this.drag = new PieceDrag(ports);
  }

  /** A turned screen or a new scene: the camera looks at the same place of the board as before. */
  update(situation: BoardSituation): void {
    const before = this.situation;
    this.situation = situation;
    const hasMoved = situation.viewport !== before.viewport;
    if (hasMoved) this.ports.drawFrom(this.projection, 'at once');
    if (situation.scene !== before.scene) this.drag.sceneHasChanged();
    // Fingers that were put on another picture mean nothing on this one.
    const hasFlightBegun = situation.isFlying && !before.isFlying;
    if (hasMoved || hasFlightBegun || situation.way !== before.way) this.callOff();
    this.drag.layKnob(situation, this.projection);
    this.followChoice();
    if (situation.selectedId !== before.selectedId) this.showChosen();
    if (!this.stopWatching) this.show(0);
    if (situation.way === 'steps') this.aim.lookAhead(situation, this.projection);
  }

  feel(touch: TouchEvent): void {
    this.apply(touch);
    this.watch('sample' in touch ? touch.sample.atMs : touch.atMs);
    if (this.state.mode.kind === 'idle') this.ports.settle(this.camera);
  }

  /** A wheel looks closer or moves the board, as two fingers would; fingers that are down know better. */
  turnWheel(turn: WheelTurn): void {
    if (this.state.fingers.length > 0) return;
    const { viewport, scene } = this.situation;
    this.lookFrom(pinched(this.camera, lookedBy(turn), viewport, scene), 'at once');
    this.stopWheel?.();
    this.stopWheel = this.ports.everyFrame((afterMs) => {
      if (afterMs >= WHEEL_RESTS_MS) this.restWheel();
    });
  }

  /** Nothing fires until the fingers that are down have been up. */
  callOff(): void {
    this.leave(calledOff(this.state));
  }

  /** The same when nobody will say that they are up: the app was put away. */
  forgetFingers(): void {
    this.leave(forgotten(this.state));
  }

  /** A piece was activated without a finger. */
  press(pieceId: DiscId): void {
    const { scene, isFlying, onPressPiece, onTapPiece } = this.situation;
    if (!isFlying && scene.pieces.some(({ id, isFlickable }) => id === pieceId && isFlickable)) this.choose(pieceId);
    (onPressPiece ?? onTapPiece)?.(pieceId);
  }

  choose(discId: DiscId | null): void {
    this.become(chosen(this.state, discId));
    this.showChosen();
  }

  /** What is happening is not to go on out of sight; a finger that moves the board knows better. */
  follow(place: PlaceMm): void {
    const { situation, camera } = this;
    if (!isCloser(camera) || this.state.fingers.length > 0) return;
    const { scene, viewport, isMotionReduced } = situation;
    const next = isMotionReduced ? wholeBoard(scene) : keptInView(camera, pointOf(place), viewport, scene);
    if (next !== camera) this.lookFrom(next, 'at once');
  }

  /** The camera has followed as far as there was something to follow. */
  rest(): void {
    this.ports.settle(this.camera);
  }

  /** Whether the board had to be moved for a piece to be seen. */
  bringIntoView(pieceId: DiscId): boolean {
    const { scene, viewport } = this.situation;
    const piece = scene.pieces.find(({ id }) => id === pieceId);
    if (!piece || !isCloser(this.camera) || isInView(toScreen(this.projection, pointOf(piece)), viewport)) return false;
    this.lookFrom(keptInView(this.camera, pointOf(piece), viewport, scene), 'at once');
    this.ports.settle(this.camera);
    return true;
  }

  ask(pieceId: DiscId): void {
    this.situation.onHoldPiece?.(pieceId);
  }

  /** A key pushes a piece, as its arrow is seen. */
  nudge(pieceId: DiscId, seenMm: Vec2): void {
    this.drag.nudge(this.situation, pieceId, turnedBack(seenMm, turnOf(this.situation.viewport)));
  }

  dispose(): void {
    this.stopWatching?.();
    this.stopWheel?.();
    this.drag.dispose();
  }

  private restWheel(): void {
    this.stopWheel?.();
    this.stopWheel = null;
    this.rest();
  }

  private get projection(): Projection {
    return projectionOf(this.camera, this.situation.viewport, this.situation.scene);
  }

  private get table(): AimTable {
    return aimTableOf(this.situation, this.projection, this.drag.knobPlace);
  }

  private apply(event: AimEvent): void {
    const wasDragging = this.state.mode.kind === 'dragging';
    const { state, outcome } = aimMachine(this.state, event, this.table);
    this.become(state);
    if (wasDragging && state.mode.kind !== 'dragging' && outcome?.kind !== 'dropped') {
      this.drag.callOff(this.situation, this.projection);
    }
    if (outcome) this.act(outcome);
  }

  private become(state: AimState): void {
    const hasChosen = state.chosenId !== this.state.chosenId;
    this.state = state;
    this.ports.select(selectedDisc(state));
    if (hasChosen) this.situation.onSelect?.(state.chosenId);
  }

  private leave(state: AimState): void {
    if (this.state.mode.kind === 'dragging') this.drag.callOff(this.situation, this.projection);
    this.become(state);
    this.watch(0);
  }

  /** Where the parent decides what is chosen, it has the last word. */
  private followChoice(): void {
    const { selectedId } = this.situation;
    if (selectedId === undefined || selectedId === this.state.chosenId) return;
    this.state = chosen(this.state, selectedId);
    this.ports.select(selectedDisc(this.state));
  }

  /** What has been chosen elsewhere, by a key or a card, is brought into view. */
  private showChosen(): void {
    if (this.state.chosenId !== null) this.bringIntoView(this.state.chosenId);
  }

  private act(outcome: AimOutcome): void {
    const { situation, projection } = this;
    switch (outcome.kind) {
      case 'flicked':
        return situation.onLaunch(launchOn(projection, situation.maxSpeedMmS, outcome.discId, outcome.velocityPxS));
      case 'fizzled': {
        const { x, y } = toBoard(projection, outcome.at);
        return this.ports.sayFizzle(outcome.why, { xMm: x, yMm: y });
      }
      case 'tapped':
        return situation.onTapPiece?.(outcome.pieceId);
      case 'held':
        return situation.onHoldPiece?.(outcome.pieceId);
      case 'dragged':
        return this.drag.move(situation, projection, outcome.gripId, outcome.at);
      case 'dropped':
        return this.drag.drop(situation, projection, outcome.gripId, outcome.at);
      case 'looked':
        return this.lookFrom(pinched(this.camera, outcome.pinch, situation.viewport, situation.scene), 'at once');
      case 'doubleTapped': {
        const camera = doubleTapped(this.camera, outcome.at, situation.viewport, situation.scene);
        return this.lookFrom(camera, situation.isMotionReduced ? 'at once' : 'in a step');
      }
      default:
        return assertNever(outcome);
    }
  }

  private lookFrom(camera: Camera, how: 'at once' | 'in a step'): void {
    this.camera = camera;
    this.ports.drawFrom(this.projection, how);
    this.drag.layKnob(this.situation, this.projection);
  }

  /** A finger that stops sends nothing, yet its aim fades or settles, or it asks: so it is looked at every frame. */
  private watch(eventAtMs: number): void {
    this.stopWatching?.();
    this.stopWatching = null;
    this.show(eventAtMs);
    const { kind } = this.state.mode;
    const isAiming = kind === 'aiming' || kind === 'pulling';
    if (!isAiming && pieceBeingHeld(this.state.mode, this.table) === null) return;
    this.stopWatching = this.ports.everyFrame((afterMs) => this.timeHasPassed(eventAtMs + afterMs));
  }

  private timeHasPassed(atMs: number): void {
    this.apply({ kind: 'wait', atMs });
    if (this.state.mode.kind === 'cancelled') return this.watch(atMs);
    this.show(atMs);
    this.aim.lookAheadIfDue(this.situation, this.projection, atMs);
  }

  private show(atMs: number): void {
    const aimed = aimedByFinger(this.state, atMs, this.situation, this.projection);
    this.aim.show(this.situation, this.projection, aimed ?? aimedBySteps(this.situation));
    this.aim.tell(this.situation, aimed?.launch ?? null);
  }
}
