import { sample, shuffled, whyNot, type Command } from '../../../src/rules/machine';
import {
  catacombs,
  isPass,
  type CatacombsAnswer,
  type CatacombsState,
  type CatacombsTypes,
} from '../../../src/rules/catacombs';
import type { Dice } from '../dice';
import { release, resolve, type Prompt } from './flicks';
import type { Habits } from './habits';

/** What is left to whoever will not pass. */
function withoutPassing(prompt: Prompt): Prompt {
  const { ask, purpose } = prompt;
  if (ask.kind !== 'choose' || purpose.kind !== 'act') return prompt;
  const options = ask.options.filter((option) => !isPass(option));
  return options.length === 0 ? prompt : { ...prompt, ask: { ...ask, options } };
}

function answerTo(state: CatacombsState, prompt: Prompt, habits: Habits, dice: Dice): CatacombsAnswer {
  const { ask } = prompt;
  if (ask.kind === 'flickResolved') return resolve(state, prompt, ask, habits, dice);
  const asked = habits.isEager ? withoutPassing(prompt) : prompt;
  const answer = dice.draw((stream) => sample(catacombs, asked, stream));
  return answer.kind === 'flick' ? release(state, prompt, answer, habits, dice) : answer;
}

/** What a player at random does next, said by one who may say it. */
export function nextCommand(
  state: CatacombsState,
  prompt: Prompt,
  habits: Habits,
  dice: Dice,
): Command<CatacombsTypes> {
  const answer = answerTo(state, prompt, habits, dice);
  const seats = dice.draw((stream) => shuffled(stream, prompt.seats));
  const commands = seats.map((seat) => ({ ...answer, seat, prompt: prompt.number }));
  const command = commands.find((one) => whyNot(catacombs, state, one) === null);
  if (command !== undefined) return command;
  const refusals = commands.map((one) => whyNot(catacombs, state, one));
  throw new Error(`nobody may give an answer that is offered: ${JSON.stringify({ answer, refusals })}`);
}
