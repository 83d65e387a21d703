import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';

interface Entry {
  readonly kind: 'font' | 'icons' | 'library';
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly author: string;
  readonly text: string;
}

interface Licences {
  readonly texts: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  /** The folders of the packages, as the last look into the bundles found them. */
  readonly packages: readonly string[];
}

const read = (...parts: string[]) => readFileSync(path.join(projectRoot, ...parts), 'utf8');
const written = read('src', 'ui', 'credits', 'licences.json');
const licences = JSON.parse(written) as Licences;

it('still says what the installed packages say: if not, run "npm run licences"', () => {
  const code = `
    import { withDirectDependencies } from './scripts/lib/licences/bundledPackages.mjs';
    import { creditsOf, toText } from './scripts/lib/licences/credits.mjs';
    process.stdout.write(toText(creditsOf(withDirectDependencies(${JSON.stringify(licences.packages)}))));`;
  expect(runModule(code).printed).toBe(written);
});

it('credits every dependency at its locked version', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const credited = new Map(licences.entries.map(({ name, version }) => [name, version]));
  const libraries = Object.entries(dependencies).filter(
    ([name]) => !/^@(expo-google-fonts|iconify-icons)\//.test(name),
  );
  expect(libraries.map(([name]) => [name, credited.get(name)])).toEqual(libraries);
});

/** Where borrowed icons lie beside the lists of their authors. */
const EMBLEMS = [
  ['src', 'board', 'look', 'emblems'],
  ...['catacombs', 'gym'].map((game) => ['src', 'ui', 'games', game, 'catalogue', 'emblems']),
];
type Authors = Readonly<Record<string, readonly string[]>>;

it('credits every face and every author of an icon that is drawn', () => {
  const names = (kind: Entry['kind']) =>
    licences.entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
  expect(names('font')).toEqual(['Alegreya', 'Alegreya Sans', 'Grenze Gotisch']);
  expect(licences.entries.filter(({ kind }) => kind === 'icons').map(({ author }) => author)).toContain('Lorc');
  const drawn = EMBLEMS.flatMap((folder) => Object.keys(JSON.parse(read(...folder, 'emblemPaths.json')) as object));
  const iconTexts = licences.entries
    .filter(({ kind }) => kind === 'icons')
    .map(({ text }) => licences.texts[text] ?? '');
  expect(drawn.filter((icon) => !iconTexts.some((text) => new RegExp(`\\b${icon}\\b`).test(text)))).toEqual([]);
});

it('credits the author of every icon of the interface', () => {
  const lists = EMBLEMS.map((folder) => JSON.parse(read(...folder, 'emblemAuthors.json')) as Authors);
  const credited = new Set(lists.flatMap((authors) => Object.values(authors)).flat());
  const drawn = ['glyphs.ts', 'cardGlyphs.ts'].flatMap((file) =>
    [...read('src', 'ui', 'kit', 'glyph', file).matchAll(/game-icons\/([\w-]+)'/g)].map(([, icon]) => icon!),
  );
  expect(drawn.filter((icon) => !credited.has(icon))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(40);
});

it('gives every work an author and the words of its licence', () => {
  for (const { name, author, licence, text } of licences.entries) {
    expect([name, author, licence]).not.toContain('');
    expect(licences.texts[text]?.length).toBeGreaterThan(200);
  }
});

it('stays small enough to be carried by every phone', () => {
  expect(Buffer.byteLength(written)).toBeLessThan(150 * 1024);
});

it('gives the notices of what is compiled into the apps out of the sources of a package', () => {
  const textOf = (name: string): string =>
    licences.texts[licences.entries.find((entry) => entry.name === name)?.text ?? ''] ?? '';
  expect(textOf('PFFFT')).toMatch(/^Copyright \(c\) 2013 {2}Julien Pommier[^]*University Corporation[^]*SOFTWARE\.$/);
  expect(textOf('ConcurrentQueue')).toMatch(
    /^Copyright \(c\) 2013-2020, Cameron Desrochers[^]*binary form must reproduce/,
  );
  expect(textOf('Blink (audio nodes)')).toMatch(/^Copyright \(C\) 2010 Google[^]*POSSIBILITY OF SUCH DAMAGE\.$/);
  expect(textOf('r8brain-free-src')).toContain('Copyright (c) Aleksey Vaneev');
});
