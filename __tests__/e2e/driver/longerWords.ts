import type { Page } from 'playwright-core';
import { pseudo } from '../../../src/i18n/common/pseudo';
import { frames } from './frames';

/** As a layout needs that measures itself before it lies still. */
const LAYOUT_FRAMES = 6;
const GROWTH = 0.4;

/** A single word is drawn out, a sentence goes on: no language makes one endless word of it. */
function longer(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 1) return pseudo(text);
  let more = '';
  for (let index = 0; more.length < text.length * GROWTH; index += 1) more += ` ${words[index % words.length]}`;
  return text + more;
}

/** Looks at a screen as if its language were 40 % wordier: every text that is seen, for as long as the look takes. */
export async function underLongerWords<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const texts = await page.evaluate(() => {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const tag = node.parentElement?.tagName ?? '';
      if (/\p{L}/u.test(node.textContent ?? '') && !['STYLE', 'SCRIPT'].includes(tag)) nodes.push(node as Text);
    }
    globalThis.wordNodes = nodes;
    return nodes.map(({ data }) => data);
  });
  const write = (words: readonly string[]): Promise<void> =>
    page.evaluate((lines) => globalThis.wordNodes.forEach((node, index) => (node.data = lines[index] ?? '')), words);
  await write(texts.map(longer));
  try {
    await frames(page, LAYOUT_FRAMES);
    return await look();
  } finally {
    await write(texts);
    await frames(page, LAYOUT_FRAMES);
  }
}

declare global {
  var wordNodes: Text[];
}
