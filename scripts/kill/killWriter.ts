import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { nodeSql } from '../storage/nodeSql';
import type { Dice } from '../soak/dice';
import { GAME_ID, wrongWith } from './scriptedGame';

const MOST_STEPS = 12;
/** About the time of one commit, so that the kill falls anywhere between two acknowledgements. */
const LONGEST_WAIT_US = 4000;

/** Runs the writer on this file and kills it at a random moment; answers the last step that it acknowledged, or -1. */
async function killAtRandom(program: string, file: string, dice: Dice): Promise<number> {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stepsToWait = dice.below(MOST_STEPS);
  const waitMs = dice.below(LONGEST_WAIT_US) / 1000;
  let lastKept = -1;
  let heard = 0;
  let rest = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const enough = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) lastKept = Number(line);
      heard += lines.length;
      if (heard > stepsToWait) resolve();
    });
  });
  await Promise.race([enough, ended]);
  if (child.exitCode !== null) throw new Error('the writer ended by itself');
  await wait(waitMs);
  child.kill('SIGKILL');
  await ended;
  return lastKept;
}

export interface KillRound {
  readonly stepCount: number;
  readonly wrong: string | null;
}

/** One kill, and what is found afterwards. */
export async function killWriter(program: string, file: string, dice: Dice): Promise<KillRound> {
  const lastKept = await killAtRandom(program, file, dice);
  const sql = nodeSql(file);
  const found = await createShelf(sqliteRows(async () => sql)).open(GAME_ID);
  await sql.close();
  const stepCount = found.ok ? found.value.steps.length : 0;
  return { stepCount, wrong: wrongWith(found, lastKept) };
}
