import Matter from 'matter-js';
import type { Border, Disc } from './core';

/** Matter's own unit of velocity is a distance in one sixtieth of a second. */
const VELOCITY_UNIT_S = 1 / 60;
/** Walls only have to be seen and to appear in collision events; any thickness will do. */
const WALL_THICKNESS_MM = 100;
const FIRST_WALL_ID = 1;
export const FIRST_DISC_ID = FIRST_WALL_ID + 4;

/**
 * A body that never needs Matter's trigonometry: no polygon around the circle (a box stands for it in bounds and queries),
 * no axes, and an angle that stays 0 while the stage keeps the turn.
 */
export function discBody(id: number): Matter.Body {
  const body = Matter.Body.create({ id, label: 'Disc', friction: 0, frictionStatic: 0, frictionAir: 0, slop: 0 });
  body.axes = [];
  return body;
}

/** Makes the body stand for this disc. */
export function setDisc(body: Matter.Body, disc: Disc): void {
  body.circleRadius = disc.radiusMm;
  body.isStatic = disc.inverseMass === 0;
  body.inverseMass = disc.inverseMass;
  body.inverseInertia = disc.inverseInertia;
  body.mass = 1 / disc.inverseMass;
  body.inertia = 1 / disc.inverseInertia;
  showDisc(body, disc);
}

/** Where it is and how fast, as far as collision handlers and the solver can see. */
export function moveBody(body: Matter.Body, disc: Disc): void {
  body.position.x = disc.nowX;
  body.position.y = disc.nowY;
  // Typings leave positionPrev out of Body: it is how Matter stores a velocity.
  const previous = (body as unknown as { positionPrev: Matter.Vector }).positionPrev;
  previous.x = disc.nowX - disc.nowVx * VELOCITY_UNIT_S;
  previous.y = disc.nowY - disc.nowVy * VELOCITY_UNIT_S;
}

/** The same with its bounds, for drawing and queries. */
export function showDisc(body: Matter.Body, disc: Disc): void {
  moveBody(body, disc);
  const r = disc.radiusMm;
  const { min, max } = body.bounds;
  min.x = disc.nowX - r;
  min.y = disc.nowY - r;
  max.x = disc.nowX + r;
  max.y = disc.nowY + r;
  body.vertices.forEach((vertex, corner) => {
    vertex.x = corner === 0 || corner === 3 ? min.x : max.x;
    vertex.y = corner < 2 ? min.y : max.y;
  });
}

/** Left, right, top, bottom; none when the border is no wall. */
export function wallBodies(border: Border): Matter.Body[] {
  if (border.kind !== 'wall') return [];
  const t = WALL_THICKNESS_MM;
  const w = border.widthMm;
  const h = border.heightMm;
  const boxes = [
    { x: -t / 2, y: h / 2, width: t, height: h + 2 * t },
    { x: w + t / 2, y: h / 2, width: t, height: h + 2 * t },
    { x: w / 2, y: -t / 2, width: w + 2 * t, height: t },
    { x: w / 2, y: h + t / 2, width: w + 2 * t, height: t },
  ];
  return boxes.map((box, side) =>
    Matter.Bodies.rectangle(box.x, box.y, box.width, box.height, {
      id: FIRST_WALL_ID + side,
      label: 'Wall',
      isStatic: true,
    }),
  );
}
