import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.mjs';
import { STANDARD_TEXTS } from './standardTexts.mjs';

const isLicenceFile = (name) => /^(licen[cs]e|copying)(-mit)?(\.(md|txt))?$/i.test(name);

export function holderOf({ name, author }) {
  const person = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return person || `the authors of ${name}`;
}

/** The text a package is given under: its own file or, where it ships none, the standard text that it names. */
export function licenceText(folder, manifest) {
  const fileName = readdirSync(folder).find(isLicenceFile);
  if (fileName) return readFileSync(join(folder, fileName), 'utf8').replaceAll('\r\n', '\n').trim();
  const standard = STANDARD_TEXTS[manifest.license];
  if (!standard) throw new Fault(`${manifest.name} names no licence that is known: see ${dirname(folder)}.`);
  return standard(holderOf(manifest));
}
