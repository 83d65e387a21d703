import type { Page } from 'playwright-core';

/** Rounding, and letters that lean out of their line. */
const SLACK_PX = 2;

/**
 * Words that cannot be read as they lie: cut off by what they lie in, longer than what they are written on, or outside
 * the screen where nothing scrolls. Letters are measured and not their boxes, since a box may be larger than its text.
 */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    const dialogs = document.querySelectorAll('[aria-modal="true"]');
    const top: Element = dialogs[dialogs.length - 1] ?? document.body;
    type Box = { left: number; right: number; top: number; bottom: number };

    /** The lines of a text as they are painted: no more of them than the letters' own size. */
    function lettersOf(node: Text): Box {
      const range = document.createRange();
      // Word by word: a space at the end of a line hangs out of it, and is not seen.
      const words = [...node.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getBoundingClientRect();
      });
      return {
        left: Math.min(...words.map(({ left }) => left)),
        right: Math.max(...words.map(({ right }) => right)),
        top: Math.min(...words.map(({ top: upper }) => upper)),
        bottom: Math.max(...words.map(({ bottom }) => bottom)),
      };
    }
    const isOutside = (inner: Box, outer: Box, axis: 'x' | 'y'): boolean =>
      axis === 'x'
        ? inner.left < outer.left - slack || inner.right > outer.right + slack
        : inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
    const isPainted = ({ backgroundColor, backgroundImage, borderTopWidth }: CSSStyleDeclaration): boolean =>
      backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    const flowOf = (style: CSSStyleDeclaration, axis: 'x' | 'y') => (axis === 'x' ? style.overflowX : style.overflowY);

    /** The first thing that keeps letters from being read along an axis. */
    function faultAlong(axis: 'x' | 'y', letters: Box, from: Element): string | null {
      let isOnPaper = false;
      for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const flow = flowOf(style, axis);
        const isOut = isOutside(letters, box.getBoundingClientRect(), axis);
        if (flow === 'auto' || flow === 'scroll') return null;
        if (isOut && flow !== 'visible') return 'cut off';
        if (isOut && !isOnPaper && isPainted(style)) return 'leaves its box';
        isOnPaper ||= isPainted(style);
      }
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      return isOutside(letters, screen, axis) ? 'off the screen' : null;
    }

    const found: string[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (holder === null || text === '' || ['STYLE', 'SCRIPT'].includes(holder.tagName)) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only screen readers are told is one pixel large.
      if (holder.getBoundingClientRect().width <= 1) continue;
      const letters = lettersOf(node as Text);
      for (const axis of ['x', 'y'] as const) {
        const fault = faultAlong(axis, letters, holder);
        if (fault !== null) found.push(`${fault} (${axis}): ${text.slice(0, 40)}`);
      }
    }
    return [...new Set(found)];
  }, SLACK_PX);
