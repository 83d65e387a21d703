import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, nativePackages, packageFaults, packageLine } from './nativePackages.mjs';
import { mergedPermissions } from './permissions.mjs';
import { privacyFaults, privacyOf } from './privacyApis.mjs';

const WRITTEN = {
  'AndroidManifest.xml': ['android', 'app', 'src', 'main', 'AndroidManifest.xml'],
  'AndroidManifest.release.xml': ['android', 'app', 'src', 'release', 'AndroidManifest.xml'],
  'MainActivity.kt': ['android', 'app', 'src', 'main', 'java', 'com', 'pichenette', 'app', 'MainActivity.kt'],
  'gradle.properties': ['android', 'gradle.properties'],
  'Info.plist': ['ios', 'Pichenette', 'Info.plist'],
  'Pichenette.entitlements': ['ios', 'Pichenette', 'Pichenette.entitlements'],
  'PrivacyInfo.xcprivacy': ['ios', 'Pichenette', 'PrivacyInfo.xcprivacy'],
  Podfile: ['ios', 'Podfile'],
  'Podfile.properties.json': ['ios', 'Podfile.properties.json'],
};

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const manifestOf = (name) => textOf(join(folderOf(name), 'android', 'src', 'main', 'AndroidManifest.xml'));

/**
 * What a store would make of the native projects, as texts: the written projects, what is merged into them, who is linked and
 * what of it Apple wants a reason for. Beside it the faults that need no list.
 */
export async function nativeLists(copy) {
  const packages = await nativePackages();
  const written = Object.fromEntries(
    Object.entries(WRITTEN).map(([name, parts]) => [name, textOf(join(copy, ...parts))]),
  );
  const manifests = [written['AndroidManifest.release.xml'], written['AndroidManifest.xml']];
  const permissions = mergedPermissions([...manifests, ...packages.map(({ name }) => manifestOf(name))]);
  const privacy = packages
    .map(({ name }) => ({ name, categories: privacyOf(name) }))
    .filter(({ categories }) => categories.length > 0);
  return {
    lists: {
      ...written,
      'permissions.txt': permissions.join('\n'),
      'packages.txt': packages.map(packageLine).join('\n'),
      'privacy.txt': privacy.map(({ name, categories }) => `${name}: ${categories.join(', ')}`).join('\n'),
    },
    faults: [...packageFaults(packages), ...privacyFaults(privacy, written['PrivacyInfo.xcprivacy'])],
  };
}
