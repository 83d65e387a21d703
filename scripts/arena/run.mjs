// Has players of the app play one another:  npm run arena -- [--balance | --calibration | --idle | --conformance] [--levels 4:3,3:greedy,3:main@3] [--rooms N]
// [--game ID] [--box soloth | vermin] [--games N] [--from N] [--variants base,camping] [--lords gorgon,lich] [--handicap gold] [--nice] [--report NAME]
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

const countOf = (text, name) => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Fault(`--${name} wants a number, not ${text}`);
  return count;
};

/** What each plan does when nothing else is said. */
const DEFAULTS = {
  duels: { levels: '2:1,3:2,4:3,5:4,3:greedy', rooms: 400, games: 0 },
  balance: { levels: '3', rooms: 0, games: 40 },
  calibration: { levels: '3', rooms: 60, games: 0 },
  // Half a minute a pass.
  idle: { levels: '3', rooms: 0, games: 20 },
  // About forty questions a game: 10,000 in all.
  conformance: { levels: '', rooms: 0, games: 250 },
};

function optionsOf() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({
    options: {
      ...{ levels: text, rooms: text, games: text, from: text, variants: text, lords: text, box: text, handicap: text },
      report: text,
      game: text,
      plays: text,
      passes: text,
      ...{ balance: flag, calibration: flag, idle: flag, conformance: flag, nice: flag },
    },
  });
  const plan = ['balance', 'calibration', 'idle', 'conformance'].find((name) => values[name]) ?? 'duels';
  const defaults = DEFAULTS[plan];
  return {
    plan,
    game: values.game,
    isNice: values.nice,
    report: values.report ?? null,
    wanted: {
      levels: (values.levels ?? defaults.levels).split(','),
      rooms: countOf(values.rooms ?? defaults.rooms, 'rooms'),
      games: countOf(values.games ?? defaults.games, 'games'),
      from: countOf(values.from ?? 0, 'from'),
      variants: values.variants?.split(',') ?? [],
      lords: values.lords?.split(',') ?? [],
      handicap: values.handicap ?? '',
      box: values.box ?? 'base',
      plays: countOf(values.plays ?? 32, 'plays'),
      passes: countOf(values.passes ?? 2, 'passes'),
    },
  };
}

/** Half of them choose a move, and a spread wants two; beyond the most, two passes would share their luck. */
const PLAYS = { fewest: 4, most: 64 };

/** Some Lords come up more seldom than others. */
const TURNS = 32;

async function keepTheLedger({ rooms, games, from, lords }, report) {
  const count = Math.max(1, rooms, lords.length > 0 ? games * TURNS : games);
  const claim = report === null ? null : { report, fingerprint: await fingerprint() };
  const refusal = whyNotPlayed(await readLedger(), { from, to: from + count - 1 }, claim);
  if (refusal !== null) throw new Fault(refusal);
}

await runScript(async () => {
  const { plan, wanted, isNice, report, game } = optionsOf();
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-arena-'));
  try {
    const [program, main] = [join(folder, 'worker.mjs'), join(folder, 'main.mjs')];
    await bundleWith({}, here('main.ts'), main);
    const { arenaAsked } = await import(pathToFileURL(main));
    const { id, row } = known(arenaAsked(game));
    if (plan !== 'conformance') await keepTheLedger(wanted, report);
    if (wanted.plays < PLAYS.fewest || wanted.plays > PLAYS.most)
      throw new Fault(`--plays wants ${PLAYS.fewest} to ${PLAYS.most}, not ${wanted.plays}`);
    if (isNice) setPriority(NICE);
    const others = await taken(refsIn(wanted.levels), join(folder, 'others'));
    await bundleWith(others, here('worker.ts'), program);
    for (const { jobs, tell } of row.boutsOf(plan, wanted)) console.log(tell(await inWorkers(program, jobs, id)));
  } finally {
    await rm(folder, { recursive: true });
  }
});
