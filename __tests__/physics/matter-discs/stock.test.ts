import type MatterModule from 'matter-js';
import { randomFlick } from '../support/randomTables';
import { SCENES, storyOf, type Scene } from './scenes';

const STEPS = 400;

/** Matter by itself, from a module registry in which no plugin was ever loaded. */
function stockStory(scene: Scene): readonly string[] {
  let story: readonly string[] = [];
  jest.isolateModules(() => {
    const matter = jest.requireActual<typeof MatterModule>('matter-js');
    expect((matter as unknown as { used: string[] }).used).not.toContain('matter-discs');
    story = storyOf(matter, scene, STEPS);
  });
  return story;
}

/** The same Matter with the plugin in it, between flicks that go through it. */
function storyWithPlugin(scene: Scene): readonly string[] {
  let story: readonly string[] = [];
  jest.isolateModules(() => {
    const matter = jest.requireActual<typeof MatterModule>('matter-js');
    const physics = jest.requireActual<typeof import('../../../src/physics')>('../../../src/physics');
    expect((matter as unknown as { used: string[] }).used).toContain('matter-discs');
    const { table, shot } = randomFlick(3, 12);
    expect(physics.simulate(table, shot).ok).toBe(true);
    story = storyOf(matter, scene, STEPS);
  });
  return story;
}

describe('a world without discs', () => {
  it.each(SCENES)('runs on the same bits with the plugin as without: $name', (scene) => {
    const stock = stockStory(scene);
    expect(stock.length).toBeGreaterThan(STEPS / 20);
    expect(storyWithPlugin(scene)).toEqual(stock);
  });

  it('would be seen to differ: one part in 10^13 of one body does', () => {
    const [scene] = SCENES;
    if (scene === undefined) throw new Error('no scene');
    const nudged: Scene = {
      name: 'nudged',
      build: (matter) => {
        const engine = scene.build(matter);
        const body = matter.Composite.allBodies(engine.world).at(-1);
        if (body !== undefined) matter.Body.translate(body, { x: 1e-10, y: 0 });
        return engine;
      },
    };
    expect(stockStory(nudged)).not.toEqual(stockStory(scene));
  });
});
