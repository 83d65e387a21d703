import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

/** The project with these changes to the store's files, and with these screenshots. */
function project(files: Record<string, string | Buffer> = {}): string {
  const root = temporaryFolder();
  for (const kept of ['scripts/store', 'package.json', 'app.json', 'assets/store', 'public/icon-512.png']) {
    cpSync(path.join(projectRoot, kept), path.join(root, kept), { recursive: true });
  }
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  for (const name of ['icon', 'icon-dark', 'icon-tinted', 'splash']) {
    cpSync(path.join(projectRoot, `assets/${name}.png`), path.join(root, `assets/${name}.png`));
  }
  writeFiles(root, files);
  return root;
}

function faultsOf(root: string, which: 'storeFaults' | 'screenshotFaults' = 'storeFaults'): string[] {
  const run = runModule(`
    import { ${which} } from './scripts/store/storeFaults.mjs';
    console.log(JSON.stringify(${which}(${JSON.stringify(root)})));`);
  expect(run.complained).toBe('');
  return JSON.parse(run.printed) as string[];
}

const texts = (change: object) =>
  JSON.stringify({ ...(jest.requireActual('../../scripts/store/texts/en.json') as object), ...change });
const EN = 'scripts/store/texts/en.json';

/** Enough of a PNG for its size to be read. */
function png(widthPx: number, heightPx: number): Buffer {
  const bytes = Buffer.alloc(32);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(bytes);
  bytes.writeUInt32BE(widthPx, 16);
  bytes.writeUInt32BE(heightPx, 20);
  return bytes;
}

it('the stores would take what is here', () => {
  expect(faultsOf(projectRoot)).toEqual([]);
});

it.each([
  [{ [EN]: texts({ subtitle: 'x'.repeat(31) }) }, `${EN}: subtitle has 31 characters, and may have 30`],
  [{ [EN]: texts({ keywords: ' ' }) }, `${EN} has no keywords`],
  [{ [EN]: texts({ slogan: 'x' }) }, `${EN}: no store knows slogan`],
  [{ 'scripts/store/privacy/fr.md': '' }, 'scripts/store/privacy/fr.md is missing'],
  [{ 'scripts/store/rating.json': '{}' }, 'scripts/store/rating.json has no answer to gambling'],
  [{ 'assets/icon.png': png(512, 512) }, 'assets/icon.png is 512×512, not 1024×1024'],
  [{ 'assets/splash.png': 'a drawing' }, 'assets/splash.png is no picture'],
  [{ 'package.json': '{"version":"1.0.0-beta"}' }, 'package.json: the stores take no version 1.0.0-beta'],
  [
    { 'app.json': '{"expo":{"version":"9.9.9"}}' },
    'app.json: the version is that of package.json, and stands there alone',
  ],
])('finds what is wrong: %#', (files: Record<string, string | Buffer>, fault) => {
  expect(faultsOf(project(files))).toContain(fault);
});

it('counts the screenshots of each device, and measures them', () => {
  const shots = (language: string, device: string, picture: Buffer, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, number) => [`test-output/store/${language}/${device}/${number}.png`, picture]),
    );
  const root = project({
    ...shots('en', 'iphone-6.9', png(1320, 2868), 1),
    ...shots('en', 'ipad-13', png(2752, 2064), 1),
    ...shots('fr', 'iphone-6.9', png(1320, 2868), 11),
  });
  const faults = faultsOf(root, 'screenshotFaults');
  expect(faults.filter((fault) => fault.includes('en/iphone'))).toEqual([]);
  expect(faults).toContain('test-output/store/en/ipad-13/0.png is 2752×2064, not 2064×2752');
  expect(faults).toContain('test-output/store/fr/iphone-6.9 holds 11 pictures: 1 to 10 are taken');
  expect(faults).toContain('test-output/store/en/android-phone holds 0 pictures: 2 to 8 are taken');
});

it('a number that only grows comes of the version', () => {
  const run = runModule(`
    import withBuildNumber from './scripts/native/withBuildNumber.js';
    const numbers = ['0.1.0', '0.1.10', '0.2.0', '1.0.0'].map(withBuildNumber.buildNumberOf);
    const { ios, android } = withBuildNumber({ version: '1.2.3' });
    console.log(JSON.stringify([numbers, ios.buildNumber, android.versionCode]));`);
  expect(JSON.parse(run.printed)).toEqual([[1000, 1010, 2000, 1_000_000], '1002003', 1_002_003]);
});
