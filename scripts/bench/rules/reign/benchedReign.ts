import { reignBook as book, type ReignSetup, type ReignTypes } from '../../../../src/rules/reign';
import { gameFor } from '../../../soak/reign/setups';
import { played } from '../../../soak/reign/soakedReign';
import type { BenchedGame } from '../benchedGame';

export const benchedReign: BenchedGame<ReignTypes, ReignSetup> = {
  book,
  deal: (number, dice) => ({ setup: gameFor(number, dice), next: (_, prompt) => played(prompt, dice) }),
  mostCommands: 400,
  recordCommands: 150,
  // What somebody can do stands in each of its questions, way by way.
  aim: { commandsPerS: 30_000, replayMs: 150, stateKb: 40 },
};
