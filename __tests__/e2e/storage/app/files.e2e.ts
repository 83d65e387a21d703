import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { gameUrl, visit, type Visit } from '../../driver/visit';
import { english, french, type Words } from '../../driver/words';
import { tablePage } from '../../pages/tablePage';
import { beginAdventure } from '../../player/begin';
import { createRobot } from '../../player/robot';
import { recordsPage } from './recordsPage';
import { beginFromTitle, leaveTable, titleToRecords } from './walks';

const GAME_MS = 280_000;
const TOO_BIG_BYTES = 65 * 1024 * 1024;

const folder = mkdtempSync(path.join(tmpdir(), 'pichenette-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** As somebody does who clears what a site has kept. */
async function clearSite({ page, context }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(gameUrl()).origin;
  await page.goto('about:blank');
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,storage_buckets' });
}

it(
  'everything goes out as a file, and a game of it is played on after all was cleared',
  async () => {
    const player = await beginAdventure('one-short-room.adventure.json');
    const { page, problems } = player;
    const robot = createRobot(player);
    const asked = await robot.playUntil(robot.isFlick);
    const records = recordsPage(page);
    await leaveTable(page);
    await titleToRecords(page);
    await records.openButtons.first().waitFor();
    const file = await records.exportAll();
    await records.told(english('records.exported', { count: 1 })).waitFor();

    await clearSite(player);
    await page.goto(`${gameUrl()}/records`);
    await records.empty.waitFor();
    await records.importFile(file);
    await records.told(english('records.broughtIn', { count: 1 })).waitFor();
    await records.openButtons.first().tap();
    await tablePage(page).ready();
    const again = await robot.look();
    expect(again.prompt).toBe(asked.prompt);
    expect(again.discs).toEqual(asked.discs);

    await leaveTable(page);
    await titleToRecords(page);
    await records.openButtons.first().waitFor();
    await records.importFile(file);
    await records.told(english('records.hereAlready', { count: 1 })).waitFor();
    expect(await records.openButtons.count()).toBe(1);
    expect(problems).toEqual([]);
  },
  GAME_MS,
);

/** The file of a device with one game on it, just begun. */
async function exported(): Promise<string> {
  const { page } = await visit();
  await beginFromTitle(page);
  await leaveTable(page);
  await titleToRecords(page);
  return readFileSync(await recordsPage(page).exportAll(), 'utf8');
}

function tooBig(): string {
  const file = fileOf('huge.json', '{');
  truncateSync(file, TOO_BIG_BYTES);
  return file;
}

const HOSTILE =
  '{"format":"pichenette-shelf","version":1,"__proto__":{"games":[]},"x":"<script>window.hurt=1</script>"}';

/** What is wrong with a file, and which sentence says so. */
const brokenFiles = (text: string, words: Words): readonly (readonly [name: string, file: string, said: string])[] => [
  ['truncated', fileOf('truncated.json', text.slice(0, -200)), words('shelf.fault.damaged')],
  [
    'changed',
    fileOf('changed.json', text.replace(/"exportedAtMs":\d/, '"exportedAtMs":7')),
    words('shelf.fault.damaged'),
  ],
  ['newer', fileOf('newer.json', text.replace(/"version":\d+/, '"version":99')), words('shelf.fault.newer')],
  ['hostile', fileOf('hostile.json', HOSTILE), words('shelf.fault.damaged')],
  ['huge', tooBig(), words('records.fileFault.tooLarge')],
];

let everything: Promise<string> | null = null;

const hurtOf = (page: Page) => page.evaluate(() => 'hurt' in window);

it.each([
  ['English', 'en-GB', english],
  ['French', 'fr-FR', french],
])(
  'a bad file is refused in %s, and changes nothing',
  async (_name, locale, words) => {
    const text = await (everything ??= exported());
    const { page, problems } = await visit({ at: '/records', context: { locale } });
    const records = recordsPage(page, words);
    await records.empty.waitFor();
    for (const [name, file, said] of brokenFiles(text, words)) {
      await records.importFile(file);
      await records.alert.filter({ hasText: said }).waitFor();
      expect([name, await records.empty.count()]).toEqual([name, 1]);
    }
    await records.importFile({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2]') });
    await records.alert.filter({ hasText: words('records.broken', { name: 'list.json' }) }).waitFor();
    expect(await records.empty.count()).toBe(1);
    expect(await hurtOf(page)).toBe(false);
    expect(problems).toEqual([]);
  },
  GAME_MS,
);
