import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../contentHash.mjs';
import { folderOf } from './nativePackages.mjs';

/** What Apple wants a reason for, by category: names of its list as they stand in sources. */
const APIS = {
  FileTimestamp:
    /\b(creationDate(Key)?|(file|content)?[mM]odificationDate(Key)?|f?getattrlist(at|bulk)?\(|[fl]?stat\(|fstatat\()/,
  SystemBootTime: /\b(systemUptime|mach_absolute_time)\b/,
  DiskSpace: /\b(volume(Available|Total)Capacity\w*|system(Free)?Size|f?statv?fs\b)/,
  ActiveKeyboards: /\bactiveInputModes\b/,
  UserDefaults: /\b(NS)?UserDefaults\b/,
};
const SOURCE_FOLDERS = ['ios', 'apple', 'Common', 'common', 'cpp', 'vendor'];
const SOURCE = /\.(swift|mm?|c|cc|cpp|hpp?)$/;
const TESTS = /\/(Tests|__tests__)\//;
const PREFIX = 'NSPrivacyAccessedAPICategory';

/** React Native tells its own in manifests, and is too large to be read again. */
const TELLS_ITSELF = 'react-native';

const declared = (xml) => [...xml.matchAll(new RegExp(`${PREFIX}(\\w+)`, 'g'))].map(([, category]) => category);

function touchedBy(name) {
  const folders = name === TELLS_ITSELF ? [] : SOURCE_FOLDERS;
  const files = folders.flatMap((folder) => filesBelow(join(folderOf(name), folder)));
  const texts = files
    .filter((file) => SOURCE.test(file) && !TESTS.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return Object.keys(APIS).filter((category) => texts.some((text) => APIS[category].test(text)));
}

function declaredBy(name) {
  const folders = name === TELLS_ITSELF ? ['React', 'ReactCommon'] : ['ios', 'apple'];
  const files = folders.flatMap((folder) => filesBelow(join(folderOf(name), folder)));
  const manifests = files.filter((file) => basename(file) === 'PrivacyInfo.xcprivacy');
  return [...new Set(manifests.flatMap((file) => declared(readFileSync(file, 'utf8'))))];
}

/** The categories that a package's sources touch or its own manifest names, in the order of their names. */
export function privacyOf(name) {
  if (!existsSync(folderOf(name))) return [];
  return [...new Set([...touchedBy(name), ...declaredBy(name)])].sort();
}

/** The categories that nobody touches and those that nobody gives a reason for; an app is refused for the latter. */
export function privacyFaults(rows, manifest) {
  const touched = new Set(rows.flatMap(({ categories }) => categories));
  const reasoned = new Set(declared(manifest));
  return [
    ...[...touched]
      .filter((category) => !reasoned.has(category))
      .map((category) => `no reason is given for ${category}`),
    ...[...reasoned].filter((category) => !touched.has(category)).map((category) => `nothing touches ${category}`),
  ];
}
