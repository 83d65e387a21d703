import { buildSync } from 'esbuild';
import path from 'node:path';
import { Reference } from '../../scripts/kill/games/reference';
import { killedCatacombs as killed } from '../../scripts/kill/catacombs/killedCatacombs';
import { after, begun, nextStep } from '../../scripts/kill/games/nextStep';
import { killWriter } from '../../scripts/kill/killWriter';
import { Dice } from '../../scripts/soak/dice';
import type { StoredGame } from '../../src/storage';
import { temporaryFolder } from '../support/temporaryFolder';
import { snapshotOf } from '../session/support/ofCatacombs';

const KILLS = 30;

/** How the first game goes, as a shelf would have it after so many steps. */
function firstGame(stepCount: number): StoredGame {
  let course = begun(killed, 0);
  const snapshot = { stepCount: 0, text: snapshotOf(course) };
  const steps: string[] = [];
  for (
    let step = nextStep(killed, course, 0);
    step !== null && steps.length < stepCount;
    step = nextStep(killed, course, 0)
  ) {
    course = after(killed, course, step);
    steps.push(step);
  }
  const entry = { id: 'game-0', game: 'catacombs', createdAtMs: 0, touchedAtMs: 0, isOver: false };
  return {
    entry: { ...entry, stepCount: steps.length, sheet: '{}', summary: '{}' },
    opening: JSON.stringify(killed.openingOf(0)),
    steps,
    snapshot,
    dropped: null,
  };
}

it('finds whatever a kill could have cost', () => {
  const game = firstGame(8);
  const wrongIn = (change: Partial<StoredGame>): string | null =>
    new Reference(killed).judge(0, { ...game, ...change }).wrong;
  expect(wrongIn({})).toBeNull();
  expect(wrongIn({ steps: game.steps.slice(1) })).toBe('the entry speaks of 8 steps');
  expect(wrongIn({ steps: game.steps.with(3, '{"kind":"pass"}') })).toBe('step 3 is another one');
  expect(wrongIn({ snapshot: { ...game.snapshot!, text: '{}' } })).toBe('the snapshot cannot be read');
  expect(wrongIn({ snapshot: { stepCount: 0, text: snapshotOf(begun(killed, 1)) } })).toBe(
    'the snapshot is of another game',
  );
  expect(wrongIn({ snapshot: null })).toBe('there is no snapshot');
  expect(wrongIn({ dropped: { fromStep: 7, reason: 'torn' } })).toBe('steps from 7 are gone: torn');
});

it(`keeps every acknowledged step of a game on SQLite whose process is killed ${KILLS} times`, async () => {
  const folder = temporaryFolder();
  const program = `${folder}/writer.mjs`;
  buildSync({
    entryPoints: [path.resolve(__dirname, '../../scripts/kill/writer.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const dice = new Dice(1);
  const reference = new Reference(killed);
  const marks = new Set<string>();
  let stepCount = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const round = await killWriter({ program, file: `${folder}/games.db`, game: 'catacombs' }, dice, reference);
    expect(round.wrong).toBeNull();
    expect(round.stepCount).toBeGreaterThan(stepCount);
    stepCount = round.stepCount;
    for (const mark of round.marks) marks.add(mark);
  }
  expect(marks).toContain('with expansions');
}, 120_000);
