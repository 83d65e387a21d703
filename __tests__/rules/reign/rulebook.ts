import { readFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = readFileSync(path.join(__dirname, '../../../src/rules/reign/RULES.md'), 'utf8');

/** What the rulebook says under an id. */
export function ruleText(id: string): string {
  const from = TEXT.indexOf(`- **${id}**`);
  if (from < 0) throw new Error(`no ${id}`);
  const rest = TEXT.slice(from + 1);
  const to = rest.search(/\n- \*\*REIGN|\n## /);
  return rest.slice(0, to);
}

/** The rows of the table under an id, cell by cell, without its head. */
export const tableOf = (id: string): readonly (readonly string[])[] =>
  ruleText(id)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** The plan under an id, row by row. */
export const planOf = (id: string): readonly string[] => {
  const [, plan = ''] = ruleText(id).split('```');
  return plan
    .trim()
    .split('\n')
    .map((row) => row.trim());
};
