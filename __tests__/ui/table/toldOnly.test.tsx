import { screen, waitFor } from '@testing-library/react-native';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { TableSession } from '../../../src/session/catacombs';
import { CatacombsTable } from './filled';
import { fight } from '../../rules/catacombs/support/fight';
import { renderInApp } from '../renderApp';
import { sessionAt } from './prompts/sessionAt';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

const nothing = (): void => undefined;

/** Nothing can be said of it: whoever asks how much life was lost breaks. */
const UNSPEAKABLE: CatacombsEvent = Object.defineProperty(
  { kind: 'damaged', target: 'monster:orc-1', amount: 1, cause: { by: 'hero:elf', rule: 'BASE-128' } },
  'amount',
  {
    get: () => {
      throw new Error('nobody can say it');
    },
  },
) as never;

/** A table on which this event is being told. */
function telling(event: CatacombsEvent, told: TableSession['told']): TableSession {
  const session = sessionAt(fight({ monsters: ['monster:orc'] }).state);
  const state = {
    ...session.getState(),
    prompt: null,
    beat: { kind: 'event', number: 7, event, events: [event], crowd: 1 } as const,
  };
  return { ...session, getState: () => state, getInitialState: () => state, subscribe: () => nothing, told };
}

it('an event of which nothing can be said is passed over: the table stands, and the next beat comes', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(nothing);
  const told = jest.fn();
  const session = telling(UNSPEAKABLE, told);
  await renderInApp(<CatacombsTable session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
  expect(screen.getByTestId('prompt')).toBeTruthy();
  expect(screen.getByTestId('board')).toBeTruthy();
  await waitFor(() => expect(told).toHaveBeenCalledWith(7), { timeout: 20_000 });
  report.mockRestore();
});
