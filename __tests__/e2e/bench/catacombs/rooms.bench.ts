import { loadavg } from 'node:os';
import { catacombsWords } from '../../../support/words';
import { SIZES } from '../../driver/sizes';
import { beginAdventure, EVERY_POINT, MOVING } from '../../player/begin';
import { createRobot } from '../../player/robot';
import { tablePage } from '../../pages/tablePage';
import { installTally, tallyOn } from '../tally';
import { manyRooms, monstersOf } from './manyRooms';

const ROOMS = 10;
/** In these rooms the device is turned, and turned back in the next. */
const TURNED_IN = [3, 6];
/** In these rooms somebody asks who hit whom. */
const REFEREE_IN = [2, 5, 8];
const AIM = { longestMs: 200 };

const names = catacombsWords('en');

it('goes from room to room', async () => {
  const player = await beginAdventure(manyRooms(ROOMS), {
    prepare: installTally,
    context: { ...EVERY_POINT, ...MOVING },
  });
  const { page } = player;
  const robot = createRobot(player);
  const table = tablePage(page);
  let early = await tallyOn(page);
  const longest: number[] = [];
  for (const [room, monster] of monstersOf(ROOMS).entries()) {
    const name = names.name(monster);
    const before = (await tallyOn(page)).longTasks.length;
    await robot.playUntil((look) => robot.isOver(look) || look.discs.some((disc) => disc.name.startsWith(name)));
    longest.push(...(await tallyOn(page)).longTasks.slice(before).map(({ forMs }) => forMs));
    if (room === 0) {
      early = await tallyOn(page);
      longest.length = 0;
    }
    if (TURNED_IN.includes(room)) await page.setViewportSize(SIZES.widePhone);
    if (TURNED_IN.includes(room - 1)) await page.setViewportSize(SIZES.phone);
    if (REFEREE_IN.includes(room)) {
      await table.refereeButton.tap();
      await table.referee.waitFor();
      await page.getByTestId('agreed').tap();
      await table.referee.waitFor({ state: 'hidden' });
    }
  }
  const late = await tallyOn(page);
  const [load = 0] = loadavg();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(
    `${ROOMS} rooms, ${TURNED_IN.length} rotations there and back, ${REFEREE_IN.length} looks of the referee, load ${load.toFixed(1)}`,
  );
  say(
    `  graphics contexts: ${early.contexts} in the first room, ${late.contexts} in the last (aim: 1, and no new ones)`,
  );
  say(`  program links: ${early.links} in the first room, ${late.links} in the last (aim: no new ones)`);
  say(
    `  main thread held up over 50 ms from room to room: ${longest.length} times, longest ${Math.max(0, ...longest).toFixed(0)} ms (aim: ${AIM.longestMs} ms)`,
  );
  expect({ contexts: late.contexts, links: late.links }).toEqual({ contexts: early.contexts, links: early.links });
  expect(player.problems).toEqual([]);
}, 900_000);
