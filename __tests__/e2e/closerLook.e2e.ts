import { english } from './driver/words';
import { settledCentre } from './driver/settled';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';

const SEED = 14;
const GESTURES = 10;
const WALK_MS = 180_000;

/** Numbers from 0 to 1 that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it(
  'on a closer look one finger moves the board and flicks nothing, except from the chosen disc; the view goes along',
  async () => {
    const { page, touch, problems } = await visit({ at: '/gym' });
    const gym = gymPage(page);
    await gym.ready();
    const box = (await page.getByTestId('board').boundingBox())!;
    const isSeen = ({ x, y }: { x: number; y: number }): boolean =>
      x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

    await touch.tap(await gym.centreOf('elf'));
    await gym.chosen('elf');
    await touch.pinch({ x: box.x + box.width / 2, y: box.y + box.height * 0.3 }, 60, 170, 250);
    const roll = dice(SEED);
    const place = () => ({ x: box.x + (0.1 + 0.8 * roll()) * box.width, y: box.y + (0.1 + 0.8 * roll()) * box.height });
    for (let count = 0; count < GESTURES; count += 1) {
      const [from, to] = [place(), place()];
      const elf = await settledCentre(gym.disc('elf'));
      if (Math.hypot(from.x - elf.x, from.y - elf.y) <= 90) continue;
      await touch.swipe(from, to, 60 + 300 * roll());
      await gym.answered();
      expect(await gym.flying.count()).toBe(0);
      expect(await gym.lastFlick.textContent()).toBe(english('gym.noFlickYet'));
    }

    // Back to where the elf is, and a flick that leaves what is seen.
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const step = (px: number, roomPx: number): number => Math.max(-0.4 * roomPx, Math.min(px, 0.4 * roomPx));
    for (let count = 0; count < 10; count += 1) {
      const at = await settledCentre(gym.disc('elf'));
      if (isSeen(at)) break;
      const way = { x: step(middle.x - at.x, box.width), y: step(middle.y - at.y, box.height) };
      const from = { x: middle.x - way.x / 2, y: middle.y - way.y / 2 };
      await touch.swipe(from, { x: from.x + way.x, y: from.y + way.y }, 300);
    }
    await gym.chosen('elf');
    const elf = await gym.centreOf('elf');
    await page.screenshot({ path: 'test-output/screens/closer-look.png' });
    await touch.swipe(elf, { x: elf.x, y: elf.y - 170 }, 90);
    await gym.landed('elf');
    expect(isSeen(await gym.centreOf('elf'))).toBe(true);
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
