import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const PACKAGE = '@iconify-icons/game-icons';
const DRAWN_ICONS = ['src', 'board', 'look', 'emblemPaths.json'];
const ICON_AUTHORS = ['src', 'board', 'look', 'emblemAuthors.json'];

const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'));

export const isIconPackage = (folder) => folder.endsWith(PACKAGE);

const textFor = (author, icons) => `Icons from game-icons.net, drawn by ${author}: ${icons.join(', ')}.

They are used under the Creative Commons Attribution 3.0 licence (CC BY 3.0):
https://creativecommons.org/licenses/by/3.0/

Their outlines are unchanged; the game paints them in its own materials.`;

/** Every author of an icon is named, with the icons of theirs that the game shows. */
export function iconCredits() {
  if (!existsSync(inProject(...ICON_AUTHORS))) return [];
  const { version } = readJson('node_modules', PACKAGE, 'package.json');
  const drawn = new Set(Object.keys(readJson(...DRAWN_ICONS)));
  return Object.entries(readJson(...ICON_AUTHORS)).flatMap(([author, icons]) => {
    const used = icons.filter((icon) => drawn.has(icon)).sort();
    if (used.length === 0) return [];
    return [
      { kind: 'icons', name: 'game-icons.net', version, licence: 'CC-BY-3.0', author, text: textFor(author, used) },
    ];
  });
}
