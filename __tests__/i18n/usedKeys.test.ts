import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../../src/i18n/en';
import { leavesOf } from './leaves';

const root = join(__dirname, '../..');
const code = ['App.tsx', ...globSync('src/{ui,board,feedback}/**/*.{ts,tsx}', { cwd: root })]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Asked for by its whole key, or by a template that ends in its last part. */
const isUsed = (key: string): boolean =>
  code.includes(`'${key}'`) || code.includes(`\`${key.replace(/[^.]+$/, '')}\${`);

it.each(leavesOf(en).map(([key]) => key))('%s is said somewhere', (key) => {
  expect(isUsed(key)).toBe(true);
});

it('sees a key that nobody asks for', () => {
  expect(isUsed('gym.neverSaid')).toBe(false);
});
