// Every property under seeds that no test has tried:  npm run test:properties -- [--seeds N] [--from N] [--only PART OF A FILE'S NAME]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnInterrupt, runQuietly } from './lib/children.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { Fault, runScript } from './lib/fault.mjs';
import { inProject } from './lib/project.mjs';
import { step } from './lib/step.mjs';

const countOf = (text, name) => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Fault(`--${name} wants a whole number from 1, not ${text}`);
  return count;
};

const withProperties = () =>
  readdirSync(inProject('__tests__'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('__tests__', file))
    .filter((file) => readFileSync(inProject(file), 'utf8').includes("support/properties'"));

endOnInterrupt();
await runScript(async () => {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({ options: { seeds: text('20'), from: text('2'), only: text('') } });
  const [seeds, from] = [countOf(values.seeds, 'seeds'), countOf(values.from, 'from')];
  await ensurePackages();
  const files = withProperties().filter((file) => file.includes(values.only));
  if (files.length === 0) throw new Fault(`no property in a file named so: ${values.only}`);
  for (let seed = from; seed < from + seeds; seed++) {
    await step(`properties under seed ${seed}`, async (tell) => {
      const env = { CI: '1', PROPERTY_SEED: String(seed) };
      const { code, output } = await runQuietly('jest', ['--runTestsByPath', ...files], { env, onLine: tell });
      if (code !== 0) throw new Fault(`A property is broken under PROPERTY_SEED=${seed}: see above.`, output);
    });
  }
  console.log(`${files.length} files, ${seeds} seeds from ${from}: every property holds.`);
});
