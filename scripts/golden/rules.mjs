// Captures the goldens of the rules anew:  npm run golden:rules -- --why "what has changed, and on purpose"
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from '../engines/bundle.mjs';
import { Fault, runScript } from '../lib/fault.mjs';

const golden = (name) => fileURLToPath(new URL(`../../__tests__/rules/golden/${name}`, import.meta.url));
const LEAST_REASON = 10;
const MOST_NAMED = 5;

async function capturedBefore(file) {
  const text = await readFile(file, 'utf8').catch(() => '{"history":[]}');
  return JSON.parse(text);
}

function checkRevision(changed) {
  if (changed.length === 0) return;
  const what = `${changed.slice(0, MOST_NAMED).join('; ')}${changed.length > MOST_NAMED ? '; …' : ''}`;
  throw new Fault(`kept games would go another way (${what}): raise RULES_REVISION in src/rules/catacombs/revision.ts`);
}

await runScript(async () => {
  const { values } = parseArgs({ options: { why: { type: 'string', default: '' } } });
  const why = values.why.trim();
  if (why.length < LEAST_REASON) throw new Fault('say why in a few words: npm run golden:rules -- --why "…"');
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-golden-'));
  try {
    const program = join(folder, 'capture.mjs');
    await bundleForNode(golden('capture.ts'), program);
    const { captured, changedIn } = await import(pathToFileURL(program));
    const file = golden('golden.json');
    const before = await capturedBefore(file);
    const now = captured();
    checkRevision(changedIn(before, now));
    const history = [...before.history, { why }];
    await writeFile(file, `${JSON.stringify({ history, ...now }, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
