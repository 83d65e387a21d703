import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../children.mjs';
import { Fault } from '../fault.mjs';
import { inProject } from '../project.mjs';

const read = (...parts) => JSON.parse(readFileSync(inProject('node_modules', ...parts), 'utf8'));

async function resolved(...args) {
  const { code, output } = await runQuietly('expo-modules-autolinking', [...args, '--json']);
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (code !== 0 || json === '') throw new Fault('Expo does not tell which packages it links.', output);
  return JSON.parse(json);
}

async function linkedOn(platform) {
  const [expo, others] = await Promise.all([
    resolved('resolve', '--platform', platform === 'ios' ? 'apple' : platform),
    resolved('react-native-config', '--platform', platform),
  ]);
  return [...expo.modules.map(({ packageName }) => packageName), ...Object.keys(others.dependencies)];
}

const OLD = 'the old architecture';

/** How a package's native code speaks to the New Architecture: by Expo's modules, or by the code made of its specs. */
function speaksBy(name, { codegenConfig }) {
  if (existsSync(inProject('node_modules', name, 'expo-module.config.json'))) return 'expo module';
  return codegenConfig === undefined ? OLD : 'codegen';
}

/** Every package with native code in the app, React Native first: its version, the one that the SDK wants, and how it speaks. */
export async function nativePackages() {
  const wanted = read('expo', 'bundledNativeModules.json');
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const names = new Set([...(await linkedOn('android')), ...(await linkedOn('ios'))]);
  return ['react-native', ...[...names].sort()].map((name) => {
    const manifest = read(name, 'package.json');
    return {
      name,
      version: manifest.version,
      wanted: wanted[name] ?? null,
      isOurs: name in dependencies && name !== 'expo',
      speaks: speaksBy(name, manifest),
    };
  });
}

/** As npm reads `~1.2.3` and `1.2.3`: the SDK writes no other range. */
export function isWanted(version, range) {
  if (range === null || version === range) return true;
  const [major, minor, patch] = range.replace(/^~/, '').split('.').map(Number);
  const [isMajor, isMinor, isPatch] = version.split('.').map(Number);
  return range.startsWith('~') && isMajor === major && isMinor === minor && isPatch >= patch;
}

const chosenBy = ({ wanted, isOurs }) => {
  if (wanted !== null) return `SDK: ${wanted}`;
  return isOurs ? 'the SDK knows none' : 'brought by expo';
};

export const packageLine = (found) => `${found.name} ${found.version} (${chosenBy(found)}), ${found.speaks}`;

/** What no list makes good: another version than the SDK wants, or native code that the New Architecture does not know. */
export const packageFaults = (packages) =>
  packages
    .filter(({ version, wanted, speaks }) => !isWanted(version, wanted) || speaks === OLD)
    .map((found) => packageLine(found));

export const folderOf = (name) => join(inProject('node_modules'), name);
