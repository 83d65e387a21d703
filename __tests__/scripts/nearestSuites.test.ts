import { runModule } from '../support/runModule';

interface Chosen {
  readonly run: readonly string[];
  readonly left: readonly string[];
}

const SUITES = [
  '__tests__/ui/table.test.tsx',
  '__tests__/rules/catacombs/cards/orc.test.ts',
  '__tests__/rules/catacombs/fight.test.ts',
  '__tests__/rules/machine.test.ts',
];

function chosenOf(changed: readonly string[], durations: Readonly<Record<string, number>>, seconds: number): Chosen {
  const { printed, complained } = runModule(`
    import { nearestSuites } from './scripts/lib/nearestSuites.mjs';
    const options = ${JSON.stringify({ durations, seconds })};
    console.log(JSON.stringify(nearestSuites(${JSON.stringify(SUITES)}, ${JSON.stringify(changed)}, options)));`);
  if (complained !== '') throw new Error(complained);
  return JSON.parse(printed) as Chosen;
}

const everySecond = (seconds: number) => Object.fromEntries(SUITES.map((suite) => [suite, seconds]));

it('runs all that is related when there is time, what mirrors the change first', () => {
  const { run, left } = chosenOf(['src/rules/catacombs/cards/orc.ts'], everySecond(1), 10);
  expect(run).toEqual([
    '__tests__/rules/catacombs/cards/orc.test.ts',
    '__tests__/rules/catacombs/fight.test.ts',
    '__tests__/rules/machine.test.ts',
    '__tests__/ui/table.test.tsx',
  ]);
  expect(left).toEqual([]);
});

it('leaves out the farthest when time is short, and says which', () => {
  const { run, left } = chosenOf(['src/rules/catacombs/cards/orc.ts'], everySecond(4), 10);
  expect(run).toEqual(['__tests__/rules/catacombs/cards/orc.test.ts', '__tests__/rules/catacombs/fight.test.ts']);
  expect(left).toEqual(['__tests__/rules/machine.test.ts', '__tests__/ui/table.test.tsx']);
});

it('takes quick ones rather than one that would take all the time', () => {
  const slow = { ...everySecond(1), '__tests__/rules/catacombs/fight.test.ts': 60 };
  expect(chosenOf(['src/rules/catacombs/cards/orc.ts'], slow, 10).left).toEqual([
    '__tests__/rules/catacombs/fight.test.ts',
  ]);
});

it('always runs a suite that was changed itself, however long it takes', () => {
  const { run } = chosenOf(['__tests__/ui/table.test.tsx'], everySecond(60), 10);
  expect(run).toEqual(['__tests__/ui/table.test.tsx']);
});
