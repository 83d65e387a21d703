import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { languages, screens, screenshots } from '../../scripts/store/limits.json';
import { openLook, type Look } from './album/look';
import { openAt } from './album/table';
import { allPainted } from './driver/allPainted';
import { frames } from './driver/frames';
import { gameUrl } from './driver/visit';
import { titlePage } from './pages/titlePage';

type Device = keyof typeof screens;

/** `whole`: every device in every language, as `npm run store:screenshots` asks; else one picture, that they can still be made. */
const IS_WHOLE = process.env.STORE === 'whole';
const DEVICE_MS = 240_000;
const STILL_FRAMES = 30;

/** As its first bytes have it. */
function sizeOf(png: string) {
  const bytes = readFileSync(png);
  return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}

const folderOf = (language: string, device: string): string =>
  path.resolve(__dirname, '../..', IS_WHOLE ? screenshots : 'test-output/storeSample', language, device);

async function openDevice(language: 'en' | 'fr', device: Device) {
  const { widthPx, heightPx, pxPerPt } = screens[device];
  const size = { width: widthPx / pxPerPt, height: heightPx / pxPerPt };
  const look = await openLook(size, { language }, { deviceScaleFactor: pxPerPt });
  const folder = folderOf(language, device);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const take = async (name: string): Promise<string> => {
    await allPainted(look.page);
    await frames(look.page, STILL_FRAMES);
    const file = path.join(folder, `${name}.png`);
    await look.page.screenshot({ path: file });
    return file;
  };
  return { look, take };
}

async function showTitle({ page, words }: Look): Promise<void> {
  await page.goto(gameUrl());
  await titlePage(page, words).ready();
}

async function showFight(look: Look) {
  const at = await openAt(look, 'fight');
  await at.ready();
  return at;
}

const devices = Object.keys(screens) as Device[];
const asked = IS_WHOLE
  ? languages.flatMap((language) => devices.map((device) => [language, device] as const))
  : ([['en', 'android-phone']] as const);

it.each(asked)(
  'the real app is as large in pictures as the store wants them, %s on %s',
  async (language, device) => {
    const { look, take } = await openDevice(language as 'en' | 'fr', device);
    const { table } = await showFight(look);
    const { widthPx, heightPx } = screens[device];
    expect(sizeOf(await take('1-table'))).toEqual({ widthPx, heightPx });
    if (!IS_WHOLE) return;
    await table.openDrawer('monsters');
    await take('2-monsters');
    for (const [name, at] of [
      ['4-library', '/library'],
      ['5-new-game', '/new?game=catacombs'],
      ['6-gym', '/gym'],
    ] as const) {
      await look.page.goto(gameUrl() + at);
      await look.page.getByRole('heading').first().waitFor();
      await take(name);
    }
    await showTitle(look);
    await take('3-title');
    expect(look.problems).toEqual([]);
  },
  DEVICE_MS,
);
