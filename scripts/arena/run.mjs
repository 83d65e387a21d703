// Has players of the app play one another:  npm run arena -- [--levels 4:3,3:greedy] [--rooms N] [--games N] [--from N] [--nice]
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from '../engines/bundle.mjs';
import { Fault, runScript } from '../lib/fault.mjs';
import { inWorkers } from './workers.mjs';

const NICE = 10;

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const countOf = (text, name) => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Fault(`--${name} wants a number, not ${text}`);
  return count;
};

function optionsOf() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({
    options: {
      levels: text('2:1,3:2,4:3,5:4,3:greedy'),
      rooms: text('400'),
      games: text('0'),
      from: text('0'),
      nice: { type: 'boolean', default: false },
    },
  });
  const [rooms, games, from] = ['rooms', 'games', 'from'].map((name) => countOf(values[name], name));
  return { levels: values.levels.split(','), rooms, games, from, isNice: values.nice };
}

await runScript(async () => {
  const options = optionsOf();
  if (options.isNice) setPriority(NICE);
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-arena-'));
  try {
    const [program, main] = [join(folder, 'worker.mjs'), join(folder, 'main.mjs')];
    await bundleForNode(here('worker.ts'), program);
    await bundleForNode(here('main.ts'), main);
    const { boutsOf, tellBout } = await import(pathToFileURL(main));
    for (const bout of boutsOf(options)) console.log(tellBout(bout, await inWorkers(program, bout.jobs)));
  } finally {
    await rm(folder, { recursive: true });
  }
});
