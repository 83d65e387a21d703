import { writeSync } from 'node:fs';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { nodeSql } from '../storage/nodeSql';
import { killAsked } from './kills';

/** Plays on real SQLite until it is killed, and prints an empty line before a write, and behind it what is kept. */
const [, , file = '', id] = process.argv;
const asked = killAsked(id);
if (!asked.ok) throw new Error(asked.error);
const STDOUT = 1;
const tell = (line: string): void => void writeSync(STDOUT, `${line}\n`);
const listener = {
  writing: () => tell(''),
  kept: (number: number, stepCount: number) => tell(`${number} ${stepCount}`),
};
void asked.value.row.playOn(createShelf(sqliteRows(async () => nodeSql(file))), listener);
