import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { allPainted } from '../driver/allPainted';
import { barriers } from '../driver/barriers';
import { clipped } from '../driver/clipped';
import { misfits } from '../driver/fits';
import { frames } from '../driver/frames';
import { nameOf, type Size } from '../driver/sizes';
import { gameUrl, visit, type Visit } from '../driver/visit';
import { english, french, type Words } from '../driver/words';
import { settingsPage } from '../pages/settingsPage';
import { suffixOf, USUAL_READER, type Reader } from './reader';

const FOLDER = path.resolve(__dirname, '../../../test-output/album');

/** A screen is still when two pictures of it, so far apart, are the same. */
const STILL_FRAMES = 6;
const MOST_TRIES = 12;

/** Somebody who walks through the game at one size, takes pictures, and notes what is not as it should be. */
export interface Look extends Visit {
  readonly size: Size;
  readonly reader: Reader;
  /** What the screens say to the reader. */
  readonly words: Words;
  readonly faults: readonly string[];
  take(name: string): Promise<void>;
  /** A picture of something that does not stand still, and is not judged. */
  takeAtOnce(name: string): Promise<void>;
  /** Goes to the list of games from wherever it is, and from there to a scene; one that is not reached is a fault. */
  at(scene: Scene): Promise<void>;
}

/** One or more pictures that are reached together, from the list of games and back to it. */
export interface Scene {
  readonly name: string;
  readonly show: (look: Look) => Promise<void>;
}

/** The picture of a screen that has come to rest: fonts, boards and discs are drawn when they have been read. */
async function stillPicture({ page }: Visit): Promise<Buffer> {
  await allPainted(page);
  let picture = await page.screenshot();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await frames(page, STILL_FRAMES);
    const next = await page.screenshot();
    if (next.equals(picture)) return next;
    picture = next;
  }
  return picture;
}

/** From wherever somebody is to the list of games, with none in it. */
export async function toTheList({ page, words }: Pick<Look, 'page' | 'words'>): Promise<void> {
  const list = page.getByTestId('import');
  // A screen that was left stays behind the present one, out of sight.
  if (!(await list.isVisible())) await page.goto(`${gameUrl()}/records`);
  await list.waitFor();
  // Until the games have been read there are none to be seen.
  const games = page.locator('[data-testid^="open-"]');
  await games
    .or(page.getByText(words('records.none'), { exact: true }))
    .first()
    .waitFor();
  // A long list is drawn in part: the games of scenes gone by are in the way.
  const remove = page.locator('[data-testid^="remove-"]');
  for (let left = await remove.count(); left > 0; left = await remove.count()) {
    const id = await remove.first().getAttribute('data-testid');
    await remove.first().tap();
    await page.getByTestId(id ?? '').waitFor({ state: 'detached' });
  }
}

export async function openLook(
  size: Size,
  reader: Reader = USUAL_READER,
  more: BrowserContextOptions = {},
  isStaying = false,
): Promise<Look> {
  const { language, fontPx, textPercent } = reader;
  const context = { reducedMotion: 'reduce', locale: language === 'fr' ? 'fr-FR' : 'en-GB', ...more } as const;
  const words = language === 'fr' ? french : english;
  const visitor = await visit({
    size,
    at: textPercent === undefined ? '/records' : '/settings',
    fontPx,
    context,
    isStaying,
  });
  if (textPercent !== undefined) {
    await settingsPage(visitor.page, words).writeAt(textPercent);
    await visitor.page.goto(`${gameUrl()}/records`);
  }
  // What is half loaded when somebody goes on would be told as a failed request.
  await visitor.page.getByTestId('import').waitFor();
  const faults: string[] = [];
  async function keep(name: string, picture: Buffer): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path.join(FOLDER, `${[name, nameOf(size), ...suffixOf(reader)].join('-')}.png`), picture);
  }
  const { page } = visitor;
  const look: Look = {
    ...visitor,
    size,
    reader,
    words,
    faults,
    async take(name) {
      await keep(name, await stillPicture(visitor));
      const found = [...(await misfits(page)), ...(await clipped(page)), ...(await barriers(page))];
      const isNew = (fault: string): boolean => !faults.some((known) => known.endsWith(`: ${fault}`));
      // What is wrong with the frame is wrong in every picture: once is enough.
      faults.push(...found.filter(isNew).map((fault) => `${name}: ${fault}`));
    },
    takeAtOnce: async (name) => keep(name, await visitor.page.screenshot()),
    async at({ name, show }) {
      try {
        await toTheList(look);
        await show(look);
      } catch (fault) {
        faults.push(`${name}: ${String(fault)}`);
        await keep(`not-reached-${name}`, await visitor.page.screenshot());
        await visitor.page.goto('about:blank');
      }
    },
  };
  return look;
}
