import { Box, Circle, Settings, World as PlanckWorld, type Body } from 'planck';
import type { Touch, World } from '../../../../__tests__/physics/oracles/world';
import type { Peer, PeerPlay } from './peer';
import { inOrder, restitutionOf, wallBoxes } from './walls';

/** Planck likes bodies of about one unit: a centimetre is one. */
const MM = 0.1;
const DEFAULT_SLOP = Settings.linearSlop;

/** Planck with continuous collision, every disc a bullet, and no speed at which it gives up bouncing. */
export function planckPeer(slopDivisor: number): Peer {
  return {
    name: slopDivisor === 1 ? 'planck' : `planck, linearSlop/${slopDivisor}`,
    begin: (world, stepS) => beginPlanck(world, stepS, DEFAULT_SLOP / slopDivisor),
  };
}

function beginPlanck(world: World, stepS: number, linearSlop: number): PeerPlay {
  Settings.linearSlop = linearSlop;
  Settings.velocityThreshold = 0;
  // 6 m/s is ten units a step at 60 Hz, more than its limit meant for metres.
  Settings.maxTranslation = 1e6;
  Settings.maxRotation = 1e6;

  const planck = new PlanckWorld({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const bodies = world.discs.map((disc, index) => discBody(planck, disc, index));
  for (const box of wallBoxes(world)) {
    const wall = planck.createBody({ type: 'static', position: { x: box.xMm * MM, y: box.yMm * MM } });
    wall.createFixture({ shape: new Box(box.halfXMm * MM, box.halfYMm * MM), userData: box.name });
  }

  const touches: Touch[] = [];
  let nowS = 0;
  planck.on('begin-contact', (contact) => {
    const [one, other] = [indexOf(contact.getFixtureA()), indexOf(contact.getFixtureB())];
    touches.push({ atS: nowS, wave: 0, ...inOrder(one, other), speedMmS: 0 });
  });
  planck.on('pre-solve', (contact) => {
    contact.setRestitution(restitutionOf(world, indexOf(contact.getFixtureA()), indexOf(contact.getFixtureB())));
    contact.setFriction(world.feel.contactFriction);
  });
  const bodyAt = (index: number): Body => {
    const body = bodies[index];
    if (body === undefined) throw new Error(`no disc ${index}`);
    return body;
  };
  return {
    touches,
    motion(index) {
      const body = bodyAt(index);
      const { x, y } = body.getPosition();
      const velocity = body.getLinearVelocity();
      const spinRadS = body.getAngularVelocity();
      return { xMm: x / MM, yMm: y / MM, vxMmS: velocity.x / MM, vyMmS: velocity.y / MM, spinRadS };
    },
    setVelocity(index, vxMmS, vyMmS, spinRadS) {
      bodyAt(index).setLinearVelocity({ x: vxMmS * MM, y: vyMmS * MM });
      bodyAt(index).setAngularVelocity(spinRadS);
    },
    step() {
      nowS += stepS;
      planck.step(stepS);
    },
    end: () => undefined,
  };
}

const indexOf = (fixture: { getUserData(): unknown }): number => Number(fixture.getUserData());

function discBody(planck: PlanckWorld, disc: World['discs'][number], index: number): Body {
  const body = planck.createBody({
    type: disc.isFixed ? 'static' : 'dynamic',
    bullet: true,
    position: { x: disc.xMm * MM, y: disc.yMm * MM },
    linearVelocity: { x: disc.vxMmS * MM, y: disc.vyMmS * MM },
    angularVelocity: disc.spinRadS,
  });
  body.createFixture({ shape: new Circle(disc.radiusMm * MM), density: 1, userData: index });
  return body;
}
