import { sample, type Command, type Prompt } from '../../../src/rules/machine';
import { gym, type GymTypes } from '../../../src/rules/gym';
import type { Dice } from '../dice';
import { flown } from '../flown';
import type { Physics } from '../physics';

/** Anything legal; a flick comes to what physics makes of it, or to what the rules' sampler makes up. */
export function answerTo(prompt: Prompt<GymTypes>, physics: Physics, dice: Dice): Command<GymTypes> {
  const { ask } = prompt;
  if (physics === 'fake' || ask.kind !== 'flickResolved') return dice.draw((stream) => sample(gym, prompt, stream));
  return flown(ask);
}
