// Puts a report together, over as many runs as it takes:  npm run arena:report -- [--game ID] --report NAME [--part matrix,rungs]
// [--games N] [--minutes N] [--page]; without a name it is a trial on seeds for tuning
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../engines/bundle.mjs';
import { Fault, known, runScript } from '../../lib/fault.mjs';
import { bundleWith } from '../others/bundleWith.mjs';
import { commit, fingerprint } from '../seeds/fingerprint.mjs';
import { readLedger, taken, writeLedger } from '../seeds/ledger.mjs';
import { inWorkers } from '../workers.mjs';
import { chunksOf, Store } from './store.mjs';

const LOWEST_PRIORITY = 19;
const TRIAL_BLOCK = { from: 100000, to: 109999 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const today = () => new Date().toISOString().slice(0, 10);

function optionsOf() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      game: text,
      report: text,
      part: text,
      games: text,
      minutes: text,
      page: { type: 'boolean', default: false },
    },
  });
  for (const name of ['games', 'minutes'])
    if (values[name] !== undefined && !(Number(values[name]) > 0))
      throw new Fault(`--${name} wants a number above 0, not ${values[name]}`);
  return values;
}

function partsOf(text, all) {
  const parts = text?.split(',') ?? all;
  const unknown = parts.filter((part) => !all.includes(part));
  if (unknown.length > 0) throw new Fault(`A report has no part ${unknown.join(', ')}: ${all.join(', ')}.`);
  return parts;
}

/** The seeds of this report, marked as spent before the first of them is played. */
async function blockOf(claim, trial) {
  if (claim.report === trial) return TRIAL_BLOCK;
  const ledger = await readLedger();
  const found = taken(ledger, claim, { on: today(), commit: await commit() });
  if (found.ledger !== ledger) await writeLedger(found.ledger);
  return found.block;
}

async function writePage(text, report, trial, game) {
  const file = report === trial ? `test-output/arena/${game}/trial/REPORT.md` : `scripts/arena/${game}/REPORT.md`;
  const config = await resolveConfig(join(ROOT, file));
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), await format(text, { ...config, parser: 'markdown' }));
  return file;
}

await runScript(async () => {
  const values = optionsOf();
  setPriority(LOWEST_PRIORITY);
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-report-'));
  try {
    const [program, main] = [join(folder, 'worker.mjs'), join(folder, 'main.mjs')];
    await bundleWith({}, here('../worker.ts'), program);
    await bundleWith({}, here('../main.ts'), main);
    const { arenaAsked, TRIAL } = await import(pathToFileURL(main));
    const { id, row } = known(arenaAsked(values.game));
    const { jobKey, lines, page, parts: all, played } = row.report;
    const claim = { report: values.report ?? TRIAL, fingerprint: await fingerprint(id) };
    const { report } = claim;
    if (!/^[\w.-]+$/.test(report)) throw new Fault(`A report is named with letters, digits, dots and dashes.`);
    const parts = partsOf(values.part, all);
    const { from, to } = await blockOf(claim, TRIAL);
    const store = new Store(join(ROOT, 'test-output/arena', id, report, claim.fingerprint), jobKey);
    const most = Number(values.games ?? Infinity);
    const { results } = await store.read();
    const until = Date.now() + Number(values.minutes ?? Infinity) * 60_000;
    const chosen = values.page ? [] : lines(parts, { report, from, most });
    for (const { part, line, jobs } of chunksOf(chosen, results, jobKey)) {
      if (Date.now() >= until) break;
      const done = await inWorkers(program, jobs, id);
      await store.add({ report, part, jobs, done, commit: await commit(), on: today() });
      for (const [at, job] of jobs.entries()) results.set(jobKey(job), done[at]);
      console.log(
        `${part}, ${line.title}: ${line.jobs.filter((job) => results.has(jobKey(job))).length} of ${line.jobs.length}`,
      );
    }
    const command = `npm run arena:report${report === TRIAL ? '' : ` -- --report ${report}`}`;
    const { commits, dates } = await store.read();
    const heading = { report, from, to, fingerprint: claim.fingerprint, commits, dates, command };
    const told = lines(all, { report, from, most: Infinity }).map((line) => played(line, results));
    console.log(`the page: ${await writePage(page(heading, told), report, TRIAL, id)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
