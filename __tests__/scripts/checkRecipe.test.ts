import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runModule } from '../support/runModule';

interface Step {
  readonly name: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly commands: readonly string[];
}

interface Recipe {
  readonly monster: string;
  readonly steps: readonly Step[];
}

const README = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

function answered<T>(expression: string): T {
  const { printed, complained } = runModule(`
    import { blamed, readRecipe } from './scripts/checkRecipe/recipe.mjs';
    let said;
    try { said = ${expression}; } catch (error) { said = error.message; }
    console.log(JSON.stringify(said));`);
  if (complained !== '') throw new Error(complained);
  return JSON.parse(printed) as T;
}

const recipeIn = (readme: string) => answered<Recipe | string>(`readRecipe(${JSON.stringify(readme)})`);

function recipe(): Recipe {
  const read = recipeIn(README);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

describe('the recipe of the README', () => {
  it('has five steps, each with whole files, and ends with what proves it', () => {
    const { monster, steps } = recipe();
    expect(monster).toBe('monster:tomb-scarab');
    expect(steps.map(({ name }) => name)).toEqual([
      'step 1 (Its card)',
      'step 2 (Its ability)',
      'step 3 (Its face)',
      'step 4 (Its words)',
      'step 5 (Its play)',
    ]);
    const files = steps.flatMap((step) => step.files);
    expect(new Set(files.map((file) => file.path)).size).toBe(files.length);
    for (const { path: file, content } of files) {
      expect(file).toMatch(/^(src|__tests__)\/[\w/.]+\.ts$/);
      expect(content).toMatch(/^(import |\/\*\*)[^]*;\n$/);
    }
    expect(steps.flatMap(({ commands }) => commands)).toEqual(['npm run test:quick', 'npm run test:game']);
  });

  it('shows each file with nothing left out: its lines are those of the README', () => {
    for (const { content } of recipe().steps.flatMap(({ files }) => files))
      expect(README).toContain(`\`\`\`ts\n${content}\`\`\``);
  });

  it.each([
    ['no recipe at all', README.replace('## Add a monster in five steps', '## Add'), /has no "## Add a monster/],
    ['a step too few', README.replace('### 3. Its face', 'Its face'), /4 steps instead of 5/],
    [
      'a step without a file',
      README.replace('`src/i18n/catacombs/en/workshop.ts`', '').replace('`src/i18n/catacombs/fr/workshop.ts`', ''),
      /no file in step 4 \(Its words\)/,
    ],
    ['nothing that checks it', README.replace(/```sh\nnpm run test:quick[^]*?```/, ''), /without a command/],
    ['no monster', README.replaceAll('monster:tomb-scarab', 'tomb-scarab'), /names no monster in step 1/],
  ])('says what is missing: %s', (_, readme, message) => {
    expect(recipeIn(readme)).toMatch(message);
  });
});

describe('what fails', () => {
  const blame = (output: string) =>
    answered<readonly string[]>(`blamed(${JSON.stringify(recipe().steps)}, ${JSON.stringify(output)})`);

  it.each([
    ['the file of a step', 'src/i18n/catacombs/fr/workshop.ts(5,3): error TS1005', ['step 4 (Its words)']],
    ['a neighbour of it', 'src/i18n/catacombs/fr/index.ts(30,3): error TS2741', ['step 4 (Its words)']],
    ['its test', 'FAIL node __tests__/rules/workshop/tombScarab.test.ts', ['step 5 (Its play)']],
    [
      'two at once',
      'src/rules/catacombs/content/workshop/stock.ts: src/ui/games/catacombs/catalogue/workshop.ts',
      ['step 1 (Its card)', 'step 3 (Its face)'],
    ],
    ['nothing of it', 'npm error: no such script', ['step 5 (Its play)']],
  ])('is laid to %s', (_, output, steps) => {
    expect(blame(output)).toEqual(steps);
  });
});
