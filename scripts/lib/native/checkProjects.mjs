import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runQuietly } from '../children.mjs';
import { filesBelow } from '../contentHash.mjs';
import { Fault } from '../fault.mjs';
import { inProject, projectRoot } from '../project.mjs';
import { step } from '../step.mjs';

/** At the top of the project: what is made, and not written. */
const LEFT_OUT = /^(node_modules|\.git|\.expo|dist|dist-\w+|android|ios|coverage|test-output)$/;

function scratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'pichenette-native-'));
  cpSync(projectRoot, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'));
  return copy;
}

const isIn = (folder, nameEnd, text) =>
  filesBelow(folder).some((file) => file.endsWith(nameEnd) && readFileSync(file, 'utf8').includes(text));

function checkIds(copy) {
  const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
  const expected = [
    ['android/app/build.gradle', `applicationId '${expo.android.package}'`],
    ['android/app/src/main/res/values/strings.xml', `>${expo.name}<`],
    ['ios', `PRODUCT_BUNDLE_IDENTIFIER = ${expo.ios.bundleIdentifier};`, 'project.pbxproj'],
    ['ios', `<string>${expo.name}</string>`, 'Info.plist'],
  ];
  for (const [path, text, nameEnd = ''] of expected) {
    if (!isIn(join(copy, path), nameEnd, text)) throw new Fault(`The native project lacks ${text}: see app.json.`);
  }
}

/** Lets Expo write both native projects from app.json, in a copy, and looks for the game's name and ids in them. */
export async function checkProjects() {
  const copy = scratchCopy();
  try {
    await step('Native projects', async (tell) => {
      const options = { cwd: copy, env: { CI: '1' }, onLine: tell };
      const { code, output } = await runQuietly('expo', ['prebuild', '--no-install'], options);
      if (code !== 0) throw new Fault('The native projects could not be written: see app.json.', output);
      checkIds(copy);
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
