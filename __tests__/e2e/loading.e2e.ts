import { en } from '../../src/i18n/en';
import { SIZES, nameOf } from './driver/sizes';
import { visit } from './driver/visit';
import { titlePage } from './pages/titlePage';

it.each([SIZES.phone, SIZES.wideTablet])('shows progress while it loads, then the title: %j', async (size) => {
  const { page, problems } = await visit({ size });
  const bar = page.getByRole('progressbar', { name: en.loading.progress });
  await bar.waitFor();
  await titlePage(page).ready();
  expect(await bar.count()).toBe(0);
  expect(problems).toEqual([]);
});
