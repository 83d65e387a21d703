import { onlyEnglish } from './driver/englishWords';
import { french } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';
import { createRobot } from './player/robot';

const GAME_MS = 240_000;

it(
  'asks, tells and names in French from the story of a room to the end of the game',
  async () => {
    const player = await beginAdventure('one-short-room.adventure.json', { context: { locale: 'fr-FR' } }, french);
    const { page, problems } = player;
    const table = tablePage(page, french);
    const robot = createRobot(player, french);
    const heard: string[] = [];
    const listen = async (): Promise<void> => {
      heard.push(
        await page.evaluate(() => {
          const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
          return [document.body.innerText, ...labels].join('\n');
        }),
      );
    };
    let look = await robot.look();
    await listen();
    while (!robot.isOver(look)) {
      look = await robot.answered(look);
      await listen();
    }
    await table.openMenu();
    await listen();
    await table.closeMenu();
    await table.storyButton.tap();
    await page.getByText(french('gameOver.winner.heroes')).waitFor();
    await listen();
    const spoken = heard.join('\n');
    expect(spoken).toContain(french('table.prompt.first.swipe', { piece: 'l’Elfe' }));
    expect(onlyEnglish().filter((phrase) => spoken.includes(phrase))).toEqual([]);
    expect(problems).toEqual([]);
  },
  GAME_MS,
);
