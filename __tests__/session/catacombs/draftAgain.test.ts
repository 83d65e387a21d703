import { seatId } from '../../../src/rules/machine';
import {
  choicesAgain,
  freshChoices,
  withHeroAt,
  withOverseer,
  withPlayer,
  withPlayerCount,
  type CatacombsChoices,
} from '../../../src/session/catacombs';
import { setupOf, sheetOf } from '../../../src/session/catacombs/choices/freshChoices';

const again = (draft: CatacombsChoices): CatacombsChoices => choicesAgain(setupOf(draft), sheetOf(draft), draft.seed);

const four = withPlayer(withPlayerCount({ ...freshChoices(7), name: 'Friday' }, 4), seatId('player-1'), {
  name: 'Léa',
  aim: 'pullBack',
  aid: 'firstContact',
});

it.each<[string, CatacombsChoices]>([
  ['the usual game', freshChoices(7)],
  ['four players, one of them named', four],
  ['another Overseer', withOverseer(four, seatId('player-3'))],
  ['heroes given away', withHeroAt(four, 'hero:wizard', seatId('player-4'))],
  ['a long line', { ...freshChoices(7), length: 'long', lord: 'lord:dragon' }],
  ['pairs of rooms', { ...freshChoices(7), layout: 'branching', passing: 'roundTheTable' }],
  ['the labyrinth', { ...freshChoices(7), layout: 'labyrinth' }],
  ['a fight that was evened out', { ...freshChoices(7), handicap: 'fewerMonsters' }],
  ['a drawn labyrinth', { ...freshChoices(7), layout: 'generatedLabyrinth' }],
])('%s can be played again as it was', (_, draft) => {
  expect(again(draft)).toEqual(draft);
});

it('a line that no choice offers becomes the usual one', () => {
  const setup = { ...setupOf(freshChoices(7)), layout: { kind: 'line', roomsOfLevel: [0, 1, 0] } as const };
  expect(choicesAgain(setup, sheetOf(freshChoices(7)), 7)).toMatchObject({ layout: 'line', length: 'normal' });
});
