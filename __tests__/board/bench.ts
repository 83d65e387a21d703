import type { Vec2 } from '../../src/lib';
import type { Launch, TouchEvent } from '../../src/board/aim';
import { UPRIGHT, type Camera, type Frame, type Projection } from '../../src/board/camera';
import { BoardControl } from '../../src/board/flicking/boardControl';
import type { BoardPorts, BoardSituation } from '../../src/board/flicking/boardSituation';
import type { LiveAim } from '../../src/board/scene/boardViewProps';
import type { ShownAim } from '../../src/board/flicking/shownAim';
import type { ShownDrag, ShownKnob } from '../../src/board/flicking/shownDrag';
import { piece, sceneOf } from './scenes';

export const SCENE = sceneOf(
  piece('elf', { xMm: 150, yMm: 400 }),
  piece('hole', { piece: 'pillar-crypt', xMm: 150, yMm: 100, isFlickable: false }),
);
export const PHONE: Frame = { widthPx: 390, heightPx: 700, ...UPRIGHT };
export const PHONE_ON_ITS_SIDE: Frame = { ...PHONE, widthPx: 700, heightPx: 390 };

/** A board without a screen: what it would draw and say is written down. */
export class Bench {
  readonly launches: Launch[] = [];
  readonly told: (LiveAim | null)[] = [];
  readonly settled: Camera[] = [];
  readonly fizzles: Parameters<BoardPorts['sayFizzle']>[] = [];
  readonly powers: (number | null)[] = [];
  aim: ShownAim | null = null;
  drag: ShownDrag | null = null;
  knob: ShownKnob | null = null;
  notches = 0;
  selected: string | null = null;
  projection: Projection | null = null;
  private readonly fingers = new Map<number, Vec2>();
  private readonly looks = new Set<(afterMs: number) => void>();
  nowMs = 5000;

  situation: BoardSituation = {
    way: 'swipe',
    aid: 'direction',
    scene: SCENE,
    isFlying: false,
    viewport: PHONE,
    glass: null,
    maxSpeedMmS: 6000,
    isMotionReduced: false,
    onLaunch: (launch) => this.launches.push(launch),
    onAimChange: (aim) => this.told.push(aim),
  };

  readonly control = new BoardControl(this.situation, {
    drawAim: (aim) => (this.aim = aim),
    tellPower: (power) => this.powers.push(power),
    sayFizzle: (...said) => this.fizzles.push(said),
    drawDrag: (drag) => (this.drag = drag),
    drawKnob: (knob) => (this.knob = knob),
    drawFrom: (projection) => (this.projection = projection),
    settle: (camera) => this.settled.push(camera),
    select: (discId) => (this.selected = discId),
    everyFrame: (look) => {
      this.looks.add(look);
      return () => this.looks.delete(look);
    },
  });

  get isWatching(): boolean {
    return this.looks.size > 0;
  }

  /** A frame, so long after the last touch. */
  look(afterMs: number): void {
    for (const look of [...this.looks]) look(afterMs);
  }

  set(wanted: Partial<BoardSituation>): void {
    this.situation = { ...this.situation, ...wanted };
    this.control.update(this.situation);
  }

  touch(kind: 'down' | 'move', x: number, y: number, fingerId = 1): void {
    const touch: TouchEvent = { kind, fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } };
    this.fingers.set(fingerId, { x, y });
    this.control.feel(touch);
  }

  up(fingerId = 1): void {
    const { x, y } = this.fingers.get(fingerId) ?? { x: 0, y: 0 };
    this.control.feel({ kind: 'up', fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } });
  }

  tap(x: number, y: number): void {
    this.touch('down', x, y);
    this.nowMs += 60;
    this.up();
  }

  /** A steady swipe upwards, so many pixels in so many milliseconds. */
  slide(fromX: number, fromY: number, lengthPx: number, duringMs: number): void {
    this.touch('down', fromX, fromY);
    for (let step = 1; step <= 10; step++) {
      this.nowMs += duringMs / 10;
      this.touch('move', fromX, fromY - (lengthPx * step) / 10);
    }
  }
}
