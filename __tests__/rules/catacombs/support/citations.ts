import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
/** The base game with its Extras, and what its expansions add. */
const RULEBOOKS = ['RULES.md', 'SOLOTH.md', 'VERMIN.md'];
const UNTESTED_HEADING = '## Not tested, and why';

const DEFINITION = /^- \*\*((?:BASE|EXTRA|SOL|VERM)-\d{3})\*\*/gm;
const ID = /\b(?:BASE|EXTRA|SOL|VERM)-\d{3}\b/g;
/** The name of a test that runs: a skipped one cites nothing. */
const TEST_NAME =
  /\b(?:it|test|describe)(?:\.(?:each|only|concurrent)(?:\([^)]*\)|`[^`]*`)?)?\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

export const citedIn = (source: string): readonly string[] =>
  [...source.matchAll(TEST_NAME)].flatMap((match) => idsIn(match[2] ?? ''));

export interface Rulebook {
  readonly ids: readonly string[];
  /** Rules that no test can check, by id. */
  readonly untested: ReadonlyMap<string, string>;
}

function untestedIn(text: string): ReadonlyMap<string, string> {
  const table = text.slice(text.indexOf(UNTESTED_HEADING)).split('\n');
  const rows = table.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.flatMap(([, id, why]) => (idsIn(id ?? '').length === 0 ? [] : [[id ?? '', why ?? '']])));
}

function readOne(file: string): Rulebook {
  const text = fs.readFileSync(path.join(ROOT, 'src/rules/catacombs', file), 'utf8');
  if (!text.includes(UNTESTED_HEADING)) throw new Error(`${file}: no section ${UNTESTED_HEADING}`);
  return { ids: [...text.matchAll(DEFINITION)].map(([, id]) => id ?? ''), untested: untestedIn(text) };
}

export function readRulebook(): Rulebook {
  const books = RULEBOOKS.map(readOne);
  return {
    ids: books.flatMap(({ ids }) => ids),
    untested: new Map(books.flatMap(({ untested }) => [...untested])),
  };
}

function testFilesBelow(folder: string): readonly string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFilesBelow(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Every id that the name of some test speaks of. */
export const readCitations = (): ReadonlySet<string> =>
  new Set(testFilesBelow(path.join(ROOT, '__tests__')).flatMap((file) => citedIn(fs.readFileSync(file, 'utf8'))));
