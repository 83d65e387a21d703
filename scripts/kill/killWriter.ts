import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { nodeSql } from '../storage/nodeSql';
import type { Dice } from '../soak/dice';
import { foundOn, verdictOn } from './games/found';
import type { Judge } from './games/reference';
import { Moment, type Waits } from './moment';

const WAITS: Waits = { writeUs: 2500, stepUs: 20_000 };

/** A program that writes games of one kind into a file. */
export interface Writer {
  readonly program: string;
  readonly file: string;
  readonly game: string;
}

/** Runs the writer on this file and kills it at a random moment, of which it answers what was heard. */
async function killAtRandom({ program, file, game }: Writer, dice: Dice): Promise<Moment> {
  const child = spawn(process.execPath, [program, file, game], { stdio: ['ignore', 'pipe', 'inherit'] });
  const moment = new Moment(dice);
  let rest = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [number = 0, stepCount = 0] = line.split(' ').map(Number);
      if (line === '') moment.writing();
      else moment.hearKept(number, stepCount);
    }
  });
  await Promise.race([moment.come, ended]);
  if (child.exitCode !== null) throw new Error('the writer ended by itself');
  await wait(moment.waitMs(dice, WAITS));
  child.kill('SIGKILL');
  await ended;
  return moment;
}

export interface KillRound {
  /** Of all games together. */
  readonly stepCount: number;
  readonly wrong: string | null;
  /** When the kill came, and what lay on the table. */
  readonly marks: readonly string[];
}

/** One kill, and what is found afterwards. */
export async function killWriter(writer: Writer, dice: Dice, reference: Judge): Promise<KillRound> {
  const { kept, isWriting } = await killAtRandom(writer, dice);
  const sql = nodeSql(writer.file);
  const found = await foundOn(createShelf(sqliteRows(async () => sql)));
  await sql.close();
  const { wrong, marks } = verdictOn(found, kept, reference);
  return { stepCount: found.stepCount, wrong, marks: [...(isWriting ? [IN_A_WRITE] : []), ...marks] };
}

export const IN_A_WRITE = 'in a write';
