import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BOARD_IDS } from '../../src/rules/catacombs';
import { OUTLINES } from '../../src/ui/games/catacombs/catalogue/emblems';
import { DISCS, PIECES } from '../../src/ui/games/catacombs/catalogue/pieces';

const SRC = path.join(__dirname, '../../src');
const FOLDERS = [
  'board/look/emblems',
  ...readdirSync(path.join(SRC, 'ui/games')).map((game) => `ui/games/${game}/catalogue/emblems`),
].filter((folder) => existsSync(path.join(SRC, folder)));

const read = <T,>(folder: string, file: string): T =>
  JSON.parse(readFileSync(path.join(SRC, folder, file), 'utf8')) as T;
type Authors = Readonly<Record<string, readonly string[]>>;

describe('emblems', () => {
  it.each(FOLDERS)('every borrowed outline of %s is credited to one author', (folder) => {
    const authors = read<Authors>(folder, 'emblemAuthors.json');
    expect(Object.values(authors).flat().sort()).toEqual(Object.keys(read<object>(folder, 'emblemPaths.json')).sort());
  });

  it('no outline is credited to two authors', () => {
    const pairs = FOLDERS.flatMap((folder) =>
      Object.entries(read<Authors>(folder, 'emblemAuthors.json')).flatMap(([author, icons]) =>
        icons.map((icon) => `${icon} by ${author}`),
      ),
    );
    const credits = [...new Set(pairs)];
    expect(FOLDERS.length).toBeGreaterThan(2);
    expect(new Set(credits.map((credit) => credit.split(' by ')[0])).size).toBe(credits.length);
  });

  it('every piece of Catacombs has a look of its own, of outlines that are known', () => {
    const emblems = Object.values(DISCS).map(({ emblem }) => emblem);
    expect(new Set(emblems.map((emblem) => JSON.stringify(emblem))).size).toBe(emblems.length);
    const known = new Set<string>(Object.values(OUTLINES));
    expect(emblems.flat().filter(({ outline }) => !known.has(outline))).toEqual([]);
  });

  it('every board of Catacombs has its pillar', () => {
    const pillars = Object.values(PIECES).flatMap((look) => (look.kind === 'pillar' ? [look.name] : []));
    expect(pillars).toEqual([...BOARD_IDS]);
  });
});
