import { length, type Vec2 } from '../../lib';
import {
  aimMachine,
  aimNow,
  AT_REST,
  chosen,
  launchOf,
  selectedDisc,
  type AimOutcome,
  type AimState,
  type Launch,
  type TouchEvent,
} from '../aim';
import {
  doubleTapped,
  pinched,
  projectionOf,
  wholeBoard,
  type Camera,
  type Pinch,
  type Projection,
  type Viewport,
} from '../camera';
import { aimTableOf } from './aimTable';
import type { LiveAim } from './boardViewProps';
import type { BoardScene } from './scene';
import { NO_AIM, shownAim, type ShownAim } from './shownAim';
import type { ShownDrag, ShownKnob } from './shownDrag';

/** What the control knows of the world. */
export interface BoardSituation {
  readonly scene: BoardScene;
  readonly isFlying: boolean;
  readonly viewport: Viewport;
  readonly maxSpeedMmS: number;
  readonly isMotionReduced: boolean;
  readonly onLaunch: (launch: Launch) => void;
  readonly onAimChange?: (aim: LiveAim | null) => void;
}

/** What the control does to the picture. */
export interface BoardPorts {
  drawAim(aim: ShownAim): void;
  /** At every movement of a dragged piece, and on its way back. */
  drawDrag(drag: ShownDrag): void;
  drawKnob(knob: ShownKnob): void;
  drawFrom(projection: Projection, how: 'at once' | 'in a step'): void;
  /** The camera came to rest there. */
  settle(camera: Camera): void;
  select(discId: string | null): void;
  /** Calls with the time since now, every frame, until the answer is called. */
  everyFrame(look: (afterMs: number) => void): () => void;
}

/** The speed is told in steps of this, not at every frame. */
const TOLD_STEP_MM_S = 25;

/** Wires the pure machines to a board: touches go in; a launch, a camera and something to draw come out. */
export class BoardControl {
  private state: AimState = AT_REST;
  private camera: Camera;
  private told: LiveAim | null = null;
  private stopWatching = (): void => undefined;

  constructor(
    private situation: BoardSituation,
    private readonly ports: BoardPorts,
  ) {
    this.camera = wholeBoard(situation.scene);
  }

  /** A turned screen or a new scene: the camera looks at the same place of the board as before. */
  update(situation: BoardSituation): void {
    const { viewport, isFlying } = this.situation;
    this.situation = situation;
    if (situation.viewport !== viewport) this.ports.drawFrom(this.projection, 'at once');
    if (situation.isFlying !== isFlying) this.show(0);
  }

  feel(touch: TouchEvent): void {
    const { scene, isFlying } = this.situation;
    const { state, outcome } = aimMachine(this.state, touch, aimTableOf(scene, isFlying, this.projection));
    this.state = state;
    this.ports.select(selectedDisc(state));
    this.watch('sample' in touch ? touch.sample.atMs : touch.atMs);
    if (outcome) this.act(outcome);
    if (state.mode.kind === 'idle') this.ports.settle(this.camera);
  }

  choose(discId: string): void {
    this.state = chosen(this.state, discId);
    this.ports.select(selectedDisc(this.state));
  }

  dispose(): void {
    this.stopWatching();
  }

  private get projection(): Projection {
    return projectionOf(this.camera, this.situation.viewport, this.situation.scene);
  }

  private act(outcome: AimOutcome): void {
    switch (outcome.kind) {
      case 'flicked':
        return this.situation.onLaunch(this.launchOf(outcome.discId, outcome.velocityPxS));
      case 'looked':
        return this.pinch(outcome.pinch);
      case 'doubleTapped':
        return this.doubleTap(outcome.at);
    }
  }

  private pinch(pinch: Pinch): void {
    this.camera = pinched(this.camera, pinch, this.situation.viewport, this.situation.scene);
    this.ports.drawFrom(this.projection, 'at once');
  }

  private doubleTap(at: Vec2): void {
    this.camera = doubleTapped(this.camera, at, this.situation.viewport, this.situation.scene);
    this.ports.drawFrom(this.projection, this.situation.isMotionReduced ? 'at once' : 'in a step');
  }

  private launchOf(discId: string, velocityPxS: Vec2): Launch {
    const { fitPxPerMm, turn } = this.projection;
    return launchOf(discId, velocityPxS, { fitPxPerMm, turn, maxSpeedMmS: this.situation.maxSpeedMmS });
  }

  /** A finger that stops sends nothing, yet its aim fades: so it is looked at every frame. */
  private watch(eventAtMs: number): void {
    this.stopWatching();
    this.show(eventAtMs);
    if (this.state.mode.kind !== 'aiming') return;
    this.stopWatching = this.ports.everyFrame((afterMs) => this.show(eventAtMs + afterMs));
  }

  private show(atMs: number): void {
    const { scene, isFlying, maxSpeedMmS } = this.situation;
    const aim = isFlying ? null : aimNow(this.state, atMs);
    const disc = scene.pieces.find(({ id }) => id === aim?.discId);
    if (!aim || !disc) {
      this.ports.drawAim(NO_AIM);
      return this.tell(null);
    }
    const launch = this.launchOf(aim.discId, aim.velocityPxS);
    const speedMmS = length({ x: launch.vxMmS, y: launch.vyMmS });
    this.ports.drawAim(shownAim(disc, launch, maxSpeedMmS));
    this.tell({ discId: disc.id, speedMmS: Math.round(speedMmS / TOLD_STEP_MM_S) * TOLD_STEP_MM_S });
  }

  private tell(aim: LiveAim | null): void {
    if (aim?.discId === this.told?.discId && aim?.speedMmS === this.told?.speedMmS) return;
    this.told = aim;
    this.situation.onAimChange?.(aim);
  }
}
