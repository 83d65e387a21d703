import type { Page } from 'playwright-core';

/** What was there in the frames that were watched. */
export interface Watched {
  readonly frames: number;
  /** Of the names that were looked for: written, or said to a screen reader. */
  readonly names: readonly string[];
  /** The pictures that were drawn. */
  readonly pictures: readonly string[];
}

interface Watching {
  frames: number;
  readonly names: Set<string>;
  readonly pictures: Set<string>;
}

type WatchedPage = typeof globalThis & { watchedFrames?: Watching };

/** From now on every frame of the page is read before it is painted. */
export const watchFrames = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const here = globalThis as WatchedPage;
    here.watchedFrames = { frames: 0, names: new Set(), pictures: new Set() };
    const look = (): void => {
      const seen = here.watchedFrames;
      if (seen === undefined) return;
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      const said = [document.body.textContent ?? '', ...labels].join(' | ');
      for (const name of wanted) if (said.includes(name)) seen.names.add(name);
      for (const { src } of document.images) seen.pictures.add(src);
      seen.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, names);

/** What has been there since it was read last. */
export const readFrames = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const seen = (globalThis as WatchedPage).watchedFrames;
    if (seen === undefined) throw new Error('nobody watches this page');
    const read = { frames: seen.frames, names: [...seen.names], pictures: [...seen.pictures] };
    seen.frames = 0;
    seen.names.clear();
    seen.pictures.clear();
    return read;
  });

/** The pictures of the cards that lie open in the hand. */
export const picturesOfHand = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-testid^="hand-"] img')].map(({ src }) => src),
  );
