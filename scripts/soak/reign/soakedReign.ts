import { sample, type Carried, type Command, type Prompt } from '../../../src/rules/machine';
import {
  doingNamed,
  reign,
  reignBook as book,
  type ReignSetup,
  type ReignState,
  type ReignTypes,
} from '../../../src/rules/reign';
import type { Dice } from '../dice';
import type { SoakedGame } from '../soakedGame';
import { GOALS, noteEvent, noteState } from './coverage';
import { whatIsWrong } from './invariants';
import { gameFor } from './setups';
import { veteransFor } from './veterans';

/** Anything at random; only seldom is a quest given up. */
export function played(prompt: Prompt<ReignTypes>, dice: Dice): Command<ReignTypes> {
  const command = dice.draw((stream) => sample(reign, prompt, stream));
  const isGivingUp = command.kind === 'deed' && command.deed === 'giveUp';
  return isGivingUp && !dice.oneIn(SELDOM_GIVEN_UP) ? played(prompt, dice) : command;
}
const SELDOM_GIVEN_UP = 50;

/** Now and then with heroes who have come by anything. */
const VETERANS_ONE_IN = 5;

export const soakedReign: SoakedGame<ReignTypes, ReignSetup> = {
  book,
  mostCommands: 600,
  replayOneIn: 10,
  deal: (number, _, dice) => ({
    setup: number % VETERANS_ONE_IN === VETERANS_ONE_IN - 1 ? veteransFor(dice) : gameFor(number, dice),
    next: (_state, prompt) => played(prompt, dice),
  }),
  aside: null,
  whatIsWrong,
  // No rule of it works in silence: all that happens is told.
  watched: () => reign,
  note: {
    setup: noteState,
    step({ prompt }: ReignState, { state, events }: Carried<ReignTypes>, tally) {
      for (const event of events) noteEvent(event, state, tally);
      noteState(state, tally);
      if (state.prompt !== null && state.prompt !== prompt) tally.add('purpose', state.prompt.purpose.kind);
    },
    said(command: Command<ReignTypes>, tally) {
      if (command.kind === 'deed') tally.add('doing', doingNamed(command.deed));
    },
  },
  // It does not flick: there is nothing to fly.
  goals: { fake: GOALS, real: {} },
  outOfReach: {},
  unreleased: {},
};
