import type { Page } from 'playwright-core';
import { openLook, toTheList } from './album/look';
import { FRENCH_READER, USUAL_READER } from './album/reader';
import { openAt } from './album/table';
import { SIZES } from './driver/sizes';

/** The words of what is asked, line by line as they are laid. */
const linesOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.getByTestId('prompt').evaluate((prompt) => {
    const lines = new Map<number, string[]>();
    const texts = document.createTreeWalker(prompt, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      for (const found of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(currentNode, found.index);
        range.setEnd(currentNode, found.index + found[0].length);
        const { bottom } = range.getBoundingClientRect();
        const line = [...lines.keys()].find((one) => Math.abs(one - bottom) < 4) ?? bottom;
        lines.set(line, [...(lines.get(line) ?? []), found[0]]);
      }
    }
    return [...lines.entries()].sort(([a], [b]) => a - b).map(([, words]) => words);
  });

/** A last line of two short words is as bad as one of one. */
const LEAST_SHARE = 0.5;

it.each([
  ['English', USUAL_READER, 'shots', 'or choose a disc'],
  ['French', FRENCH_READER, 'overseersTurn', 'ou touchez un pion'],
] as const)(
  'what is asked of a beginner on a wide tablet takes more than a line, and no line is far shorter: %s',
  async (_language, reader, moment, end) => {
    const look = await openLook(SIZES.wideTablet, reader);
    await toTheList(look);
    const { ready } = await openAt(look, moment);
    await ready();
    const lines = await linesOf(look.page);
    expect(lines.flat().join(' ').endsWith(end)).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
    const letters = lines.map((words) => words.join(' ').length);
    expect(Math.min(...letters) / Math.max(...letters)).toBeGreaterThan(LEAST_SHARE);
    expect(look.problems).toEqual([]);
  },
);
