import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../support/words';
import { leavesOf } from './leaves';

const root = join(__dirname, '../..');
const code = ['App.tsx', ...globSync('src/{ui,board,feedback}/**/*.{ts,tsx}', { cwd: root })]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** What a key may begin with in a template: all but its last part or its last two. */
const beginningsOf = (key: string): readonly string[] => {
  const parts = key.split('.');
  const whole = [parts.length - 1, parts.length - 2].filter((count) => count === parts.length - 1 || count > 1);
  return whole.map((count) => `${parts.slice(0, count).join('.')}.`);
};

/** Asked for by its whole key, or by a template that fills in its last part or parts. */
const isUsed = (key: string): boolean =>
  code.includes(`'${key}'`) || beginningsOf(key).some((beginning) => code.includes(`\`${beginning}\${`));

/** Said by the same key where there is none of what is counted. */
const withoutZero = (key: string): string => key.replace(/_zero$/, '');

it.each(leavesOf(en).map(([key]) => withoutZero(key)))('%s is said somewhere', (key) => {
  expect(isUsed(key)).toBe(true);
});

it('sees a key that nobody asks for', () => {
  expect(isUsed('gym.neverSaid')).toBe(false);
});
