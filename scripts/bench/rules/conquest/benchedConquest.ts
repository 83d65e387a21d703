import { conquestBook as book, type ConquestSetup, type ConquestTypes } from '../../../../src/rules/conquest';
import { soakedConquest } from '../../../soak/conquest/soakedConquest';
import { USUAL_AIM, type BenchedGame } from '../benchedGame';

export const benchedConquest: BenchedGame<ConquestTypes, ConquestSetup> = {
  book,
  deal: (number, dice) => soakedConquest.deal(number, 'fake', dice),
  mostCommands: 400,
  recordCommands: 150,
  aim: USUAL_AIM,
};
