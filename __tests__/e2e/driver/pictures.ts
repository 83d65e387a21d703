import type { Locator, Page } from 'playwright-core';

/** Of 255: less is rounding, or light that flickers. */
const CHANNEL_TOLERANCE = 24;

/** What is seen of an element, whatever lies over it. */
export async function pictureOf(page: Page, locator: Locator): Promise<string> {
  const clip = await locator.boundingBox();
  if (clip === null) throw new Error(`nothing to be seen of ${locator}`);
  return (await page.screenshot({ clip })).toString('base64');
}

/** Which share of the points of two pictures differs; all of them where the pictures have two sizes. */
export const differenceOf = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(
    async ({ sources, tolerance }) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = document.createElement('canvas');
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          const context = canvas.getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (one === undefined || other === undefined) return 1;
      if (one.width !== other.width || one.height !== other.height) return 1;
      let changed = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const isChanged = [0, 1, 2].some(
          (c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > tolerance,
        );
        if (isChanged) changed += 1;
      }
      return changed / (one.data.length / 4);
    },
    { sources: pictures, tolerance: CHANNEL_TOLERANCE },
  );
