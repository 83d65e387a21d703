// Plays whole games at random:  npm run soak -- [--game ID] [--games N] [--real N] [--from N] [--only N]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundleForNode } from '../engines/bundle.mjs';
import { Fault, known, runScript } from '../lib/fault.mjs';

const WORKERS = 2;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const workers = new Set();

/** What a worker tells; the first fault of any ends the soak. */
function toldBy(program, share) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: share });
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    worker.once('message', (told) => (told.kind === 'fault' ? reject(told) : resolve(told.soaked)));
    worker.once('error', reject);
  });
}

const sharesOf = (game, { from, games, real }) =>
  [
    { physics: 'fake', from, to: from + games },
    { physics: 'real', from, to: from + real },
  ].flatMap((share) =>
    Array.from({ length: WORKERS }, (_, worker) => ({ ...share, game, from: share.from + worker, every: WORKERS })),
  );

async function playAll(program, shares) {
  const waiting = [...shares];
  const soaked = [];
  async function work() {
    for (let share = waiting.shift(); share !== undefined; share = waiting.shift()) {
      soaked.push({ physics: share.physics, ...(await toldBy(program, share)) });
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
  return soaked;
}

const countOf = (text, name) => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Fault(`--${name} wants a number of games, not ${text}`);
  return count;
};

function optionsOf() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({
    options: {
      ...{ games: text('2000'), real: text('240'), from: text('0') },
      ...{ game: { type: 'string' }, only: { type: 'string' } },
    },
  });
  const { game, only } = values;
  const [games, real, from] = ['games', 'real', 'from'].map((name) => countOf(values[name], name));
  if (only === undefined) return { game, games, real, from, isWhole: true };
  return { game, games: 1, real: real > 0 ? 1 : 0, from: countOf(only, 'only'), isWhole: false };
}

/** The record of a game that went wrong, to be replayed. */
async function tellFault({ message, stack, record }) {
  const file = join(tmpdir(), 'soak-fault.pichenette.json');
  await writeFile(file, record);
  throw new Fault(`${message}\nthe game up to where it went wrong: npm run replay -- ${file}`, stack);
}

await runScript(async () => {
  const options = optionsOf();
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-soak-'));
  try {
    const [program, door] = [join(folder, 'worker.mjs'), join(folder, 'door.mjs')];
    await bundleForNode(here('door.ts'), door);
    const { soakAsked, tell } = await import(pathToFileURL(door));
    const { id, row } = known(soakAsked(options.game));
    await bundleForNode(here('worker.ts'), program);
    const soaked = await playAll(program, sharesOf(id, options)).catch((error) =>
      error.kind === 'fault' ? tellFault(error) : Promise.reject(error),
    );
    const page = row.pageOf(await readFile(here(`../../src/rules/${id}/RECORD.md`), 'utf8'));
    const wrong = tell(row, soaked, page);
    if (options.isWhole && wrong.length > 0) throw new Fault(wrong.join('\n'));
  } finally {
    await Promise.all([...workers].map((worker) => worker.terminate()));
    await rm(folder, { recursive: true });
  }
});
