import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/runModule';

export const readMarkdown = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

/** The fenced blocks that open with these words, in order. */
export const blocksOf = (text: string, opening: string): readonly string[] =>
  [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, body]) => (info === opening ? [body ?? ''] : []));

const unquoted = (cell: string): string => cell.trim().replaceAll('`', '');

/** The rows below the heading of a table whose first column is called so: cells without their ticks. */
export function tableOf(text: string, firstColumn: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${firstColumn} `));
  if (head < 0) throw new Error(`no table of ${firstColumn}`);
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((line) => line.slice(1, -1).split('|').map(unquoted));
}
