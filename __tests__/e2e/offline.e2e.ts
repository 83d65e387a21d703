import path from 'node:path';
import { startServer } from '../support/webServer';
import { visit } from './driver/visit';
import { titlePage } from './pages/titlePage';

const dist = path.resolve(__dirname, '../../dist');

it('plays without its server after one visit', async () => {
  const server = await startServer(dist);
  const { page, problems } = await visit({ url: server.url });
  try {
    await titlePage(page).ready();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  } finally {
    await server.stop();
  }
  await page.reload();
  await titlePage(page).ready();
  await page.goto(`${server.url}/gym`);
  await page.getByRole('heading').first().waitFor();
  expect(problems).toEqual([]);
});
