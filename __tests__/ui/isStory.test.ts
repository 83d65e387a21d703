import { story, shop } from '../e2e/album/stories';
import { recordUntil } from '../e2e/album/games';
import { isStory } from '../../src/ui/games/catacombs/newGame/adventureFile';

it('takes a story for a story, and a game that is played in one for a game', () => {
  const cellar = shop('merchant');
  expect(isStory(JSON.stringify(cellar))).toBe(true);
  expect(isStory(JSON.stringify(story({ rooms: [] }), null, 2))).toBe(true);
  expect(isStory(recordUntil({ setup: { adventure: cellar } }))).toBe(false);
  expect(isStory(recordUntil({}))).toBe(false);
});
