import { catacombsWords } from '../../../src/i18n/catacombs';
import { beginAdventure } from '../player/begin';
import { createRobot } from '../player/robot';
import { manyRooms, monstersOf } from './manyRooms';

const ROOMS = 11;
/** By then every picture has been drawn once and every part of the code has run. */
const WARM = 2;
const MOST_GROWTH_MB = 2;

const names = catacombsWords('en');

it('keeps no more memory after ten rooms than after two', async () => {
  const player = await beginAdventure(manyRooms(ROOMS));
  const robot = createRobot(player);
  const session = await player.context.newCDPSession(player.page);
  const heapMb = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const sizes: number[] = [];
  for (const monster of monstersOf(ROOMS)) {
    const name = names.name(monster);
    await robot.playUntil((look) => robot.isOver(look) || look.discs.some((disc) => disc.name.startsWith(name)));
    sizes.push(await heapMb());
  }
  const growth = (sizes.at(-1) ?? 0) - (sizes[WARM] ?? 0);
  process.stdout.write(
    `JS heap at the start of each room: ${sizes.map((size) => size.toFixed(1)).join(' ')} MB\n` +
      `  growth over ${ROOMS - 1 - WARM} rooms: ${growth.toFixed(2)} MB (aim: none, at most ${MOST_GROWTH_MB})\n`,
  );
  expect(growth).toBeLessThan(MOST_GROWTH_MB);
}, 900_000);
