import type { Page } from 'playwright-core';
import type { Point } from '../driver/traces';

/** A disc as its button tells of it: what it is, what it is in, and where it is on the screen. */
export interface SeenDisc {
  readonly name: string;
  /** The whole label. */
  readonly label: string;
  readonly at: Point;
}

/** Something that can be touched, as its reader knows it. */
export interface SeenControl {
  readonly label: string;
  readonly testId: string;
  readonly at: Point;
}

/** All of a table that a player can see or be told. */
export interface Look {
  /** The line that says who is asked for what. */
  readonly prompt: string;
  /** All that stands on the leather of a question: who has what, and what it would cost. */
  readonly question: string;
  readonly discs: readonly SeenDisc[];
  /** Rows of the menu beside a disc that may be chosen. */
  readonly shots: readonly SeenControl[];
  /** Whatever else waits for an answer. */
  readonly controls: readonly SeenControl[];
  /** Something is being told: nothing is asked meanwhile. */
  readonly isTelling: boolean;
}

const ANSWERS = [
  ...['option-', 'submit', 'placed', 'curtain-open', 'aim-', 'story', 'decline'],
  ...['play-card', 'hand-'],
];

/** Read in one go, so that what is seen belongs together. */
export const lookAt = (page: Pick<Page, 'evaluate'>): Promise<Look> =>
  page.evaluate((answers) => {
    const centre = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isOpen = (element: Element) => element.getAttribute('aria-disabled') !== 'true';
    const seen = (element: HTMLElement) => ({
      label: element.getAttribute('aria-label') ?? element.innerText,
      testId: element.dataset.testid ?? '',
      at: centre(element),
    });
    return {
      prompt: document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText.trim() ?? '',
      question: document.querySelector<HTMLElement>('[data-testid^="prompt-"]')?.innerText.trim() ?? '',
      discs: all('[data-testid="board"] [role="button"]').map((button) => {
        const label = button.getAttribute('aria-label') ?? '';
        return { name: label.split(', ')[0] ?? '', label, at: centre(button) };
      }),
      shots: all('[role="menuitem"]').filter(isOpen).map(seen),
      controls: all(answers.map((id) => `[data-testid^="${id}"]`).join())
        .filter((element) => isOpen(element) && element.offsetParent !== null)
        .map(seen),
      isTelling: document.querySelector('[data-testid="hurry"]') !== null,
    };
  }, ANSWERS);

/** A Healer who has just been paid asks the same again, of whoever has less gold. */
export const signatureOf = ({ prompt, question, discs, shots, controls }: Look): string =>
  JSON.stringify([
    ...[prompt, question, discs.map(({ label }) => label), shots.length],
    controls.map(({ testId }) => testId),
  ]);
