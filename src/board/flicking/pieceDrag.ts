import { add, vec2, type Vec2 } from '../../lib';
import { toBoard, type Projection } from '../camera';
import { KNOB_GRIP } from './aimTable';
import type { BoardPorts, BoardSituation } from './boardSituation';
import type { PlaceMm } from '../scene/boardViewProps';
import { heldAt } from './heldAt';
import type { ScenePiece } from '../scene/scene';
import type { DiscId } from '../../rules/flicking';
import { knobPlace } from './knobPlace';
import { placeOnRing, wishedByKnob } from './shotRing';
import { NO_DRAG, NO_KNOB, type ShownDrag } from './shownDrag';
import { snapped } from './snapped';

const SPRING_BACK_MS = 160;
/** The parent answers a move with a new scene; one that does not by then has refused it. */
const ANSWER_MS = 400;

const nothing = (): void => undefined;
const pieceIn = ({ scene }: BoardSituation, pieceId: DiscId): ScenePiece | null =>
  scene.pieces.find(({ id }) => id === pieceId) ?? null;

/** Moves pieces that are being placed, and a projectile round its shooter, under a finger or by keys. */
export class PieceDrag {
  private drag = NO_DRAG;
  private knob: PlaceMm | null = null;
  private heldId: DiscId | null = null;
  private stopWaiting = nothing;

  constructor(private readonly ports: Pick<BoardPorts, 'drawDrag' | 'drawKnob' | 'everyFrame'>) {}

  /** Where the ring is held, while there is one and it is not in a hand. */
  get knobPlace(): PlaceMm | null {
    return this.knob;
  }

  layKnob(situation: BoardSituation, projection: Projection): void {
    if (this.heldId === KNOB_GRIP) return;
    const { ring, isFlying, viewport, scene } = situation;
    this.knob = ring && !isFlying ? knobPlace(ring, scene.pieces, projection, viewport) : null;
    this.ports.drawKnob(this.knob ? { isShown: true, ...this.knob, isHeld: false } : NO_KNOB);
  }

  move(situation: BoardSituation, projection: Projection, gripId: DiscId, atPx: Vec2): void {
    this.stopWaiting();
    this.heldId = gripId;
    if (gripId === KNOB_GRIP) return this.show(this.byKnob(situation, toBoard(projection, atPx)));
    const radiusMm = pieceIn(situation, gripId)?.radiusMm ?? 0;
    this.show(freely(situation, gripId, heldAt(projection, situation.viewport, radiusMm, atPx)));
  }

  /** The finger is up. What may not lie there springs back; the parent is told all the same, for it can say why. */
  drop(situation: BoardSituation, projection: Projection, gripId: DiscId, atPx: Vec2): void {
    this.move(situation, projection, gripId, atPx);
    const { pieceId, isLegal, xMm, yMm } = this.drag;
    this.heldId = null;
    if (pieceId === null) return;
    if (isLegal) this.waitForScene(situation, projection);
    else this.springBack(situation, projection);
    tellMove(situation, pieceId, { xMm, yMm });
  }

  /** A second finger, a turned screen: back to where it was. */
  callOff(situation: BoardSituation, projection: Projection): void {
    this.heldId = null;
    this.springBack(situation, projection);
  }

  /** The new scene has the piece where it belongs. */
  sceneHasChanged(): void {
    this.stopWaiting();
    if (this.heldId === null) this.show(NO_DRAG);
  }

  /** By keys; an arrow pushes a projectile along its ring. */
  nudge(situation: BoardSituation, pieceId: DiscId, byMm: Vec2): void {
    const piece = pieceIn(situation, pieceId);
    if (!piece || situation.isFlying) return;
    const wished = add(vec2(piece.xMm, piece.yMm), byMm);
    const { ring, placing } = situation;
    if (ring?.pieceId === pieceId) tellMove(situation, pieceId, placeOnRing(ring, piece.radiusMm, wished).place);
    else if (placing?.pieceIds.includes(pieceId)) tellMove(situation, pieceId, { xMm: wished.x, yMm: wished.y });
  }

  dispose(): void {
    this.stopWaiting();
  }

  private byKnob(situation: BoardSituation, at: Vec2): ShownDrag {
    const { ring } = situation;
    const projectile = ring ? pieceIn(situation, ring.pieceId) : null;
    if (!ring || !projectile || !this.knob) return NO_DRAG;
    this.ports.drawKnob({ isShown: true, xMm: at.x, yMm: at.y, isHeld: true });
    const { place, isLegal } = placeOnRing(ring, projectile.radiusMm, wishedByKnob(ring, projectile, this.knob, at));
    return { pieceId: projectile.id, ...place, isLegal };
  }

  private show(drag: ShownDrag): void {
    this.drag = drag;
    this.ports.drawDrag(drag);
  }

  private waitForScene(situation: BoardSituation, projection: Projection): void {
    this.stopWaiting = this.ports.everyFrame((afterMs) => {
      if (afterMs >= ANSWER_MS) this.springBack(situation, projection);
    });
  }

  private springBack(situation: BoardSituation, projection: Projection): void {
    this.stopWaiting();
    this.layKnob(situation, projection);
    const from = this.drag;
    const home = from.pieceId === null ? null : pieceIn(situation, from.pieceId);
    if (!home || situation.isMotionReduced) return this.show(NO_DRAG);
    this.stopWaiting = this.ports.everyFrame((afterMs) => {
      const left = Math.max(0, 1 - afterMs / SPRING_BACK_MS) ** 2;
      if (left === 0) return this.sceneHasChanged();
      const xMm = home.xMm + (from.xMm - home.xMm) * left;
      const yMm = home.yMm + (from.yMm - home.yMm) * left;
      this.show({ ...from, xMm, yMm });
    });
  }
}

function freely({ placing }: BoardSituation, pieceId: DiscId, { x, y }: Vec2): ShownDrag {
  const wished = { xMm: x, yMm: y };
  const place = snapped(wished, (there) => placing?.isLegal(pieceId, there) ?? false);
  return { pieceId, ...(place ?? wished), isLegal: place !== null };
}

function tellMove({ ring, placing }: BoardSituation, pieceId: DiscId, place: PlaceMm): void {
  if (ring?.pieceId === pieceId) ring.onMove(place);
  else placing?.onMove(pieceId, place);
}
