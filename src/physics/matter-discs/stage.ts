import Matter from 'matter-js';
import { discBody, moveBody, showDisc, wallBodies } from './bodies';
import {
  advanceTo,
  NEXT,
  settleInstant,
  touchingFrom,
  type Contact,
  type Disc,
  type DiscWorld,
  type Foreseen,
  type InstantResolver,
  type OnContact,
  type RunListener,
} from './core';
import { internalsOf, pairsOf, type MatterCollision } from './internals';
import { takeOver } from './plugin';

/** A Matter engine whose bodies are exact discs: one `Engine.update` for each instant at which something touches. */
export interface DiscStage {
  readonly engine: Matter.Engine;
  readonly world: DiscWorld;
  /** The body of the disc with the same index. */
  readonly bodies: readonly Matter.Body[];
  /** Left, right, top, bottom; empty when the border is no wall. */
  readonly walls: readonly Matter.Body[];
  /** Lets Matter's engine resolve an instant. */
  readonly resolve: InstantResolver;
}

/** An instant while `Engine.update` works on it. */
interface Instant {
  readonly foreseen: Foreseen;
  readonly onContact: OnContact;
  touching: Contact[];
  touched: Disc[];
}

/** Needs `Matter.use(matterDiscs)` once before. */
export function createStage(world: DiscWorld): DiscStage {
  const engine = Matter.Engine.create({
    gravity: { x: 0, y: 0, scale: 0 },
    positionIterations: 0,
    velocityIterations: 1,
    constraintIterations: 0,
  });
  const bodies = world.discs.map(discBody);
  const walls = wallBodies(world.border, bodies.length + 1);
  Matter.Composite.add(engine.world, [...bodies, ...walls]);
  const { Engine } = internalsOf(Matter);

  let instant: Instant | null = null;
  const resolve: InstantResolver = (_, foreseen, onContact) => {
    instant = { foreseen, onContact, touching: [], touched: [] };
    bringUp(world, bodies);
    engine.timing.timestamp = world.nowS * 1000;
    Engine.update(engine, 0);
    const { touched } = instant;
    instant = null;
    return touched;
  };
  const stage: DiscStage = { engine, world, bodies, walls, resolve };
  takeOver(engine, {
    findCollisions: () => (instant === null ? [] : findCollisions(stage, instant)),
    solveVelocities: () => {
      if (instant !== null) solveVelocities(stage, instant);
    },
  });
  return stage;
}

/** Plays the stage up to a moment and shows its bodies there; frames of any length give the same bits. */
export function playTo(stage: DiscStage, atMs: number, listener: RunListener): void {
  advanceTo(stage.world, atMs / 1000, stage.resolve, listener);
  for (const disc of stage.world.discs) {
    const body = stage.bodies[disc.index];
    if (body === undefined) continue;
    showDisc(body, disc);
    if (!disc.isPresent) Matter.Composite.remove(stage.engine.world, body);
  }
}

function bringUp(world: DiscWorld, bodies: readonly Matter.Body[]): void {
  for (const disc of world.discs) {
    const body = bodies[disc.index];
    if (body !== undefined && disc.inverseMass > 0) moveBody(body, disc);
  }
}

function findCollisions(stage: DiscStage, instant: Instant): MatterCollision[] {
  const { disc, partner, side } = instant.foreseen;
  instant.touching = touchingFrom(stage.world, disc, partner, side);
  return instant.touching.map((contact) => record(stage, contact));
}

function solveVelocities(stage: DiscStage, instant: Instant): void {
  instant.touched = settleInstant(stage.world, instant.touching, instant.foreseen, instant.onContact);
  for (const disc of instant.touched) {
    const body = stage.bodies[disc.index];
    if (body !== undefined) moveBody(body, disc);
  }
}

/** A contact in Matter's words; its normal points from the second body to the first. */
function record(stage: DiscStage, contact: Contact): MatterCollision {
  const { Collision, Pair } = internalsOf(Matter);
  const bodyA = stage.bodies[contact.a.index];
  const bodyB = contact.b === null ? wallOf(stage, contact) : stage.bodies[contact.b.index];
  if (bodyA === undefined || bodyB === undefined) throw new Error('a contact of a disc that is not on the stage');
  const known = pairsOf(stage.engine).table[Pair.id(bodyA, bodyB)];
  const collision = known?.collision ?? Collision.create(bodyA, bodyB);
  const { normalX, normalY } = contact;
  collision.collided = true;
  collision.normal.x = -normalX;
  collision.normal.y = -normalY;
  collision.tangent.x = normalY;
  collision.tangent.y = -normalX;
  const point = collision.supports[0] ?? { x: 0, y: 0 };
  point.x = contact.a.nowX + normalX * contact.a.radiusMm;
  point.y = contact.a.nowY + normalY * contact.a.radiusMm;
  collision.supports[0] = point;
  collision.supportCount = 1;
  return collision;
}

function wallOf(stage: DiscStage, contact: Contact): Matter.Body | undefined {
  return contact.side === null ? undefined : stage.walls[contact.side - NEXT.left];
}
