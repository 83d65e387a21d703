import { writeSync } from 'node:fs';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { nodeSql } from '../storage/nodeSql';
import { playOn } from './scriptedGame';

/** Plays the scripted game on real SQLite until it is killed, and prints each step once it has been acknowledged. */
const [, , file = ''] = process.argv;
const STDOUT = 1;
void playOn(createShelf(sqliteRows(async () => nodeSql(file))), (index) => writeSync(STDOUT, `${index}\n`));
