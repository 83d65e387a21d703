import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { compiledCredits } from './compiledCredits.mjs';
import { iconCredits, isIconPackage } from './iconCredits.mjs';
import { holderOf, licenceText } from './licenceText.mjs';

const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'));

const YEARS = String.raw`(?:\(c\)|©|\d{4}|present|[\s,–-])*`;
const COPYRIGHT_LINE = new RegExp(String.raw`^[\s/*]*Copyright\b${YEARS}(.+)$`, 'im');
const AFTER_THE_NAME = /\s*(?:[<(](?:http|.*@|\S+\.\w+>).*|,\s*@\w+|[.,]?\s*All rights reserved\.?|[.,])$/i;

/** The name in the text's own copyright line says more than what the package was published under. */
function authorOf(manifest, text) {
  const [, holder] = COPYRIGHT_LINE.exec(text) ?? [];
  return holder?.replace(AFTER_THE_NAME, '').trim() || holderOf(manifest);
}

const titleOf = (packageName) =>
  packageName
    .replace(/^.*\//, '')
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

function creditLibrary(folder, manifest) {
  const { name, version, license: licence } = manifest;
  const text = licenceText(folder, manifest);
  return { kind: 'library', name, version, licence, author: authorOf(manifest, text), text };
}

function creditFaces(textPath, manifest) {
  const { name, version } = manifest;
  const text = readFileSync(textPath, 'utf8').trim();
  return { kind: 'font', name: titleOf(name), version, licence: 'OFL-1.1', author: authorOf(manifest, text), text };
}

/** A package of fonts carries two licences; the one of the faces is what ends in the app. */
function creditPackage(folder) {
  const manifest = readJson(folder, 'package.json');
  const facesTextPath = inProject(folder, 'LICENSE_FONT');
  return existsSync(facesTextPath) ? creditFaces(facesTextPath, manifest) : creditLibrary(inProject(folder), manifest);
}

const textId = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function withSharedTexts(credits) {
  const texts = {};
  const entries = credits.map((credit) => {
    const id = textId(credit.text);
    texts[id] = credit.text;
    return { ...credit, text: id };
  });
  return { texts: Object.fromEntries(Object.entries(texts).sort(([a], [b]) => compare(a, b))), entries };
}

const compare = (a, b) => (a < b ? -1 : Number(a > b));

const sortKey = ({ kind, name, author }) => [kind, name, author].join('\n');

/** Who is to be thanked for what the app carries: fonts, icons and libraries, each text once. */
export function creditsOf(packageFolders) {
  const libraries = packageFolders.filter((folder) => !isIconPackage(folder)).map(creditPackage);
  const seen = new Map(
    [...libraries, ...compiledCredits(packageFolders), ...iconCredits()].map((credit) => [
      `${sortKey(credit)} ${credit.version}`,
      credit,
    ]),
  );
  const credits = [...seen.values()].sort((a, b) => compare(sortKey(a), sortKey(b)));
  return { ...withSharedTexts(credits), packages: packageFolders };
}

export const toText = (credits) => `${JSON.stringify(credits, null, 2)}\n`;
