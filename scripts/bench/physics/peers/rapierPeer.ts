import {
  ActiveEvents,
  CoefficientCombineRule,
  ColliderDesc,
  EventQueue,
  init,
  RigidBodyDesc,
  World as RapierWorld,
  type RigidBody,
} from '@dimforge/rapier2d-compat';
import type { Touch, World } from '../../../../__tests__/physics/oracles/world';
import type { Peer, PeerPlay } from './peer';
import { inOrder, wallBoxes } from './walls';

/** The scale at which it does best, and 6 m/s stays under its limit of 400 units a second. */
const MM = 0.05;

/**
 * Rapier both ways: with its continuous collision, which misses when both discs ask for it, and with its predictive one,
 * which misses nothing but tells of contacts too early. It is WebAssembly, so it needs loading first.
 */
export async function rapierPeers(): Promise<readonly Peer[]> {
  await init();
  return [
    { name: 'rapier, CCD', begin: (world, stepS) => beginRapier(world, stepS, 0) },
    { name: 'rapier, soft CCD', begin: (world, stepS) => beginRapier(world, stepS, FARTHEST_STEP_MM * MM) },
  ];
}

/** 6 m/s for a sixtieth of a second. */
const FARTHEST_STEP_MM = 100;

function beginRapier(world: World, stepS: number, softCcd: number): PeerPlay {
  const sim = new RapierWorld({ x: 0, y: 0 });
  sim.timestep = stepS;
  const events = new EventQueue(true);
  const indexOf = new Map<number, number>();
  const bodies = world.discs.map((disc, index) => discBody(sim, world, disc, { index, indexOf, softCcd }));
  for (const box of wallBoxes(world)) {
    const wall = ColliderDesc.cuboid(box.halfXMm * MM, box.halfYMm * MM)
      .setTranslation(box.xMm * MM, box.yMm * MM)
      .setFriction(world.feel.contactFriction);
    // Of two rules the stronger one counts: the wall's product makes its share of the disc's restitution.
    wall.setRestitution(world.feel.wallRestitution / world.feel.discRestitution);
    wall.setRestitutionCombineRule(CoefficientCombineRule.Multiply);
    indexOf.set(sim.createCollider(wall).handle, box.name);
  }
  const touches: Touch[] = [];
  let nowS = 0;
  const bodyAt = (index: number): RigidBody => {
    const body = bodies[index];
    if (body === undefined) throw new Error(`no disc ${index}`);
    return body;
  };
  return {
    touches,
    motion(index) {
      const body = bodyAt(index);
      const { x, y } = body.translation();
      const velocity = body.linvel();
      const spinRadS = body.angvel();
      return { xMm: x / MM, yMm: y / MM, vxMmS: velocity.x / MM, vyMmS: velocity.y / MM, spinRadS };
    },
    setVelocity(index, vxMmS, vyMmS, spinRadS) {
      bodyAt(index).setLinvel({ x: vxMmS * MM, y: vyMmS * MM }, true);
      bodyAt(index).setAngvel(spinRadS, true);
    },
    step() {
      nowS += stepS;
      sim.step(events);
      events.drainCollisionEvents((one, other, hasStarted) => {
        if (!hasStarted) return;
        const pair = inOrder(indexOf.get(one) ?? 0, indexOf.get(other) ?? 0);
        touches.push({ atS: nowS, wave: 0, ...pair, speedMmS: 0 });
      });
    },
    end() {
      events.free();
      sim.free();
    },
  };
}

interface Placing {
  readonly index: number;
  readonly indexOf: Map<number, number>;
  readonly softCcd: number;
}

function discBody(
  sim: RapierWorld,
  world: World,
  disc: World['discs'][number],
  { index, indexOf, softCcd }: Placing,
): RigidBody {
  const description = disc.isFixed ? RigidBodyDesc.fixed() : RigidBodyDesc.dynamic();
  const body = sim.createRigidBody(
    description
      .setTranslation(disc.xMm * MM, disc.yMm * MM)
      .setLinvel(disc.vxMmS * MM, disc.vyMmS * MM)
      .setAngvel(disc.spinRadS)
      .setCcdEnabled(softCcd === 0)
      .setSoftCcdPrediction(softCcd)
      .setCanSleep(false),
  );
  const rim = ColliderDesc.ball(disc.radiusMm * MM)
    .setDensity(1)
    .setFriction(world.feel.contactFriction)
    .setActiveEvents(ActiveEvents.COLLISION_EVENTS);
  if (disc.isFixed) {
    rim.setRestitution(world.feel.obstacleRestitution / world.feel.discRestitution);
    rim.setRestitutionCombineRule(CoefficientCombineRule.Multiply);
  } else {
    rim.setRestitution(world.feel.discRestitution);
  }
  indexOf.set(sim.createCollider(rim, body).handle, index);
  return body;
}
