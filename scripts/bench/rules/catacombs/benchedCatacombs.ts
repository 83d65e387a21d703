import { catacombsBook as book, type CatacombsSetup, type CatacombsTypes } from '../../../../src/rules/catacombs';
import { nextCommand } from '../../../soak/catacombs/players';
import { setupFor } from '../../../soak/catacombs/setups';
import { USUAL_AIM, type BenchedGame } from '../benchedGame';

const HABITS = { physics: 'fake', luck: 'heroes', isEager: false } as const;

/** Every drawn dungeon of the soak is one. */
export const benchedCatacombs: BenchedGame<CatacombsTypes, CatacombsSetup> = {
  book,
  deal: (number, dice) => ({
    setup: setupFor(number, dice),
    next: (state, prompt) => nextCommand(state, prompt, HABITS, dice),
  }),
  mostCommands: 1_500,
  recordCommands: 1_000,
  aim: USUAL_AIM,
};
