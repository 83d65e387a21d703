import { createHash } from 'node:crypto';
import Matter from 'matter-js';
import { version } from 'matter-js/package.json';
import { READ_INTERNALS } from './readInternals';

/** The function behind a dotted name of Matter's namespace. */
function lookUp(name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((holder, key) => (holder as Record<string, unknown> | undefined)?.[key], Matter as unknown);
}

const hash = (source: string) => createHash('sha256').update(source.replace(/\s+/g, ' ')).digest('hex').slice(0, 16);

/** Why the plugin can no longer be trusted with this Matter; null when the function is the one that was read. */
function whyNotTrusted(name: string, readHash: string, used: string): string | null {
  const found = lookUp(name);
  if (typeof found !== 'function') return `Matter.${name} is gone. The plugin relies on it: ${used}`;
  const now = hash(String(found));
  return now === readHash
    ? null
    : `Matter.${name} is no longer the function that was read (${readHash}, now ${now}). ` +
        `Read it again, and change the plugin or this hash. The plugin relies on it: ${used}`;
}

describe('the Matter internals that the plugin relies on', () => {
  it('are those of the version it is written for', () => {
    expect(version).toBe('0.20.0');
  });

  it.each(READ_INTERNALS)('$name', ({ name, readHash, used }) => {
    expect(whyNotTrusted(name, readHash, used)).toBeNull();
  });

  it('are missed with a reason when they change or go', () => {
    expect(whyNotTrusted('Engine.update', 'not this', 'x')).toMatch(/Engine\.update is no longer the function/);
    expect(whyNotTrusted('Engine.fly', '', 'x')).toMatch(/Engine\.fly is gone/);
  });

  it('keep the list of pairs in one array for the life of an engine: the plugin finds the engine by it', () => {
    const engine = Matter.Engine.create();
    const { pairs } = engine as unknown as { pairs: { list: unknown[] } };
    const { list } = pairs;
    Matter.Composite.add(engine.world, [Matter.Bodies.circle(0, 0, 10), Matter.Bodies.circle(5, 0, 10)]);
    Matter.Engine.update(engine, 16);
    expect(list.length).toBe(1);
    Matter.Pairs.clear(pairs as unknown as Matter.Pairs);
    expect(pairs.list).toBe(list);
  });
});
