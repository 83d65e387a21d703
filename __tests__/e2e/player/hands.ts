import type { Locator } from 'playwright-core';
import type { Keyboard } from '../driver/keyboard';
import type { Visit } from '../driver/visit';
import type { SeenDisc } from './look';

/** How a player gets at what the table shows. */
export interface Hands {
  chooseDisc(disc: SeenDisc): Promise<void>;
  press(testId: string): Promise<void>;
}

const PRESS_MS = 8_000;

/** What was to be pressed may be gone before the hand is there: then something else is asked, and that is seen next. */
async function unlessGone(control: Locator, press: () => Promise<void>): Promise<void> {
  try {
    await press();
  } catch (error) {
    if ((await control.count()) > 0) throw error;
  }
}

export const touchHands = ({ page, touch }: Visit): Hands => ({
  chooseDisc: ({ at }) => touch.tap(at),
  press(testId) {
    const control = page.getByTestId(testId).first();
    return unlessGone(control, () => control.tap({ timeout: PRESS_MS }));
  },
});

export const keyHands = ({ page }: Visit, keyboard: Keyboard): Hands => ({
  chooseDisc: ({ label }) => keyboard.activate(label),
  press: async (testId) => {
    const control = page.getByTestId(testId).first();
    // A card can be pushed as a whole; keys come to what it says.
    const said = testId.startsWith('hand-') ? await control.getByRole('radio').textContent() : null;
    await unlessGone(control, () => (said === null ? keyboard.activateTestId(testId) : keyboard.activate(said)));
  },
});
