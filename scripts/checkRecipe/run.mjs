// Follows the recipe of the README in a scratch copy, to the letter:  npm run check:recipe -- [--keep]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnInterrupt, runQuietly } from '../lib/children.mjs';
import { ensurePackages } from '../lib/ensurePackages.mjs';
import { Fault, runScript } from '../lib/fault.mjs';
import { inProject } from '../lib/project.mjs';
import { step } from '../lib/step.mjs';
import { blamed, readRecipe } from './recipe.mjs';
import { scratchCopy } from './scratchCopy.mjs';

/** A recipe for what is there already would prove nothing. */
async function checkIsNew(monster) {
  const { code } = await runQuietly('git', ['grep', '--quiet', '--fixed-strings', `'${monster}'`, '--', 'src']);
  if (code === 0) throw new Fault(`The recipe adds ${monster}, which is there already: let README.md add another one.`);
}

async function write(folder, { files }) {
  for (const { path, content } of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function run(folder, steps, line) {
  const [command, ...args] = line.split(' ');
  await step(line, async (tell) => {
    const { code, output } = await runQuietly(command, args, { cwd: folder, onLine: tell });
    if (code === 0) return;
    throw new Fault(`The recipe fails at ${blamed(steps, output).join(' or ')}: "${line}" is not green.`, output);
  });
}

async function follow(folder, { monster, steps }) {
  for (const one of steps) await write(folder, one);
  for (const line of steps.flatMap(({ commands }) => commands)) await run(folder, steps, line);
  await run(folder, steps, `node scripts/checkRecipe/appears.mjs ${monster}`);
}

let cleanUp = () => {};
endOnInterrupt(() => cleanUp());
await runScript(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
  await ensurePackages();
  const recipe = readRecipe(await readFile(inProject('README.md'), 'utf8'));
  await checkIsNew(recipe.monster);
  const { folder, remove } = await step('Scratch copy', scratchCopy);
  cleanUp = values.keep ? () => console.log(folder) : remove;
  try {
    await follow(folder, recipe);
  } finally {
    cleanUp();
  }
  console.log(`${recipe.monster} is in: ${recipe.steps.length} steps followed, all green.`);
});
