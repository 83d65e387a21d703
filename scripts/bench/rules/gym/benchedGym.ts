import { gymBook as book, type GymSetup, type GymTypes } from '../../../../src/rules/gym';
import { soakedGym } from '../../../soak/gym/soakedGym';
import { USUAL_AIM, type BenchedGame } from '../benchedGame';

export const benchedGym: BenchedGame<GymTypes, GymSetup> = {
  book,
  deal: (number, dice) => soakedGym.deal(number, 'fake', dice),
  mostCommands: 100,
  recordCommands: 50,
  aim: USUAL_AIM,
};
