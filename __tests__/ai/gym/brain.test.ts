import { brain, MINDS } from '../../../src/ai/gym';
import { concluded, LEVELS, type Level } from '../../../src/ai/core';
import { simulate } from '../../../src/physics';
import { apply, seatId, seedChance } from '../../../src/rules/machine';
import { gym, openGym, type GymSetup, type GymState } from '../../../src/rules/gym';
import { PUZZLES, setupOf } from './puzzles';

const seat = seatId('player');

function opened(setup: GymSetup): GymState {
  const carried = openGym(setup, 1);
  if (!carried.ok) throw new Error(carried.error.reason);
  return carried.value.state;
}

const said = (view: GymState, level: Level, seed: number) =>
  concluded(brain.ponder({ view, seat, mind: MINDS[level], stream: seedChance(seed).play }));

/** Plays a puzzle to its end, as it flicks. */
function played(setup: GymSetup, level: Level, seed: number): GymState {
  let state = opened(setup);
  while (state.prompt !== null) {
    const { ask } = state.prompt;
    const flown = ask.kind === 'flickResolved' ? simulate(ask.table, ask.shot) : null;
    const answer = flown?.ok
      ? { kind: 'flickResolved' as const, ...flown.value }
      : said(state, level, seed + state.commandCount)!.answer;
    const applied = apply(gym, state, answer);
    if (!applied.ok) throw new Error(applied.refusal.reason);
    ({ state } = applied);
  }
  return state;
}

it.each(Object.entries(PUZZLES))(
  'means a flick for the goal of %s, and says how often it would meet it',
  (_, setup) => {
    const { answer, thought, effort } = said(opened(setup), 5, 3)!;
    expect(answer.kind).toBe('flick');
    expect(thought.kind).toBe('shot');
    if (thought.kind !== 'shot') return;
    expect(thought.goal).not.toBeNull();
    expect(thought.chance).toBeGreaterThan(0);
    expect(thought.chance).toBeLessThanOrEqual(1);
    expect(effort).toBeGreaterThan(0);
    expect(effort).toBeLessThanOrEqual(MINDS[5].head.flicks);
  },
);

it('the same question, mind and luck get the same answer', () => {
  const view = opened(PUZZLES.stop!);
  for (const level of LEVELS) expect(said(view, level, 9)).toEqual(said(view, level, 9));
});

it('who is better solves more', () => {
  const setup = setupOf({ goals: [{ kind: 'strike', targets: ['orc'] }], flicks: 1 });
  const solvedBy = (level: Level) =>
    Array.from({ length: 40 }, (_, game) => played(setup, level, 100 * game)).filter(({ outcome }) => outcome?.isSolved)
      .length;
  const [worst, best] = [solvedBy(1), solvedBy(5)];
  expect(best).toBeGreaterThan(worst);
  expect(best).toBeGreaterThanOrEqual(30);
});

it('goes on where it may, and leaves nothing to others', () => {
  const state = opened(PUZZLES.stop!);
  const declined = apply(gym, state, { kind: 'flick', flick: null });
  if (!declined.ok) throw new Error(declined.refusal.reason);
  expect(said(declined.state, 3, 1)).toEqual({
    answer: { kind: 'choose', options: ['goOn'] },
    thought: { kind: 'enough' },
    effort: 0,
  });
});

it('without a goal it flicks by chance, and says so', () => {
  const { answer, thought } = said(opened(setupOf({})), 3, 1)!;
  expect([answer.kind, thought]).toEqual(['flick', { kind: 'stumbled' }]);
});
