import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { BUILD_MS, builtProgram } from '../session/thinkers/builtProgram';

const MODULE = 'src/session/thinkers/runtime/thoughtProgram.ts';
const PLACE = "exports.thoughtProgram='(here stands the program that thinks)';";
const OTHER = 'src/other.ts';

interface Written {
  readonly modules: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, string>>;
  readonly made: number;
}

/** Has a bundle of these modules written, and tells what was written, what Metro keeps and how often a program was made. */
function written(modules: Record<string, string>, transformOptions: object = { dev: false }) {
  const code = `
    import metro from '${projectRoot}/scripts/metro/withThoughtProgram.js';
    const graph = {
      dependencies: new Map(Object.entries(${JSON.stringify(modules)}).map(([file, code]) =>
        ['/app/' + file, { path: '/app/' + file, output: [{ type: 'js/module', data: { code, lineCount: 1 } }] }])),
      transformOptions: ${JSON.stringify(transformOptions)},
    };
    let made = 0;
    const makeProgram = async () => { made += 1; return 'think("$&", \\'$1\\')'; };
    const codes = ({ dependencies }) =>
      Object.fromEntries([...dependencies.values()].map(({ path, output }) => [path.slice(5), output[0].data.code]));
    const write = async (entryPoint, preModules, given, options) => codes(given);
    const config = metro.withThoughtProgram({ serializer: { customSerializer: write } }, makeProgram);
    const modules = await config.serializer.customSerializer('/app/App.tsx', [], graph, {});
    console.log(JSON.stringify({ modules, kept: codes(graph), made }));`;
  return runModule(code);
}

const told = (modules: Record<string, string>, transformOptions?: object): Written => {
  const { printed, complained } = written(modules, transformOptions);
  if (complained !== '') throw new Error(complained);
  return JSON.parse(printed) as Written;
};

describe('the bundle of phones', () => {
  it('holds the program in its one place, and Metro keeps the place', () => {
    const { modules, kept } = told({ [OTHER]: PLACE, [MODULE]: PLACE });
    const text = JSON.stringify(`think("$&", '$1')`);
    expect(modules).toEqual({ [OTHER]: PLACE, [MODULE]: `exports.thoughtProgram=${text};` });
    expect(kept).toEqual({ [OTHER]: PLACE, [MODULE]: PLACE });
  });

  it('finds its place in whatever quotes', () => {
    const { modules } = told({ [MODULE]: PLACE.replaceAll("'", '`') });
    expect(modules[MODULE]).toMatch(/^exports\.thoughtProgram="think/);
  });

  it('is not written without it', () => {
    for (const code of ['exports.thoughtProgram=null;', PLACE + PLACE]) {
      const { exitCode, complained } = written({ [MODULE]: code });
      expect([exitCode, complained]).toEqual([1, expect.stringContaining('places for the program that thinks')]);
    }
  });
});

it.each([
  ['an app that is being developed', { [MODULE]: PLACE }, { dev: true }],
  ['the web app, which has a worker', { [OTHER]: PLACE }, { dev: false }],
])('%s is left as it is, and no program is made for it', (_, modules, transformOptions) => {
  expect(told(modules as unknown as Record<string, string>, transformOptions)).toEqual({
    modules,
    kept: modules,
    made: 0,
  });
});

it(
  'the program is made of its sources as they are now',
  () => {
    const folder = temporaryFolder();
    const entry = path.join(folder, 'entry.ts');
    const withLimit = (limit: number): string => {
      writeFiles(folder, {
        'entry.ts': "import { LIMIT } from './limit';\nglobalThis.limit = LIMIT;",
        'limit.ts': `export const LIMIT = ${limit};`,
      });
      return builtProgram(entry);
    };
    expect(withLimit(41)).toContain('41');
    const later = withLimit(42);
    expect(later).toContain('42');
    expect(later).not.toContain('41');
  },
  BUILD_MS,
);
