import { runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

type Suite = readonly [name: string, seconds: number];

function told(suites: readonly Suite[]): readonly string[] {
  const given = suites.map(([name, seconds]) => ({ name, seconds }));
  const { printed, complained } = runModule(`
    import { slowestOf } from './scripts/lib/slowest.mjs';
    console.log(JSON.stringify(slowestOf(${JSON.stringify(given)})));`);
  if (complained !== '') throw new Error(complained);
  return JSON.parse(printed) as string[];
}

const quick = (count: number): readonly Suite[] => Array.from({ length: count }, (_, at) => [`quick${at}`, 1] as const);

it('names the ten slowest, the slowest first, with their share of all', () => {
  const [head, first, second, ...rest] = told([...quick(12), ['long', 20], ['longest', 28]]);
  expect(head).toContain('14 suites, which take 60 s');
  expect(first).toMatch(/^ +28\.0 s +47 % +longest$/);
  expect(second).toMatch(/^ +20\.0 s +33 % +long$/);
  expect(rest).toHaveLength(8);
});

it('names whoever takes more than a twentieth of a run of many, and nobody in a run of few', () => {
  expect(told([...quick(57), ['long', 3.2], ['fair', 2.9]]).at(-1)).toMatch(/^More than their share, .*: long$/);
  expect(told(quick(60)).some((line) => line.startsWith('More'))).toBe(false);
  expect(told([...quick(20), ['long', 20]]).some((line) => line.startsWith('More'))).toBe(false);
});

it('is silent about a run of nothing', () => {
  expect(told([])).toEqual([]);
});

it('keeps how long a suite took when others run after it', () => {
  const root = temporaryFolder({ 'package.json': '{}' });
  const { printed } = runModule(`
    import { cpSync } from 'node:fs';
    cpSync('scripts', ${JSON.stringify(`${root}/scripts`)}, { recursive: true });
    const { keepDurations, readDurations } = await import(${JSON.stringify(`${root}/scripts/lib/durations.mjs`)});
    keepDurations([{ name: 'one', seconds: 1 }, { name: 'two', seconds: 2 }]);
    keepDurations([{ name: 'two', seconds: 3 }]);
    console.log(JSON.stringify(readDurations()));`);
  expect(JSON.parse(printed)).toEqual({ one: 1, two: 3 });
});
