import type { Floor, Measure } from './measure';

export function printMeasure({ title, notes, columns, rows, floors }: Measure): void {
  console.log(`\n${title}`);
  for (const note of notes) console.log(`  ${note}`);
  const table = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const row of table)
    console.log(`  ${row.map((cell, column) => aligned(cell, column, widths)).join('  ')}`.trimEnd());
  for (const floor of floors) console.log(`  ${lineOf(floor)}`);
}

const lineOf = ({ claim, measured, isHeld }: Floor): string => `${isHeld ? 'held  ' : 'BROKEN'} ${claim}: ${measured}`;

/** The first column names, the others count. */
function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
