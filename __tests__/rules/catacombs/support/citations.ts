import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const RULES = path.join(ROOT, 'src/rules/catacombs/RULES.md');
const UNTESTED_HEADING = '## Not tested, and why';

const DEFINITION = /^- \*\*((?:BASE|EXTRA)-\d{3})\*\*/gm;
const ID = /\b(?:BASE|EXTRA)-\d{3}\b/g;
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

export function readRulebook(): Rulebook {
  const text = fs.readFileSync(RULES, 'utf8');
  if (!text.includes(UNTESTED_HEADING)) throw new Error(`no section ${UNTESTED_HEADING}`);
  return { ids: [...text.matchAll(DEFINITION)].map(([, id]) => id ?? ''), untested: untestedIn(text) };
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
