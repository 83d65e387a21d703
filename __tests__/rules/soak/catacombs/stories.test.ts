import { readAdventure } from '../../../../src/rules/catacombs';
import { sayFault } from '../../../../src/rules/machine';
import { Dice } from '../../../../scripts/soak/dice';
import { storyFor } from '../../../../scripts/soak/catacombs/stories';

const STORIES = 84;

it('every story that is made up for the soak could stand in a file', () => {
  for (let number = 0; number < STORIES; number++) {
    const read = readAdventure(JSON.stringify(storyFor(number, new Dice(number)).adventure));
    expect([number, read.ok ? 'good' : sayFault(read.error)]).toEqual([number, 'good']);
  }
});
