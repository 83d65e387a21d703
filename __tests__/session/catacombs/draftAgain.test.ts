import { seatId } from '../../../src/rules/machine';
import {
  draftAgain,
  newGameDraft,
  withHeroAt,
  withOverseer,
  withPlayer,
  withPlayerCount,
  type NewGameDraft,
} from '../../../src/session/catacombs';
import { setupOf, sheetOf } from '../../../src/session/catacombs/draft/newGameDraft';

const again = (draft: NewGameDraft): NewGameDraft => draftAgain(setupOf(draft), sheetOf(draft), draft.seed);

const four = withPlayer(withPlayerCount({ ...newGameDraft(7), name: 'Friday' }, 4), seatId('player-1'), {
  name: 'Léa',
  aim: 'pullBack',
  aid: 'firstContact',
});

it.each<[string, NewGameDraft]>([
  ['the usual game', newGameDraft(7)],
  ['four players, one of them named', four],
  ['another Overseer', withOverseer(four, seatId('player-3'))],
  ['heroes given away', withHeroAt(four, 'hero:wizard', seatId('player-4'))],
  ['a long line', { ...newGameDraft(7), length: 'long', lord: 'lord:dragon' }],
  ['pairs of rooms', { ...newGameDraft(7), layout: 'branching', passing: 'roundTheTable' }],
  ['the labyrinth', { ...newGameDraft(7), layout: 'labyrinth' }],
  ['a fight that was evened out', { ...newGameDraft(7), handicap: 'fewerMonsters' }],
  ['a drawn labyrinth', { ...newGameDraft(7), layout: 'generatedLabyrinth' }],
])('%s can be played again as it was', (_, draft) => {
  expect(again(draft)).toEqual(draft);
});

it('a line that no choice offers becomes the usual one', () => {
  const setup = { ...setupOf(newGameDraft(7)), layout: { kind: 'line', roomsOfLevel: [0, 1, 0] } as const };
  expect(draftAgain(setup, sheetOf(newGameDraft(7)), 7)).toMatchObject({ layout: 'line', length: 'normal' });
});
