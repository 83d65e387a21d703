import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../..');
/** They look at the cards as they lie in the box, all of them or one by one: nothing is played there. */
const LISTS = /\/(cards|contentCards|contentRooms|contentStock|plays)\.test\.ts$|\/golden\/|\/soak\//;
const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const IMPORT = /^import [^]*?;$/gm;
/** A piece is called after its card with a number behind it, an option after the piece with its action. */
const NAME =
  /'((?:hero|ally|lord|monster|ability|spell|equipment|artefact|room|poison):[a-z\d-]+?)(?:-\d+)?(?:>[^']*)?'/g;

export type PlaySources = ReadonlyMap<string, string>;

/** The tests in which something is played, by file. */
export function readPlays(): PlaySources {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !LISTS.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]));
}

/** The ids of content that a test says, neither in a comment nor in an import; nothing where nothing is tested. */
export function namedIn(source: string): readonly string[] {
  const text = source.replace(COMMENT, '').replace(IMPORT, '');
  return /\bit(\.each)?\(|\b(?:playRooms|playLairs)\(/.test(text)
    ? [...text.matchAll(NAME)].map(([, id = '']) => id)
    : [];
}

/** What is in a box and is in no play by its name. */
export function unplayed(ids: readonly string[], plays: PlaySources): readonly string[] {
  const named = new Set([...plays.values()].flatMap(namedIn));
  return ids.filter((id) => !named.has(id));
}
