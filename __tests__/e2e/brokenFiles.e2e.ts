import { visit } from './driver/visit';
import { english } from './driver/words';
import { newGamePage } from './pages/newGamePage';

it('says what is wrong with an adventure, and where, and keeps what was chosen', async () => {
  const { page, problems } = await visit({ at: '/new' });
  const newGame = newGamePage(page);
  await newGame.ready();
  await newGame.chooseAdventure('overlapping-room.adventure.json');
  await newGame.alert.waitFor();
  const said = await newGame.alert.innerText();
  expect(said).toContain('overlapping-room.adventure.json');
  expect(said).toContain('rooms[0].monsters[0].at');
  expect(said).toContain('obstacle-1');
  await newGame.takenStory(english('newGame.adventure.drawn')).waitFor();
  expect(problems).toEqual([]);
});

it('says what is wrong with the record of a game, and where, and takes nothing in', async () => {
  const { page, problems } = await visit({ at: '/records' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: english('records.import'), exact: true }).tap();
  const record = { format: 'pichenette-record', version: 1, game: 'catacombs', seed: 7 };
  await (
    await chooser
  ).setFiles({ name: 'half.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  const said = await alert.innerText();
  expect(said).toContain('half.json');
  expect(said).toContain(english('records.place', { place: 'setup', message: '' }));
  expect(await page.getByText(english('records.none')).count()).toBe(1);
  expect(problems).toEqual([]);
});
