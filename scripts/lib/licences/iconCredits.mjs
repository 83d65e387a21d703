import { readFileSync } from 'node:fs';
import { emblemFolders } from '../emblemFolders.mjs';
import { inProject } from '../project.mjs';

const PACKAGE = '@iconify-icons/game-icons';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export const isIconPackage = (folder) => folder.endsWith(PACKAGE);

const textFor = (author, icons) => `Icons from game-icons.net, drawn by ${author}: ${icons.join(', ')}.

They are used under the Creative Commons Attribution 3.0 licence (CC BY 3.0):
https://creativecommons.org/licenses/by/3.0/

Their outlines are unchanged; the game paints them in its own materials.`;

/** The icons of each author that are drawn anywhere. */
function drawnByAuthor() {
  const all = new Map();
  for (const folder of emblemFolders()) {
    const drawn = new Set(Object.keys(readJson(`${folder}/emblemPaths.json`)));
    for (const [author, icons] of Object.entries(readJson(`${folder}/emblemAuthors.json`))) {
      const known = all.get(author) ?? new Set();
      for (const icon of icons) if (drawn.has(icon)) known.add(icon);
      all.set(author, known);
    }
  }
  return all;
}

/** Every author of an icon is named, with the icons of theirs that the game shows. */
export function iconCredits() {
  const authors = drawnByAuthor();
  if (authors.size === 0) return [];
  const { version } = readJson(inProject('node_modules', PACKAGE, 'package.json'));
  return [...authors].flatMap(([author, icons]) => {
    if (icons.size === 0) return [];
    const text = textFor(author, [...icons].sort());
    return [{ kind: 'icons', name: 'game-icons.net', version, licence: 'CC-BY-3.0', author, text }];
  });
}
