import Matter from 'matter-js';
import { discBody, FIRST_DISC_ID, moveBody, setDisc, showDisc, wallBodies } from './bodies';
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
  /** The world on stage. */
  world: DiscWorld | null;
  /** The body of the disc with the same index. */
  bodies: readonly Matter.Body[];
  /** Left, right, top, bottom; empty when the border is no wall. */
  walls: readonly Matter.Body[];
  /** The instant that `Engine.update` works on. */
  instant: Instant | null;
}

interface Instant {
  readonly foreseen: Foreseen;
  readonly onContact: OnContact;
  touching: Contact[];
  touched: Disc[];
}

/** Needs `Matter.use(matterDiscs)` once before. */
export function createStage(): DiscStage {
  const engine = Matter.Engine.create({
    gravity: { x: 0, y: 0, scale: 0 },
    positionIterations: 0,
    velocityIterations: 1,
    constraintIterations: 0,
  });
  const stage: DiscStage = { engine, world: null, bodies: [], walls: [], instant: null };
  takeOver(engine, {
    findCollisions: () => findCollisions(stage),
    solveVelocities: () => solveVelocities(stage),
  });
  return stage;
}

/** Puts a world on stage in place of the one before, of which nothing is left; answers Matter's way to resolve it. */
export function loadStage(stage: DiscStage, world: DiscWorld): InstantResolver {
  if (!hasSameWalls(stage.world, world)) stage.walls = wallBodies(world.border);
  stage.world = world;
  stage.instant = null;
  Matter.Pairs.clear(pairsOf(stage.engine));
  Matter.Composite.clear(stage.engine.world, false);
  const known = stage.bodies;
  stage.bodies = world.discs.map((disc) => known[disc.index] ?? discBody(FIRST_DISC_ID + disc.index));
  for (const disc of world.discs) setDisc(bodyOf(stage, disc), disc);
  Matter.Composite.add(stage.engine.world, [...stage.bodies, ...stage.walls]);
  return (_, foreseen, onContact) => resolveByMatter(stage, world, foreseen, onContact);
}

function hasSameWalls(before: DiscWorld | null, { border }: DiscWorld): boolean {
  if (before === null) return false;
  const { kind, widthMm, heightMm } = before.border;
  return kind === border.kind && widthMm === border.widthMm && heightMm === border.heightMm;
}

function resolveByMatter(stage: DiscStage, world: DiscWorld, foreseen: Foreseen, onContact: OnContact): Disc[] {
  const instant: Instant = { foreseen, onContact, touching: [], touched: [] };
  stage.instant = instant;
  for (const disc of world.discs) {
    if (disc.isMoving) moveBody(bodyOf(stage, disc), disc);
  }
  stage.engine.timing.timestamp = world.nowS * 1000;
  internalsOf(Matter).Engine.update(stage.engine, 0);
  stage.instant = null;
  return instant.touched;
}

/** Plays a loaded world up to a moment and shows its bodies there; frames of any length give the same bits. */
export function playTo(stage: DiscStage, atMs: number, resolve: InstantResolver, listener: RunListener): void {
  if (stage.world === null) return;
  advanceTo(stage.world, atMs / 1000, resolve, listener);
  for (const disc of stage.world.discs) {
    const body = bodyOf(stage, disc);
    showDisc(body, disc);
    if (!disc.isPresent) Matter.Composite.remove(stage.engine.world, body);
  }
}

function bodyOf(stage: DiscStage, disc: Disc): Matter.Body {
  const body = stage.bodies[disc.index];
  if (body === undefined) throw new Error(`disc ${disc.index} is not on the stage`);
  return body;
}

function wallOf(stage: DiscStage, { side }: Contact): Matter.Body {
  const body = side === null ? undefined : stage.walls[side - NEXT.left];
  if (body === undefined) throw new Error(`wall ${side} is not on the stage`);
  return body;
}

function findCollisions(stage: DiscStage): MatterCollision[] {
  if (stage.instant === null || stage.world === null) return [];
  const { disc, partner, side } = stage.instant.foreseen;
  stage.instant.touching = touchingFrom(stage.world, disc, partner, side);
  return stage.instant.touching.map((contact) => record(stage, contact));
}

function solveVelocities(stage: DiscStage): void {
  const { instant, world } = stage;
  if (instant === null || world === null) return;
  instant.touched = settleInstant(world, instant.touching, instant.onContact);
  for (const disc of instant.touched) moveBody(bodyOf(stage, disc), disc);
}

/** A contact in Matter's words; its normal points from the second body to the first. */
function record(stage: DiscStage, contact: Contact): MatterCollision {
  const { Collision, Pair } = internalsOf(Matter);
  const bodyA = bodyOf(stage, contact.a);
  const bodyB = contact.b === null ? wallOf(stage, contact) : bodyOf(stage, contact.b);
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
