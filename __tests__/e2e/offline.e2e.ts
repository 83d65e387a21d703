import path from 'node:path';
import { startServer } from '../support/webServer';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';
import { titlePage } from './pages/titlePage';

const dist = path.resolve(__dirname, '../../dist');

it('plays without its server after one visit', async () => {
  const server = await startServer(dist);
  const { page, touch, problems } = await visit({ url: server.url, isKept: true });
  const gym = gymPage(page);
  try {
    await titlePage(page).ready();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  } finally {
    await server.stop();
  }
  await page.reload();
  await titlePage(page).gymButton.tap();
  await gym.ready();
  const before = await gym.centreOf('elf');
  await touch.swipe(before, { x: before.x, y: before.y - 100 }, 300);
  await gym.landed('elf');
  expect((await gym.centreOf('elf')).y).toBeLessThan(before.y - 5);
  expect(problems).toEqual([]);
});
