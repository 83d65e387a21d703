import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, MOST_CHARACTERS, PICTURES, RATING_QUESTIONS, SCREENS, SCREENSHOTS } from './limits.mjs';
import { pictureSize } from './pictureSize.mjs';

const json = (root, ...parts) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));

/** Stores count what is read as one character as one. */
const countOf = (text) => [...text].length;

function textFaults(root) {
  return LANGUAGES.flatMap((language) => {
    const file = `scripts/store/texts/${language}.json`;
    if (!existsSync(join(root, file))) return [`${file} is missing`];
    const texts = json(root, file);
    const said = Object.entries(MOST_CHARACTERS).flatMap(([name, most]) => {
      const text = texts[name] ?? '';
      if (text.trim() === '') return [`${file} has no ${name}`];
      return countOf(text) > most ? [`${file}: ${name} has ${countOf(text)} characters, and may have ${most}`] : [];
    });
    const unknown = Object.keys(texts).filter((name) => !(name in MOST_CHARACTERS));
    return [...said, ...unknown.map((name) => `${file}: no store knows ${name}`)];
  });
}

function privacyFaults(root) {
  const files = LANGUAGES.map((language) => `scripts/store/privacy/${language}.md`);
  return files
    .filter((file) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').trim() === '')
    .map((file) => `${file} is missing`);
}

function ratingFaults(root) {
  const answers = json(root, 'scripts', 'store', 'rating.json');
  return RATING_QUESTIONS.filter((question) => answers[question] === undefined).map(
    (question) => `scripts/store/rating.json has no answer to ${question}`,
  );
}

function sizeFaults(root, file, { widthPx, heightPx }) {
  if (!existsSync(join(root, file))) return [`${file} is missing`];
  const found = pictureSize(join(root, file));
  if (found === null) return [`${file} is no picture`];
  return found.widthPx === widthPx && found.heightPx === heightPx
    ? []
    : [`${file} is ${found.widthPx}×${found.heightPx}, not ${widthPx}×${heightPx}`];
}

function versionFaults(root) {
  const { version } = json(root, 'package.json');
  const { expo } = json(root, 'app.json');
  const isPlain = /^\d+\.\d+\.\d+$/.test(version);
  return [
    ...(isPlain ? [] : [`package.json: the stores take no version ${version}`]),
    ...(expo.version === undefined ? [] : ['app.json: the version is that of package.json, and stands there alone']),
  ];
}

/** What keeps the app out of a store, as far as files tell; screenshots are looked at once they have been made. */
export const storeFaults = (root) => [
  ...textFaults(root),
  ...privacyFaults(root),
  ...ratingFaults(root),
  ...PICTURES.flatMap((picture) => sizeFaults(root, picture.file, picture)),
  ...versionFaults(root),
];

export const hasScreenshots = (root) => existsSync(join(root, SCREENSHOTS));

export function screenshotFaults(root) {
  return LANGUAGES.flatMap((language) =>
    Object.entries(SCREENS).flatMap(([device, screen]) => {
      const folder = `${SCREENSHOTS}/${language}/${device}`;
      const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
      const isCounted = names.length >= screen.least && names.length <= screen.most;
      const count = isCounted
        ? []
        : [`${folder} holds ${names.length} pictures: ${screen.least} to ${screen.most} are taken`];
      return [...count, ...names.flatMap((name) => sizeFaults(root, `${folder}/${name}`, screen))];
    }),
  );
}
