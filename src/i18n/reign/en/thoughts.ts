import type { ReignWording } from '../wording';

export const thoughts: ReignWording['thoughts'] = {
  fight: 'it hurts the enemy most',
  heal: 'somebody needs it badly',
  quest: 'it is what you came for',
  explore: 'there is more to be found that way',
  gear: 'it will come in handy',
  rest: 'nothing else is worth a point now',
  chance: ', and comes off {{chance}} times out of 100',
  chosen: 'it looked better than the rest',
  anyLegal: 'nothing better came to mind',
  stumbled: 'no thought came of it, so chance decided',
};
