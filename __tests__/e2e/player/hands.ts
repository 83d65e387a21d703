import type { Keyboard } from '../driver/keyboard';
import type { Visit } from '../driver/visit';
import type { SeenDisc } from './look';

/** How a player gets at what the table shows. */
export interface Hands {
  chooseDisc(disc: SeenDisc): Promise<void>;
  press(testId: string): Promise<void>;
}

export const touchHands = ({ page, touch }: Visit): Hands => ({
  chooseDisc: ({ at }) => touch.tap(at),
  press: (testId) => page.getByTestId(testId).first().tap(),
});

export const keyHands = (keyboard: Keyboard): Hands => ({
  chooseDisc: ({ label }) => keyboard.activate(label),
  press: (testId) => keyboard.activateTestId(testId),
});
