import type { Page } from 'playwright-core';
import type { Size } from '../driver/sizes';
import type { Touch } from '../driver/touch';
import { line, sampled, type Point } from '../driver/traces';
import type { Hands } from '../player/hands';
import { soon, type OtherBrowser } from './driver/otherBrowser';

const TAP_MS = 60;
/** A drawer that slides is still for a frame or two on a machine that is busy. */
const STILL_FRAMES = 10;

/** Somebody who sees one of the other browsers and has a finger, or a mouse, on it. */
export function createPlayer(browser: OtherBrowser) {
  const tap = (at: Point): Promise<void> => browser.draw(sampled(TAP_MS, () => [at]));
  const touch: Pick<Touch, 'tap' | 'swipe'> = {
    tap,
    swipe: (from, to, durationMs) => browser.draw(line(from, to, durationMs)),
  };

  /** Where the first element of a selector comes to rest, of those that can be seen and say this; brought into view first. */
  const placeOf = (selector: string, text: string | null): Promise<Point | null> =>
    browser.evaluate(
      async ({ wanted, said, stillFrames }) => {
        const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            (said === null || [element.getAttribute('aria-label'), element.innerText.trim()].includes(said)),
        );
        if (found === undefined) return null;
        found.scrollIntoView({ block: 'nearest' });
        let last = '';
        for (let still = 0; still < stillFrames && found.isConnected;) {
          const { x, y } = found.getBoundingClientRect();
          still = last === `${x} ${y}` ? still + 1 : 0;
          last = `${x} ${y}`;
          await new Promise(requestAnimationFrame);
        }
        const { x, y, width, height } = found.getBoundingClientRect();
        return width === 0 ? null : { x: x + width / 2, y: y + height / 2 };
      },
      { wanted: selector, said: text, stillFrames: STILL_FRAMES },
    );

  const settled = (selector: string, text: string | null): Promise<Point> =>
    soon(text ?? selector, () => placeOf(selector, text));

  const BUTTONS = '[role="button"], [role="radio"], button';
  const byTestId = (testId: string) => `[data-testid="${testId}"]`;
  const hands: Hands = {
    chooseDisc: ({ at }) => tap(at),
    press: async (testId) => tap(await settled(byTestId(testId), null)),
  };

  return {
    browser,
    hands,
    touch,
    /** As much of a page as those need that only look. */
    page: { evaluate: browser.evaluate } as Pick<Page, 'evaluate'>,
    press: async (words: string) => tap(await settled(BUTTONS, words)),
    sees: (words: string) => settled(BUTTONS, words),
    seesTestId: (testId: string) => settled(byTestId(testId), null),
    textOf: (testId: string): Promise<string | null> =>
      browser.evaluate((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.innerText ?? null, testId),
    /** What the page has kept of all that went wrong in it. */
    problems: (): Promise<readonly string[]> =>
      browser.evaluate(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]'), null),
    /** How many colours an element shows: a board that is drawn has thousands, a blank canvas one. */
    coloursIn: async (testId: string): Promise<number> => {
      const picture = await browser.picture();
      return browser.evaluate(
        async ({ id, png }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const { x, y, width, height } = document.querySelector(`[data-testid="${id}"]`)!.getBoundingClientRect();
          const scale = image.naturalWidth / innerWidth;
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const brush = canvas.getContext('2d')!;
          brush.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height);
          const { data } = brush.getImageData(0, 0, Math.floor(width), Math.floor(height));
          return new Set(new Uint32Array(data.buffer)).size;
        },
        { id: testId, png: picture },
      );
    },
    resize: async (size: Size): Promise<void> => {
      await browser.resize(size);
      await soon(`a window ${size.width} wide`, () =>
        browser.evaluate((width) => (innerWidth === width ? true : null), size.width),
      );
    },
  };
}

export type OtherPlayer = ReturnType<typeof createPlayer>;
