import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForEngines, ROOT } from './bundle.mjs';
import { ENGINES, installMissing, runOn } from './engines.mjs';
import { complaintsAbout, fingerprint } from './verdict.mjs';

const GOLDEN = `${ROOT}__tests__/physics/engines/golden.json`;
const ENTRY = fileURLToPath(new URL('suiteEntry.ts', import.meta.url));
const HAS_CHANGED =
  'The engines agree with one another: physics has changed. If that was wanted: npm run test:engines -- --capture';
const isCapture = process.argv.includes('--capture');

const folder = await mkdtemp(join(tmpdir(), 'pichenette-engines-'));
try {
  const script = join(folder, 'suite.js');
  await bundleForEngines(ENTRY, script);
  if (isCapture) await capture(script);
  else process.exitCode = (await compare(script)) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Makes what V8 says today the reference. */
async function capture(script) {
  const report = JSON.parse(await runOn(ENGINES[0], script));
  const golden = { hash: fingerprint(report), flicks: report.flicks.join(' '), chains: report.chains.join(' ') };
  writeFileSync(GOLDEN, `${JSON.stringify(golden, null, 2)}\n`);
  console.log(`captured ${report.flicks.length} flicks: ${golden.hash}`);
}

async function compare(script) {
  const golden = readGolden();
  const missing = await installMissing();
  const present = ENGINES.filter((engine) => !missing.includes(engine));
  const rows = await inParallel(present, (engine) => flyOn(engine, script, golden));

  console.log(`${golden.flicks.length} flicks and racks, ${golden.chains.length} chains; recorded ${golden.hash}\n`);
  console.log(`${'engine'.padEnd(24)}${'hash'.padEnd(18)}${'seconds'.padStart(8)}  verdict`);
  for (const { engine, hash, seconds, complaints } of rows) {
    const verdict = complaints.length === 0 ? 'same bits' : 'DIFFERS';
    console.log(`${engine.name.padEnd(24)}${hash.padEnd(18)}${seconds.toFixed(1).padStart(8)}  ${verdict}`);
  }
  for (const { name, packages } of missing) {
    console.log(`${name.padEnd(24)}not here; to have it: apt-get install ${packages.join(' (or) ') || 'npm ci'}`);
  }
  for (const { engine, complaints } of rows) for (const line of complaints) console.error(`${engine.name}: ${line}`);
  const areSame = rows.every(({ complaints }) => complaints.length === 0);
  if (!areSame && new Set(rows.map(({ hash }) => hash)).size === 1) console.error(HAS_CHANGED);
  return areSame;
}

function readGolden() {
  const { hash, flicks, chains } = JSON.parse(readFileSync(GOLDEN, 'utf8'));
  return { hash, flicks: flicks.split(' '), chains: chains.split(' ') };
}

async function flyOn(engine, script, golden) {
  const from = Date.now();
  try {
    const report = JSON.parse(await runOn(engine, script));
    const seconds = (Date.now() - from) / 1000;
    return { engine, hash: fingerprint(report), seconds, complaints: complaintsAbout(report, golden) };
  } catch (error) {
    return { engine, hash: '-', seconds: (Date.now() - from) / 1000, complaints: [`did not fly: ${error.message}`] };
  }
}

/** As many at once as there are cores, answers in the order asked. */
async function inParallel(items, work) {
  const answers = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) answers[job[0]] = await work(job[1]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return answers;
}
