import type MatterModule from 'matter-js';

type MatterLib = typeof MatterModule;

/** A world of stock Matter, rebuilt from its public API in the manner of its own demos. */
export interface Scene {
  readonly name: string;
  readonly build: (matter: MatterLib) => MatterModule.Engine;
}

const ground = ({ Bodies }: MatterLib) => Bodies.rectangle(400, 600, 810, 60, { isStatic: true });

function world(matter: MatterLib, things: Parameters<typeof MatterModule.Composite.add>[1]): MatterModule.Engine {
  const engine = matter.Engine.create();
  matter.Composite.add(engine.world, things);
  return engine;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'a stack of boxes',
    build: (matter) =>
      world(matter, [
        ground(matter),
        matter.Composites.stack(200, 240, 10, 5, 0, 0, (x: number, y: number) => matter.Bodies.rectangle(x, y, 40, 40)),
      ]),
  },
  {
    name: 'a stack of circles under a heavy ball',
    build: (matter) =>
      world(matter, [
        ground(matter),
        matter.Composites.stack(100, 300, 12, 6, 4, 4, (x: number, y: number) =>
          matter.Bodies.circle(x, y, 16, { restitution: 0.4 }),
        ),
        matter.Bodies.circle(380, 40, 60, { density: 0.01, frictionAir: 0.002 }),
      ]),
  },
  {
    name: 'hanging chains',
    build: (matter) => {
      const group = matter.Body.nextGroup(true);
      const links = matter.Composites.stack(350, 50, 8, 1, 10, 10, (x: number, y: number) =>
        matter.Bodies.rectangle(x, y, 50, 20, { collisionFilter: { group }, chamfer: { radius: 5 } }),
      );
      matter.Composites.chain(links, 0.5, 0, -0.5, 0, { stiffness: 0.8, length: 2 });
      const [first] = links.bodies;
      const hook = matter.Constraint.create({ bodyB: first, pointB: { x: -25, y: 0 }, pointA: { x: 300, y: 50 } });
      return world(matter, [ground(matter), links, hook, matter.Bodies.circle(420, 10, 24, { restitution: 0.7 })]);
    },
  },
  {
    name: "Newton's cradle",
    build: (matter) => {
      const cradle = matter.Composite.create();
      for (let k = 0; k < 5; k++) {
        const ball = matter.Bodies.circle(280 + k * 60, 300, 30, {
          inertia: Infinity,
          restitution: 1,
          friction: 0,
          frictionAir: 0,
          slop: 0.01,
        });
        const string = matter.Constraint.create({ pointA: { x: 280 + k * 60, y: 100 }, bodyB: ball });
        matter.Composite.add(cradle, [ball, string]);
        if (k === 0) matter.Body.translate(ball, { x: -180, y: -100 });
      }
      return world(matter, cradle);
    },
  },
  {
    name: 'mixed shapes on slopes, some asleep',
    build: (matter) => {
      const random = { state: 17 };
      const next = () => (random.state = (random.state * 48271) % 2147483647) / 2147483647;
      const pile = matter.Composites.stack(80, 20, 12, 4, 0, 0, (x: number, y: number) => {
        const sides = 3 + Math.floor(next() * 5);
        return next() < 0.5
          ? matter.Bodies.rectangle(x, y, 20 + next() * 30, 20 + next() * 30, { friction: 0.4 })
          : matter.Bodies.polygon(x, y, sides, 14 + next() * 12, { restitution: 0.5, frictionStatic: 1 });
      });
      const engine = world(matter, [
        ground(matter),
        matter.Bodies.rectangle(250, 320, 460, 20, { isStatic: true, angle: Math.PI * 0.06 }),
        matter.Bodies.rectangle(560, 460, 420, 20, { isStatic: true, angle: -Math.PI * 0.06 }),
        pile,
      ]);
      engine.enableSleeping = true;
      return engine;
    },
  },
  {
    name: 'compound bodies, a sensor and no gravity',
    build: (matter) => {
      const cross = (x: number, y: number) =>
        matter.Body.create({
          parts: [matter.Bodies.rectangle(x, y, 80, 16), matter.Bodies.rectangle(x, y, 16, 80)],
          frictionAir: 0,
        });
      const crosses = [cross(200, 200), cross(300, 240), cross(260, 340)];
      const engine = world(matter, [
        ...crosses,
        matter.Bodies.rectangle(400, 300, 60, 60, { isSensor: true, isStatic: true }),
        matter.Bodies.circle(600, 300, 40, { restitution: 0.9, frictionAir: 0 }),
      ]);
      engine.gravity.scale = 0;
      crosses.forEach((body, k) => {
        matter.Body.setVelocity(body, { x: 3 - k, y: 1 });
        matter.Body.setAngularVelocity(body, 0.05 * (k + 1));
      });
      return engine;
    },
  },
];

/** Every number that moves in the engine, as text: equal text is equal bits. */
export function snapshot(matter: MatterLib, engine: MatterModule.Engine): string {
  return JSON.stringify(
    matter.Composite.allBodies(engine.world).map((body) => [
      body.position,
      body.angle,
      body.velocity,
      body.angularVelocity,
      body.isSleeping,
      body.vertices.map((vertex) => [vertex.x, vertex.y]),
    ]),
  );
}

/** Steps the scene and tells its whole story: snapshots and every collision event. */
export function storyOf(matter: MatterLib, scene: Scene, steps: number): readonly string[] {
  const engine = scene.build(matter);
  const story: string[] = [];
  const bodies = matter.Composite.allBodies(engine.world);
  const place = (body: MatterModule.Body) => bodies.indexOf(body.parent);
  const tell = (name: string) => (event: MatterModule.IEventCollision<MatterModule.Engine>) => {
    story.push(`${name} ${event.pairs.map((pair) => `${place(pair.bodyA)}-${place(pair.bodyB)}`).join(' ')}`);
  };
  matter.Events.on(engine, 'collisionStart', tell('start'));
  matter.Events.on(engine, 'collisionActive', tell('active'));
  matter.Events.on(engine, 'collisionEnd', tell('end'));
  for (let step = 0; step < steps; step++) {
    matter.Engine.update(engine, 1000 / 60);
    if (step % 20 === 19) story.push(snapshot(matter, engine));
  }
  return story;
}
