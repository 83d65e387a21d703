// Captures the goldens of the rules anew:  npm run golden:rules -- [--game ID] --why "what has changed, and on purpose"
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from '../engines/bundle.mjs';
import { Fault, known, runScript } from '../lib/fault.mjs';

const golden = (name) => fileURLToPath(new URL(`../../__tests__/rules/golden/${name}`, import.meta.url));
const LEAST_REASON = 10;
const MOST_NAMED = 5;

async function capturedBefore(file) {
  const text = await readFile(file, 'utf8').catch(() => '{"history":[]}');
  return JSON.parse(text);
}

function checkRevision(id, changed) {
  if (changed.length === 0) return;
  const what = `${changed.slice(0, MOST_NAMED).join('; ')}${changed.length > MOST_NAMED ? '; …' : ''}`;
  throw new Fault(`kept games would go another way (${what}): raise the revision of its rules in src/rules/${id}`);
}

await runScript(async () => {
  const { values } = parseArgs({
    options: { why: { type: 'string', default: '' }, game: { type: 'string' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-golden-'));
  try {
    const program = join(folder, 'goldens.mjs');
    await bundleForNode(golden('goldens.ts'), program);
    const { changedIn, goldenAsked, kept } = await import(pathToFileURL(program));
    const { id, row } = known(goldenAsked(values.game));
    const why = values.why.trim();
    if (why.length < LEAST_REASON) throw new Fault('say why in a few words: npm run golden:rules -- --why "…"');
    const file = golden(`${id}/golden.json`);
    const before = await capturedBefore(file);
    const now = row();
    checkRevision(id, changedIn(before, now));
    await writeFile(file, `${JSON.stringify(kept(now, [...before.history, { why }]), null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
