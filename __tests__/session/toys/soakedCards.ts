import { FOUR, cards, cardsBook, type Cards, type CardsSetup } from './cardsRules';
import { sample } from '../../../src/rules/machine';
import { firstBroken, promptOrOutcome, survivesJson } from '../../../scripts/soak/invariants';
import type { SoakedGame } from '../../../scripts/soak/soakedGame';

const GOALS = {
  event: ['dealt', 'laid', 'shown', 'rolled', 'peeked', 'ended'],
  prompt: ['lay', 'reveal', 'goOn'],
};

/** The toy as any game is soaked: nothing flies, and all that happens is told. */
export const soakedCards: SoakedGame<Cards, CardsSetup> = {
  book: cardsBook,
  mostCommands: 200,
  replayOneIn: 1,
  deal: (number, _, dice) => ({
    setup: { seats: FOUR.slice(0, 2 + (number % 3)), draws: [], points: {}, rounds: 1 + dice.below(3) },
    next: (_state, prompt) => dice.draw((stream) => sample(cards, prompt, stream)),
  }),
  aside: null,
  whatIsWrong: (state) => firstBroken({ promptOrOutcome: promptOrOutcome(cards), survivesJson }, state),
  watched: () => cards,
  note: {
    setup: () => undefined,
    step(_, { state, events }, tally) {
      for (const { kind } of events) tally.add('event', kind);
      if (state.prompt !== null) tally.add('prompt', state.prompt.purpose.kind);
    },
    said: () => undefined,
  },
  goals: { fake: GOALS, real: {} },
  outOfReach: {},
  unreleased: {},
};
