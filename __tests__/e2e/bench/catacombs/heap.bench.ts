import { beginAdventure, EVERY_POINT } from '../../player/begin';
import { createRobot } from '../../player/robot';
import { heapFigures, type HeapFigures } from '../heapFigures';
import { manyRooms, monstersOf } from './manyRooms';
import { catacombsWords } from '../../../support/words';

/** By then every picture has been drawn once. */
const WARM_UP_ROOMS = 3;
const MEASURED_ROOMS = 10;
const ROOMS = WARM_UP_ROOMS + MEASURED_ROOMS;
/** What ten rooms add to the log and the record. */
const MOST_GROWTH_MB = 1;
/** One canvas is on the screen, one bakes out of sight, and one may wait to be forgotten. */
const MOST_CONTEXTS = 3;

const names = catacombsWords('en');

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2).padStart(8);

const row = (what: string, { data, page, code, graphicsContexts }: HeapFigures, wasmBytes: number): string =>
  `  ${what.padEnd(22)}${[data, page, code, wasmBytes].map(megabytes).join('')}${String(graphicsContexts).padStart(10)}\n`;

it('keeps no more memory after many rooms than after a few', async () => {
  const player = await beginAdventure(manyRooms(ROOMS), { context: EVERY_POINT });
  const robot = createRobot(player);
  const session = await player.context.newCDPSession(player.page);
  const told: string[] = [];

  async function measure(what: string): Promise<HeapFigures> {
    const figures = await heapFigures(session);
    told.push(row(what, figures, await player.page.evaluate('CanvasKit.HEAPU8.byteLength')));
    return figures;
  }

  let early: HeapFigures | null = null;
  for (const [index, monster] of monstersOf(ROOMS).entries()) {
    const name = names.name(monster);
    await robot.playUntil((look) => robot.isOver(look) || look.discs.some((disc) => disc.name.startsWith(name)));
    if (index === WARM_UP_ROOMS - 1) early = await measure(`in room ${WARM_UP_ROOMS}`);
  }
  const late = await measure(`in room ${ROOMS}`);
  await robot.playUntil(robot.isOver);
  await measure('when the game is over');

  const growthMb = (late.data - (early?.data ?? 0)) / 1e6;
  process.stdout.write(
    `Memory, MB:                data    page    code  engine  contexts\n${told.join('')}` +
      `  growth of data over ${MEASURED_ROOMS} rooms: ${growthMb.toFixed(2)} MB (aim: none but the record, at most ${MOST_GROWTH_MB})\n`,
  );
  expect(late.graphicsContexts).toBeLessThanOrEqual(MOST_CONTEXTS);
  expect(growthMb).toBeLessThan(MOST_GROWTH_MB);
}, 900_000);
