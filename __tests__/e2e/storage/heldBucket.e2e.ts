import { visit } from '../driver/visit';

/** The browser forgets what nothing holds: what is needed to write must be held. */
it('still keeps a game after the browser has tidied up its memory', async () => {
  const { page, context, problems } = await visit();
  const newGame = page.getByTestId('new-game');
  await newGame.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await newGame.tap();
  await page.getByTestId('begin').tap();
  await page.waitForURL('**/table/*');
  expect(problems).toEqual([]);
});
