import { sample, type Command, type Prompt } from '../../../src/rules/machine';
import {
  actingCharacter,
  CHARACTER_IDS,
  conquest,
  teamOf,
  type ConquestState,
  type ConquestTypes,
} from '../../../src/rules/conquest';
import type { Dice } from '../dice';
import { flown } from '../flown';
import type { Physics } from '../physics';

const AIMED_MM_S = 900;

/** Most flicks go for an enemy, as those of people do. */
function aimed(state: ConquestState, command: Command<ConquestTypes>, dice: Dice): Command<ConquestTypes> {
  if (command.kind !== 'flick' || command.flick === null || dice.oneIn(4)) return command;
  const { model } = state;
  const { discId, from } = command.flick;
  const lies = from ?? model.projectile ?? model.discs[discId as keyof typeof model.discs];
  const own = teamOf(actingCharacter(model));
  const enemy = model.discs[dice.pick(CHARACTER_IDS.filter((id) => teamOf(id) !== own))];
  const [dx, dy] = [enemy.xMm - lies.xMm, enemy.yMm - lies.yMm];
  const far = Math.hypot(dx, dy);
  if (far === 0) return command;
  const flick = { discId, from, vxMmS: (dx / far) * AIMED_MM_S, vyMmS: (dy / far) * AIMED_MM_S };
  return { ...command, flick };
}

/** Anything legal; a flick comes to what physics makes of it, or to what the rules' sampler makes up. */
export function answerTo(
  state: ConquestState,
  prompt: Prompt<ConquestTypes>,
  physics: Physics,
  dice: Dice,
): Command<ConquestTypes> {
  const { ask } = prompt;
  if (physics === 'real' && ask.kind === 'flickResolved') return flown(ask);
  const command: Command<ConquestTypes> = dice.draw((stream) => sample(conquest, prompt, stream));
  const seat = dice.pick(prompt.seats);
  return aimed(state, prompt.seats.length > 1 ? { ...command, seat } : command, dice);
}
