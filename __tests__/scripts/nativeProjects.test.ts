import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';

const FOLDER = './scripts/lib/native';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

function answerOf<T>(file: string, expression: string): T {
  const names = /\w+/.exec(expression)?.[0] ?? '';
  const run = runModule(`
    import { ${names} } from '${FOLDER}/${file}.mjs';
    console.log(JSON.stringify(${expression}));`);
  expect(run.complained).toBe('');
  return JSON.parse(run.printed) as T;
}

const manifest = (...lines: string[]) => `<manifest>\n${lines.join('\n')}\n</manifest>`;
const asks = (name: string) => `<uses-permission android:name="${name}" android:maxSdkVersion="32"/>`;
const removes = (name: string) => `<uses-permission android:name="${name}" tools:node="remove"/>`;
const merged = (...manifests: string[]) =>
  answerOf<string[]>('permissions', `mergedPermissions(${JSON.stringify(manifests)})`);

describe('what the projects ask of a phone', () => {
  it('is what the committed lists say', () => {
    const run = runModule(`
      import { checkProjects } from '${FOLDER}/checkProjects.mjs';
      import { runScript } from './scripts/lib/fault.mjs';
      await runScript(() => checkProjects());`);
    expect([run.exitCode, run.complained]).toEqual([0, '']);
  });

  it('a microphone that comes back is named, and so is one permission that is gone', () => {
    const listed = [asks('VIBRATE'), asks('MODIFY_AUDIO_SETTINGS')].join('\n');
    const now = [asks('VIBRATE'), asks('RECORD_AUDIO')].join('\n');
    const found = answerOf<string[]>(
      'expectations',
      `againstLists({ 'AndroidManifest.xml': ${JSON.stringify(now)} }, () => ${JSON.stringify(listed)})`,
    );
    expect(found).toEqual(['AndroidManifest.xml:', `- ${asks('MODIFY_AUDIO_SETTINGS')}`, `+ ${asks('RECORD_AUDIO')}`]);
  });

  it('the same lines in another order are no longer the same', () => {
    expect(answerOf<string[]>('expectations', `differences('a\\nb\\n', 'b\\na\\n')`)).toHaveLength(1);
    expect(answerOf<string[]>('expectations', `differences('a\\nb\\n', 'a\\nb')`)).toEqual([]);
  });
});

describe('permissions as Android merges them', () => {
  it('a library brings its own', () => {
    expect(merged(manifest(asks('A')), manifest(asks('B')))).toEqual(['A', 'B']);
  });

  it('what a manifest removes is gone from those below, not from those above', () => {
    expect(merged(manifest(removes('A'), removes('B')), manifest(asks('A')), manifest(asks('B')))).toEqual([]);
    expect(merged(manifest(asks('A')), manifest(removes('A')))).toEqual(['A']);
  });

  it('what is only a remark asks for nothing', () => {
    expect(merged(manifest(`<!-- ${asks('A')} -->`))).toEqual([]);
  });
});

describe('packages with native code', () => {
  const faults = (version: string, wanted: string | null, speaks = 'codegen') =>
    answerOf<string[]>(
      'nativePackages',
      `packageFaults([${JSON.stringify({ name: 'some-package', version, wanted, speaks })}])`,
    );

  it('are of the version that the SDK wants', () => {
    expect(faults('4.26.2', '~4.26.0')).toEqual([]);
    expect(faults('4.27.0', '~4.26.0')).toHaveLength(1);
    expect(faults('4.26.2', '~4.26.3')).toHaveLength(1);
    expect(faults('0.86.4', '0.86.3')).toHaveLength(1);
    expect(faults('57.0.4', null)).toEqual([]);
  });

  it('know the New Architecture', () => {
    expect(faults('1.0.0', null, 'the old architecture')).toHaveLength(1);
  });
});

describe('what Apple wants a reason for', () => {
  const faults = (categories: string[], reasoned: string[]) =>
    answerOf<string[]>(
      'privacyApis',
      `privacyFaults([{ name: 'some-package', categories: ${JSON.stringify(categories)} }], ${JSON.stringify(
        reasoned.map((category) => `<string>NSPrivacyAccessedAPICategory${category}</string>`).join('\n'),
      )})`,
    );

  it('has one, and nothing else does', () => {
    expect(faults(['DiskSpace'], ['DiskSpace'])).toEqual([]);
    expect(faults(['DiskSpace', 'ActiveKeyboards'], ['DiskSpace'])).toEqual(['no reason is given for ActiveKeyboards']);
    expect(faults([], ['UserDefaults'])).toEqual(['nothing touches UserDefaults']);
  });
});

it('every package that is linked has a row in the table of native modules, and no other has', () => {
  const linked = read('scripts/lib/native/expected/packages.txt').match(/^\S+/gm);
  const page = read('scripts/native/MODULES.md');
  const rows = page.slice(0, page.indexOf('\n## ')).match(/^\| (?!package|-)\S+/gm);
  expect(rows?.map((row) => row.slice(2)).sort()).toEqual(linked?.sort());
});
