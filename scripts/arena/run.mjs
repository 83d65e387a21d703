// Has players of the app play one another:  npm run arena -- [--game ID] [--from N] [--nice] [--report NAME] and what the game's own
// arena takes, for Catacombs [--balance | --calibration | --idle | --conformance] [--levels 4:3,3:greedy,3:main@3] [--rooms N]
// [--box soloth | vermin] [--games N] [--variants base,camping] [--lords gorgon,lich] [--handicap gold]
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Fault, known, runScript } from '../lib/fault.mjs';
import { bundleWith, refsIn, taken } from './others/bundleWith.mjs';
import { fingerprint } from './seeds/fingerprint.mjs';
import { readLedger, whyNotPlayed } from './seeds/ledger.mjs';
import { inWorkers } from './workers.mjs';

const NICE = 10;

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const text = { type: 'string' };

function seedAt(from = '0') {
  const seed = Number(from);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Fault(`--from wants a number, not ${from}`);
  return seed;
}

/** Which game is meant decides what else may be said. */
const gameIn = () => parseArgs({ options: { game: text }, strict: false }).values.game;

function askedOf(arena, said) {
  try {
    return arena.asked(said, seedAt(said.from));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(error.message);
  }
}

async function keepTheLedger(from, count, claim) {
  const refusal = whyNotPlayed(await readLedger(), { from, to: from + count - 1 }, claim);
  if (refusal !== null) throw new Fault(refusal);
}

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-arena-'));
  try {
    const [program, main] = [join(folder, 'worker.mjs'), join(folder, 'main.mjs')];
    await bundleWith({}, here('main.ts'), main);
    const { arenaAsked } = await import(pathToFileURL(main));
    const { id, row } = known(arenaAsked(gameIn()));
    const common = { game: text, from: text, report: text, nice: { type: 'boolean' } };
    const { values } = parseArgs({ options: { ...common, ...row.options } });
    const { bouts, contestants, seeds } = askedOf(row, values);
    const { report = null } = values;
    const claim = report === null ? null : { report, fingerprint: await fingerprint(id) };
    if (seeds > 0) await keepTheLedger(seedAt(values.from), seeds, claim);
    if (values.nice) setPriority(NICE);
    const others = await taken(refsIn(contestants), join(folder, 'others'));
    await bundleWith(others, here('worker.ts'), program);
    for (const { jobs, tell } of bouts) console.log(tell(await inWorkers(program, jobs, id)));
  } finally {
    await rm(folder, { recursive: true });
  }
});
