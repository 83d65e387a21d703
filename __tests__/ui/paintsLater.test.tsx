import { Skia } from '@shopify/react-native-skia';
import { act, cleanup, fireEvent, screen } from '@testing-library/react-native';
import { freshChoices } from '../../src/session/catacombs';
import { created, device, toldAll } from '../session/catacombs/support/playing';
import { ONE, TWO } from '../session/conquest/support/duel';
import { MAGE, sit, TROPHY } from './conquest/sit';
import { idleTime } from '../support/idleTime';
import { renderInApp } from './renderApp';
import { CatacombsTable } from './table/filled';

// All of a table is painted here, by a processor instead of a graphics card.
jest.setTimeout(60_000);

const SEED = 7;
const LAYOUT = { x: 0, y: 0, width: 130, height: 190 };
const nothing = (): void => undefined;

let idle: ReturnType<typeof idleTime>;
let surfaces = 0;

beforeEach(() => {
  idle = idleTime();
  surfaces = 0;
  for (const make of ['Make', 'MakeOffscreen'] as const) {
    const open = Skia.Surface[make].bind(Skia.Surface);
    jest.spyOn(Skia.Surface, make).mockImplementation((...asked: readonly unknown[]) => {
      surfaces += 1;
      return open(...(asked as [number, number]));
    });
  }
});
afterEach(async () => {
  // Nothing is painted any more for whoever has gone.
  await cleanup();
  idle.passAll();
  jest.restoreAllMocks();
});

async function catacombs(): Promise<void> {
  const session = await created(device(), freshChoices(SEED));
  await toldAll(session);
  await renderInApp(<CatacombsTable session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
  await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: LAYOUT } });
}

it.each([
  ['Catacombs', catacombs],
  ['Conquest', () => sit({ opening: { turn: 'sword', step: 'act', hands: { [ONE]: [MAGE], [TWO]: [TROPHY] } } })],
] as const)(
  'a table of %s is laid without a stroke of paint: its pictures come when there is time',
  async (_game, lay) => {
    await lay();
    expect(surfaces).toBe(0);
    await act(async () => idle.pass());
    expect(surfaces).toBeGreaterThan(0);
  },
);
