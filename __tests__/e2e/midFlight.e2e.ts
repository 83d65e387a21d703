import { ACCIDENTS } from './driver/accidents';
import { eventually } from './driver/eventually';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';
import { tablePage } from './pages/tablePage';
import { beginAdventure, MOVING } from './player/begin';
import { createRobot } from './player/robot';

const ROOM_MS = 200_000;

it.each(ACCIDENTS)('a flick lands when %s under it, and the next one flies', async (_what, happen) => {
  const { page, touch, problems } = await visit({ at: '/gym' });
  const gym = gymPage(page);
  await gym.ready();
  const from = await gym.centreOf('elf');
  const fly = () => touch.swipe(from, { x: from.x, y: from.y - 110 }, 130);
  await fly();
  await gym.flies();
  await happen(page);
  await gym.landed('elf');
  expect((await gym.centreOf('elf')).y).toBeLessThan(from.y - 10);
  await gym.undoButton.tap();
  await eventually(async () => expect(await gym.centreOf('elf')).toEqual(from));
  await fly();
  await gym.landed('elf');
  expect(problems).toEqual([]);
});

it(
  'a game goes on after every accident to a flick in the air, and the flick counts',
  async () => {
    const player = await beginAdventure('three-short-rooms.adventure.json', { context: MOVING });
    const { page, problems } = player;
    const table = tablePage(page);
    const robot = createRobot(player);
    for (const [, happen] of ACCIDENTS) {
      const before = await robot.playUntil(robot.isFlick);
      await robot.answer(before);
      await table.tells();
      await happen(page);
      await robot.next(before);
    }
    await robot.playUntil(robot.isFlick);
    expect(await table.countFlicks()).toBe(ACCIDENTS.length);
    expect(problems).toEqual([]);
  },
  ROOM_MS,
);
