import { SIZES } from './driver/sizes';
import { english, french } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';
import { createRobot } from './player/robot';

/** What an English table would say at the same moments. */
const ENGLISH = [
  english('table.prompt.heroes'),
  english('table.menu.speed'),
  english('table.menu.retake'),
  english('table.menu.leave'),
  english('table.hero.canAct'),
  'Heroes',
  'Monsters',
  'Zombie and',
];

it('asks, tells and names in French for a whole turn', async () => {
  const player = await beginAdventure(
    'three-short-rooms.adventure.json',
    { size: SIZES.phone, context: { locale: 'fr-FR' } },
    french,
  );
  const { page, problems } = player;
  const table = tablePage(page, french);
  const robot = createRobot(player, french);
  const everything = () =>
    page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((element) =>
        element.getAttribute('aria-label'),
      );
      return [document.body.innerText, ...labels].join('\n');
    });
  const spoken: string[] = [];
  await robot.playUntil(({ prompt }) => prompt.includes(french('table.prompt.heroes')));
  spoken.push(await everything());
  await table.openMenu();
  spoken.push(await everything());
  await table.closeButton.tap();
  await robot.playUntil(robot.isFlick);
  spoken.push(await everything());
  await robot.answered(await robot.look());
  spoken.push(await everything());
  for (const text of ENGLISH) expect(spoken.join('\n')).not.toContain(text);
  expect(problems).toEqual([]);
}, 120_000);
