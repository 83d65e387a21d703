import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../contentHash.mjs';
import { Fault } from '../fault.mjs';
import { inProject } from '../project.mjs';
import { step } from '../step.mjs';
import { againstLists, writeLists } from './expectations.mjs';
import { inNativeCopy } from './nativeCopy.mjs';
import { nativeLists } from './nativeLists.mjs';

const isIn = (folder, nameEnd, text) =>
  filesBelow(folder).some((file) => file.endsWith(nameEnd) && readFileSync(file, 'utf8').includes(text));

function checkIds(copy) {
  const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
  const expected = [
    ['android/app/build.gradle', `applicationId '${expo.android.package}'`],
    ['android/app/src/main/res/values/strings.xml', `>${expo.name}<`],
    ['ios', `PRODUCT_BUNDLE_IDENTIFIER = "${expo.ios.bundleIdentifier}";`, 'project.pbxproj'],
    ['ios', `<string>${expo.name}</string>`, 'Info.plist'],
  ];
  for (const [path, text, nameEnd = ''] of expected) {
    if (!isIn(join(copy, path), nameEnd, text)) throw new Fault(`The native project lacks ${text}: see app.json.`);
  }
}

/**
 * Lets Expo write both native projects from app.json, in a copy, looks for the game's name and ids in them, and compares
 * what they ask of a phone, and who is linked into them, with the lists in `expected/`; `isNew` writes those instead.
 */
export async function checkProjects({ isNew = false } = {}) {
  await step('Native projects', (tell) =>
    inNativeCopy(async (copy) => {
      checkIds(copy);
      const { lists, faults } = await nativeLists(copy);
      if (isNew) writeLists(lists);
      const differing = [...faults, ...againstLists(lists)];
      if (differing.length === 0) return;
      const advice =
        'The native projects are not those of scripts/lib/native/expected: is it meant? See scripts/native.';
      throw new Fault(advice, differing.join('\n'));
    }, tell),
  );
}
