import { proves } from '../../../src/ai/gym';
import { simulate } from '../../../src/physics';
import { recordOf, readRecord, replay, writeRecord } from '../../../src/rules/machine';
import { EXERCISES, gymBook, PRACTICE, SETUP_OF, setupFaults } from '../../../src/rules/gym';
import { HOPELESS, PUZZLES, setupOf } from './puzzles';

const replayed = (setup: object, commands: readonly object[]) => {
  const read = readRecord(gymBook, writeRecord(recordOf('gym', { setup, seed: 0 }, commands)));
  const told = read.ok ? replay(gymBook, read.value) : read;
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  return told.value.timeline;
};

it.each(Object.entries(PUZZLES))(
  'solves %s, and its solution is a record that replays as physics has it',
  (_, setup) => {
    const proof = proves(setup);
    if (proof.kind !== 'solved') throw new Error(`nothing in ${proof.imagined} flicks`);
    const { state, steps } = replayed(setup, proof.commands);
    expect(state.outcome).toMatchObject({ isSolved: true, flicks: proof.flicks });
    expect(proof.flicks).toBeLessThanOrEqual(setup.flicks ?? 0);
    for (const [at, { purpose }] of steps.entries()) {
      if (purpose.kind !== 'flight') continue;
      const { prompt } = replayed(setup, proof.commands.slice(0, at)).state;
      if (prompt?.ask.kind !== 'flickResolved') throw new Error('nothing flies');
      const flown = simulate(prompt.ask.table, prompt.ask.shot);
      if (!flown.ok) throw new Error(flown.error.reason);
      const { contacts, exits, rest } = flown.value;
      expect(proof.commands[at]).toEqual({ kind: 'flickResolved', contacts, exits, rest });
    }
  },
);

it.each(EXERCISES)('the exercise %s is laid out soundly, and a good hand meets its goal at once', (exercise) => {
  const setup = SETUP_OF[exercise];
  expect(setupFaults(setup)).toEqual([]);
  if (setup.goals.length > 0) expect(proves(setup)).toMatchObject({ kind: 'solved', flicks: 1 });
});

it('says the same every time', () => {
  const setup = PUZZLES['two in one']!;
  expect(proves(setup)).toEqual(proves(setup));
});

it('says that it found nothing, in how many flicks, where there is nothing to be found', () => {
  const proof = proves(HOPELESS, 700);
  expect(proof.kind).toBe('notFound');
  expect(proof.imagined).toBeGreaterThan(50);
  expect(proof.imagined).toBeLessThanOrEqual(700);
});

it('imagines no more flicks than it may, and none where nothing is asked for', () => {
  expect(proves(PUZZLES['two in one']!, 3)).toEqual({ kind: 'notFound', imagined: 3 });
  expect(proves(PRACTICE)).toEqual({ kind: 'notFound', imagined: 0 });
  expect(proves({ ...setupOf({}), flickable: ['nobody'], goals: [] })).toEqual({ kind: 'notFound', imagined: 0 });
});
