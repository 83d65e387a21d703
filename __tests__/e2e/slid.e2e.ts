import { bringAllIntoView, slidBoxes } from './driver/slidBoxes';
import type { Visit } from './driver/visit';
import { tablePage } from './pages/tablePage';
import { beginAdventure, MOVING } from './player/begin';
import { createRobot } from './player/robot';

const ROOM_MS = 120_000;

async function expectAllInPlace({ page }: Visit): Promise<void> {
  await bringAllIntoView(page);
  expect(await slidBoxes(page)).toEqual([]);
}

it(
  'nothing leaves its place when something out of sight takes the focus',
  async () => {
    const player = await beginAdventure('one-orc.adventure.json', { context: MOVING });
    const { page, touch, problems } = player;
    const robot = createRobot(player);
    const look = await robot.playUntil(robot.isFlick);
    await expectAllInPlace(player);

    const tab = tablePage(page).drawerTab('log');
    await tab.tap();
    const close = page.getByTestId('drawer-close');
    // On its way in, it is out of sight.
    await close.waitFor();
    await expectAllInPlace(player);
    await close.tap();
    await close.waitFor({ state: 'hidden' });

    const chosen = robot.chosenOf(look);
    if (chosen === undefined) throw new Error('no disc is to be flicked');
    await touch.pinch(chosen.at, 60, 240, 250);
    await expectAllInPlace(player);
    expect(problems).toEqual([]);
  },
  ROOM_MS,
);
