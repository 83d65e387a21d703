import { existsSync, readdirSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Where borrowed icons are listed by their authors: for the board itself, and for each game that draws some. */
export function emblemFolders() {
  const games = inProject('src', 'ui', 'games');
  const named = existsSync(games) ? readdirSync(games).sort() : [];
  const folders = [
    inProject('src', 'board', 'look', 'emblems'),
    ...named.map((game) => inProject('src', 'ui', 'games', game, 'catalogue', 'emblems')),
  ];
  return folders.filter((folder) => existsSync(`${folder}/emblemAuthors.json`));
}
