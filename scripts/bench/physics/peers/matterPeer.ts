import Matter from 'matter-js';
import type { Touch, World } from '../../../../__tests__/physics/oracles/world';
import type { Peer, PeerPlay } from './peer';
import { inOrder, restitutionOf, wallBoxes } from './walls';

const { Bodies, Body, Composite, Engine, Events } = Matter;

const MS = 1000;

/** What its type leaves out: a body's velocity is where it was one step ago. */
type VerletBody = Matter.Body & { positionPrev: { x: number; y: number }; anglePrev: number; deltaTime: number };

/** Matter as it comes, one pixel a millimetre. */
export const matterPeer: Peer = {
  name: 'Matter, stock',
  begin(world: World, stepS: number): PeerPlay {
    const engine = Engine.create({ gravity: { x: 0, y: 0, scale: 0 } });
    const discs = world.discs.map((disc) => discBody(world, disc, stepS));
    const walls = wallBoxes(world).map((box) => wallBody(world, box));
    Composite.add(engine.world, [...discs, ...walls]);
    const indexOf = new Map(discs.map((body, index) => [body.id, index]));
    wallBoxes(world).forEach(({ name }, at) => indexOf.set(walls[at]?.id ?? -1, name));

    const touches: Touch[] = [];
    let nowS = 0;
    Events.on(engine, 'collisionStart', ({ pairs }: Matter.IEventCollision<Matter.Engine>) => {
      for (const pair of pairs) {
        const [one, other] = [indexOf.get(pair.bodyA.id) ?? 0, indexOf.get(pair.bodyB.id) ?? 0];
        pair.restitution = restitutionOf(world, one, other);
        touches.push({ atS: nowS, wave: 0, ...inOrder(one, other), speedMmS: 0 });
      }
    });
    const bodyAt = (index: number): VerletBody => {
      const body = discs[index];
      if (body === undefined) throw new Error(`no disc ${index}`);
      return body;
    };
    return {
      touches,
      motion(index) {
        const { position, positionPrev, angle, anglePrev } = bodyAt(index);
        return {
          xMm: position.x,
          yMm: position.y,
          vxMmS: (position.x - positionPrev.x) / stepS,
          vyMmS: (position.y - positionPrev.y) / stepS,
          spinRadS: (angle - anglePrev) / stepS,
        };
      },
      setVelocity: (index, vxMmS, vyMmS, spinRadS) => setMotion(bodyAt(index), vxMmS, vyMmS, spinRadS, stepS),
      step() {
        nowS += stepS;
        Engine.update(engine, stepS * MS);
      },
      end: () => Engine.clear(engine),
    };
  },
};

function discBody(world: World, disc: World['discs'][number], stepS: number): VerletBody {
  const body = Bodies.circle(disc.xMm, disc.yMm, disc.radiusMm, {
    isStatic: disc.isFixed,
    restitution: world.feel.discRestitution,
    friction: world.feel.contactFriction,
    frictionStatic: 0,
    frictionAir: 0,
  }) as VerletBody;
  if (disc.isFixed) return body;
  Body.setMass(body, disc.radiusMm ** 2);
  Body.setInertia(body, 0.5 * disc.radiusMm ** 4);
  body.deltaTime = stepS * MS;
  setMotion(body, disc.vxMmS, disc.vyMmS, disc.spinRadS, stepS);
  return body;
}

/** Matter keeps a velocity as the last step taken; Body.setVelocity would scale it to its own nominal step. */
function setMotion(body: VerletBody, vxMmS: number, vyMmS: number, spinRadS: number, stepS: number): void {
  body.positionPrev.x = body.position.x - vxMmS * stepS;
  body.positionPrev.y = body.position.y - vyMmS * stepS;
  body.anglePrev = body.angle - spinRadS * stepS;
}

function wallBody(world: World, box: ReturnType<typeof wallBoxes>[number]): Matter.Body {
  return Bodies.rectangle(box.xMm, box.yMm, 2 * box.halfXMm, 2 * box.halfYMm, {
    isStatic: true,
    friction: world.feel.contactFriction,
    frictionStatic: 0,
  });
}
