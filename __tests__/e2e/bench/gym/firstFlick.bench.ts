import { SIZES } from '../../driver/sizes';
import { visit } from '../../driver/visit';
import { gymPage } from '../../pages/gymPage';
import { titlePage } from '../../pages/titlePage';

it('comes from the title to the first flick in one tap', async () => {
  const { page, problems } = await visit({ size: SIZES.phone });
  const title = titlePage(page);
  await title.ready();
  const startedAtMs = performance.now();
  await title.gymButton.tap();
  await gymPage(page).ready();
  const seconds = (performance.now() - startedAtMs) / 1000;
  process.stdout.write(`Title to the first flick: 1 tap, ${seconds.toFixed(1)} s scripted\n`);
  expect(problems).toEqual([]);
}, 120_000);
