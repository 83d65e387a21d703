import { Dice } from '../../../scripts/soak/dice';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import { openCatacombs } from '../../../src/rules/catacombs';
import { freshChoices, setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { type Course, goOn, openCourse } from '../support/ofCatacombs';

const SEED = 5;
const COMMANDS = 1_000;
const HABITS = { physics: 'fake', luck: 'heroes', isEager: false } as const;

/** How many states of the game can still be reached from here, by whatever way. */
function statesWithin(root: object): number {
  const seen = new Set<object>();
  const waiting: object[] = [root];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if ('commandCount' in next && 'tasks' in next) count += 1;
    // What is worked out when somebody asks for it is not kept.
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(next))) {
      if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  }
  return count;
}

function played(commands: number): Course {
  const opened = openCatacombs(setupOf({ ...freshChoices(SEED), length: 'long' }), SEED);
  if (!opened.ok) throw new Error(opened.error.reason);
  const dice = new Dice(SEED);
  let course = openCourse(opened.value);
  for (let count = 0; count < commands; count++) {
    const { state } = course.timeline;
    if (state.prompt === null) throw new Error(`over after ${count} commands`);
    const next = goOn(course, nextCommand(state, state.prompt, HABITS, dice));
    if (!next.ok) throw new Error(next.error.reason);
    course = next.value;
  }
  return course;
}

it('keeps a bounded number of its states, however long it lasts', () => {
  const course = played(COMMANDS);
  expect(course.timeline.record).toHaveLength(COMMANDS);
  expect(course.log.length).toBeGreaterThan(COMMANDS / 4);
  // Now, the opening, and those that people usually go back to.
  expect(statesWithin(course)).toBeLessThanOrEqual(34);
});
