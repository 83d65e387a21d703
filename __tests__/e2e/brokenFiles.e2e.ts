import { readFileSync } from 'node:fs';
import type { Adventure } from '../../src/rules/catacombs';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { adventureFile, newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';

it('says what is wrong with an adventure, and where, and keeps what was chosen', async () => {
  const { page, problems } = await visit({ at: '/new?game=catacombs' });
  const newGame = newGamePage(page);
  await newGame.ready();
  await newGame.chooseAdventure('overlapping-room.adventure.json');
  await newGame.alert.waitFor();
  const said = await newGame.alert.innerText();
  expect(said).toContain('overlapping-room.adventure.json');
  expect(said).toMatch(/Room 1, monster 1, its place.*This disc would overlap Obstacle\s1/);
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
  expect(said).toContain(english('records.place', { place: 'The set-up', message: '' }));
  expect(await page.getByText(english('records.none')).count()).toBe(1);
  expect(problems).toEqual([]);
});

it('offers a story that was brought in among the games to be played', async () => {
  const { page, problems } = await visit({ at: '/records' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: english('records.import'), exact: true }).tap();
  const file = adventureFile('one-orc.adventure.json');
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: english('records.playStory'), exact: true }).tap();
  const newGame = newGamePage(page);
  await newGame.ready();
  const { title } = JSON.parse(readFileSync(file, 'utf8')) as Adventure;
  await newGame.beginButton.tap();
  await tablePage(page).ready();
  await page.getByText(title.en).locator('visible=true').first().waitFor();
  expect(problems).toEqual([]);
});
