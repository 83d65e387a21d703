import type { BrowserContext, Page } from 'playwright-core';
import { SIZES } from './driver/sizes';
import { visit } from './driver/visit';
import { titlePage } from './pages/titlePage';

const MARK = 'left-behind';

/** Puts a mark into everything that a page can keep. */
const leaveMarks = (page: Page): Promise<void> =>
  page.evaluate(async (mark) => {
    localStorage.setItem(mark, mark);
    sessionStorage.setItem(mark, mark);
    document.cookie = `${mark}=1`;
    await (await caches.open(mark)).put('/', new Response(mark));
    await new Promise<void>((resolve, reject) => {
      const opened = indexedDB.open(mark);
      opened.onsuccess = () => resolve();
      opened.onerror = () => reject(opened.error);
    });
  }, MARK);

const marksIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (mark) => {
    const kept = {
      localStorage: localStorage.getItem(mark) !== null,
      sessionStorage: sessionStorage.getItem(mark) !== null,
      cookie: document.cookie.includes(mark),
      caches: await caches.has(mark),
      indexedDB: (await indexedDB.databases()).some(({ name }) => name === mark),
    };
    return Object.entries(kept).flatMap(([what, isKept]) => (isKept ? [what] : []));
  }, MARK);

const KEPT = ['localStorage', 'sessionStorage', 'cookie', 'caches', 'indexedDB'];
let sat: BrowserContext | null = null;

it('somebody leaves marks behind wherever a page can', async () => {
  const { page, context, touch, problems } = await visit({ size: SIZES.phone });
  await titlePage(page).ready();
  await leaveMarks(page);
  expect(await marksIn(page)).toEqual(KEPT);
  await touch.tap({ x: 1, y: 1 });
  sat = context;
  expect(problems).toEqual([]);
});

it('the next one sits on the same seat, at another size, and finds none of them', async () => {
  const { page, context } = await visit({ size: SIZES.wideTablet });
  expect(context).toBe(sat);
  await titlePage(page).ready();
  expect(await marksIn(page)).toEqual([]);
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual(Object.values(SIZES.wideTablet));
  await context.addInitScript((mark) => Object.assign(globalThis, { [mark]: true }), MARK);
});

it('nobody sits where something was done that stays', async () => {
  const { page, context } = await visit();
  expect(context).not.toBe(sat);
  expect(await page.evaluate((mark) => mark in globalThis, MARK)).toBe(false);
});
