import { reignBook as book, type ReignSetup, type ReignTypes } from '../../../../src/rules/reign';
import { soakedReign } from '../../../soak/reign/soakedReign';
import type { BenchedGame } from '../benchedGame';

export const benchedReign: BenchedGame<ReignTypes, ReignSetup> = {
  book,
  deal: (number, dice) => soakedReign.deal(number, 'fake', dice),
  mostCommands: 400,
  recordCommands: 150,
};
