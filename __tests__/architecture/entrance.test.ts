import path from 'node:path';
import { readSources, type Sources } from './sources';

const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'";]*?from\s)?'([^']+)'/gm;
const ENGINE = '@shopify/react-native-skia';
const ENDINGS = ['', '.ts', '.tsx', '.web.ts', '/index.ts'];

/** The way from a file to the drawing engine by imports that are made at once; null where there is none. */
function wayToEngine(file: string, sources: Sources, seen = new Set<string>()): string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  for (const [, specifier = ''] of (sources.get(file) ?? '').matchAll(STATIC)) {
    if (specifier === ENGINE) return [file, ENGINE];
    if (!specifier.startsWith('.')) continue;
    const base = path.posix.join(path.posix.dirname(file), specifier);
    for (const target of ENDINGS.map((ending) => base + ending)) {
      const way = sources.has(target) ? wayToEngine(target, sources, seen) : null;
      if (way !== null) return [file, ...way];
    }
  }
  return null;
}

describe('the way in', () => {
  const sources = readSources(['src']);

  it('stands without the drawing engine, which may be what fails', () => {
    expect(wayToEngine('src/ui/index.ts', sources)).toBeNull();
  });

  it('catches a door that brings the engine with it', () => {
    const name = 'src/ui/kit/settings/useIsMotionReduced.ts';
    const planted = new Map([...sources, [name, "import { Panel } from '../components';"]]);
    const way = wayToEngine('src/ui/index.ts', planted);
    expect(way).toContain(name);
    expect(way?.at(-1)).toBe(ENGINE);
  });
});
