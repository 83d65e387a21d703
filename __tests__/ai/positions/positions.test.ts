import { LEVELS, type Level } from '../../../src/ai/core';
import { courseOf } from './course';
import { lay } from './lay';
import type { Position } from './position';
import { THEMES } from './themes';

/** A busy machine takes its time. */
const MOST_MS = 300_000;

/** So many of all that are here level 5 has learnt to solve: it only ever rises, up to nine in ten. */
const SOLVED_AT_LEAST = 87;

const SEEDS = [7, 8, 9] as const;

/** Whatever its luck: with two seeds of three. */
function isSolved({ on, isWhole, isSolvedBy }: Position, level: Level): boolean {
  const isSolvedWith = (seed: number): boolean =>
    isSolvedBy(courseOf(typeof on === 'function' ? on() : lay(on), level, { isWhole, seed }));
  const [first, second, third] = SEEDS;
  const one = isSolvedWith(first);
  return isSolvedWith(second) === one ? one : isSolvedWith(third);
}

describe('a seat of the app at the highest level', () => {
  const unsolved: string[] = [];
  let count = 0;

  it.each(Object.entries(THEMES))(
    'is asked for a judgement: %s',
    (theme, positions) => {
      for (const position of positions) {
        count += 1;
        if (!isSolved(position, 5)) unsolved.push(`${theme}: ${position.name}`);
      }
    },
    MOST_MS,
  );

  it('plays as a good player would', () => {
    const isEnough = count - unsolved.length >= SOLVED_AT_LEAST;
    expect({ isEnough, unsolved: isEnough ? [] : unsolved }).toEqual({ isEnough: true, unsolved: [] });
  });
});

/** `TALLY=1 npx jest --selectProjects node --testPathPattern ai/positions -t tally` */
const tally = process.env['TALLY'] === '1' ? it : it.skip;

tally(
  'tally of all levels',
  () => {
    const rows = Object.entries(THEMES).flatMap(([theme, positions]) =>
      positions.map((position) => {
        const marks = LEVELS.map((level) => (isSolved(position, level) ? level : '-')).join('');
        return `${marks}  ${theme}: ${position.name}`;
      }),
    );
    const solvedBy = LEVELS.map((level) => rows.filter((row) => row[level - 1] !== '-').length);
    process.stdout.write(`${rows.join('\n')}\nlevels 1 to 5 solve ${solvedBy.join(', ')} of ${rows.length}\n`);
  },
  600_000,
);
