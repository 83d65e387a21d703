import Matter from 'matter-js';
import {
  createStage,
  createWorld,
  internalsOf,
  loadStage,
  matterDiscs,
  NEXT,
  playTo,
  resolveInstant,
  runToRest,
  start,
  type Border,
  type Contact,
  type DiscSpec,
  type DiscWorld,
  type RunListener,
  type Surface,
} from '../../../src/physics/matter-discs';

internalsOf(Matter).Common.logLevel = 3;
Matter.Plugin.use(Matter, [matterDiscs]);

const SURFACE: Surface = {
  slidingMmS2: 2450,
  discRestitution: 0.8,
  fixedRestitution: 0.8,
  wallRestitution: 0.7,
  contactFriction: 0.1,
};
const WALLS: Border = { kind: 'wall', widthMm: 300, heightMm: 300 };

const spec = (xMm: number, yMm: number, vxMmS = 0, vyMmS = 0, more: Partial<DiscSpec> = {}): DiscSpec => ({
  xMm,
  yMm,
  vxMmS,
  vyMmS,
  spinRadS: 0,
  radiusMm: 12,
  isFixed: false,
  ...more,
});

const TABLE = [spec(60, 150, 1800, 90), spec(150, 152), spec(210, 140), spec(240, 200, 0, 0, { isFixed: true })];

function listening() {
  const log: string[] = [];
  const listener: RunListener = {
    touched: ({ a, b, side, approachMmS }: Contact, wave) => {
      log.push(`${wave} ${a.index} ${b === null ? `wall ${side}` : b.index} ${approachMmS}`);
    },
    launching: () => {},
    launched: () => {},
    exited: (disc) => log.push(`out ${disc.index}`),
    capped: () => log.push('cap'),
  };
  return { log, listener };
}

const bits = (world: DiscWorld) =>
  JSON.stringify(world.discs.map((disc) => [disc.nowX, disc.nowY, disc.nowVx, disc.nowVy, disc.nowSpin, disc.nowTurn]));

describe('a stage', () => {
  it('gives the same bits whether it is played whole, by frames of any length, or without Matter', () => {
    const answers = [1e9, 1000 / 60, 1000 / 144, 7.3].map((frameMs) => {
      const world = createWorld(TABLE, WALLS, SURFACE);
      const stage = createStage();
      const resolve = loadStage(stage, world);
      const { log, listener } = listening();
      start(world, listener);
      for (let atMs = frameMs; atMs < 3000; atMs += frameMs) playTo(stage, atMs, resolve, listener);
      playTo(stage, 3000, resolve, listener);
      return { log, bits: bits(world) };
    });
    const world = createWorld(TABLE, WALLS, SURFACE);
    const { log, listener } = listening();
    runToRest(world, resolveInstant, listener);
    expect(log.length).toBeGreaterThan(3);
    for (const answer of answers) {
      expect(answer.log).toEqual(log);
      expect(answer.bits).toBe(answers[0]?.bits);
    }
    expect(world.discs.map((disc) => [disc.nowX, disc.nowY])).toEqual(
      (JSON.parse(answers[0]?.bits ?? '[]') as number[][]).map(([x, y]) => [x, y]),
    );
  });

  it("fires Matter's own collision events, once an instant, at the exact moment and place", () => {
    const world = createWorld([spec(60, 150, 1000, 0), spec(150, 150)], WALLS, SURFACE);
    const stage = createStage();
    const resolve = loadStage(stage, world);
    const { listener } = listening();
    const seen: unknown[] = [];
    Matter.Events.on(stage.engine, 'collisionStart', (event: Matter.IEventCollision<Matter.Engine>) => {
      for (const pair of event.pairs) {
        const [a, b] = [pair.bodyA, pair.bodyB];
        seen.push([
          a.label,
          b.label,
          stage.engine.timing.timestamp,
          b.position.x - a.position.x,
          { ...pair.collision.normal },
        ]);
      }
    });
    runToRest(world, resolve, listener);
    const arrivalMs = (1000 * (2 * 66)) / (1000 + Math.sqrt(1000 * 1000 - 2 * 2450 * 66));
    expect(seen[0]).toEqual([
      'Disc',
      'Disc',
      expect.closeTo(arrivalMs, 9),
      expect.closeTo(24, 9),
      { x: -1, y: expect.closeTo(0, 12) },
    ]);
  });

  it('leaves nothing of the world that was loaded before', () => {
    const reused = createStage();
    const stories = [WALLS, { ...WALLS, kind: 'open' as const }, WALLS].map((border) => {
      const run = (stage: ReturnType<typeof createStage>) => {
        const world = createWorld(border.kind === 'wall' ? TABLE : TABLE.slice(0, 3), border, SURFACE);
        const { log, listener } = listening();
        runToRest(world, loadStage(stage, world), listener);
        return { log, bits: bits(world), bodies: Matter.Composite.allBodies(stage.engine.world).length };
      };
      return [run(reused), run(createStage())] as const;
    });
    for (const [again, fresh] of stories) expect(again).toEqual(fresh);
    expect(stories.map(([again]) => again.bodies)).toEqual([8, 3, 8]);
  });

  it('shows its bodies where the discs are, and takes those that left out of the world', () => {
    const border: Border = { kind: 'open', widthMm: 300, heightMm: 300 };
    const world = createWorld([spec(60, 150, 400, 0), spec(280, 150, 900, 0)], border, SURFACE);
    const stage = createStage();
    const resolve = loadStage(stage, world);
    const { log, listener } = listening();
    start(world, listener);
    playTo(stage, 50, resolve, listener);
    const [body] = stage.bodies;
    expect(body?.position.x).toBeCloseTo(60 + 400 * 0.05 - 0.5 * 2450 * 0.05 * 0.05, 9);
    expect(body?.bounds.max.x).toBeCloseTo((body?.position.x ?? NaN) + 12, 9);
    expect(Math.min(...(body?.vertices.map((vertex) => vertex.x) ?? []))).toBeCloseTo(
      (body?.position.x ?? NaN) - 12,
      9,
    );
    expect(log).toEqual(['out 1']);
    expect(Matter.Composite.allBodies(stage.engine.world)).toHaveLength(1);
  });

  it('names the wall that was met', () => {
    const world = createWorld([spec(150, 150, 0, 1500)], WALLS, { ...SURFACE, contactFriction: 0 });
    const { log, listener } = listening();
    runToRest(world, loadStage(createStage(), world), listener);
    expect(log[0]).toMatch(new RegExp(`^0 0 wall ${NEXT.bottom} `));
  });
});
