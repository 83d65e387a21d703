import { act, screen } from '@testing-library/react-native';
import type { TableSession } from '../../../src/session/catacombs';
import { memoryShelf, type GameShelf } from '../../../src/storage';
import { freshChoices } from '../../../src/session/catacombs';
import { catacombsTable } from '../../../src/ui/games/catacombs/table';
import { tableOf } from '../../../src/ui/table';
import { created, device } from '../../session/catacombs/support/playing';
import { createRenderCounter } from '../countedRenders';
import { renderInApp } from '../renderApp';
import { layBoard } from '../touching';
import { playToTheHeroesTurn, SEED } from './heroesTurn';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(120_000);

afterEach(() => jest.useRealTimers());

const nothing = (): void => undefined;

interface Seated {
  readonly session: TableSession;
  /** What has come of the release, in its order. */
  readonly order: string[];
}

/** At a table at which it is noted when a flick is written, heard for the first time, and rendered. */
async function sit(): Promise<Seated> {
  const order: string[] = [];
  const note = (what: string): void => {
    if (order.at(-1) !== what) order.push(what);
  };
  const shelf = memoryShelf();
  const noting: GameShelf = {
    ...shelf,
    keep: async (...kept) => {
      const done = await shelf.keep(...kept);
      note('written');
      return done;
    },
  };
  const session = await created(device(noting), freshChoices(SEED));
  await playToTheHeroesTurn(session);
  const { catalogue } = catacombsTable;
  const Table = tableOf({
    ...catacombsTable,
    catalogue: {
      ...catalogue,
      materialOf: (...of) => {
        note('heard');
        return catalogue.materialOf(...of);
      },
    },
  });
  const { Counted } = createRenderCounter(() => note('rendered'));
  // However slow the machine, no flight is over before it has been looked at.
  jest.useFakeTimers();
  await renderInApp(
    <Counted>
      <Table session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />
    </Counted>,
  );
  await layBoard();
  order.length = 0;
  return { session, order };
}

it('a flick is written, then flies and is heard, and only then is anything rendered for it', async () => {
  const { session, order } = await sit();
  await act(async () => {
    expect(session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS: -600, from: null })).toBeNull();
    await session.kept();
  });
  expect(order.slice(0, 3)).toEqual(['written', 'heard', 'rendered']);
  expect(session.getState().beat?.kind).toBe('flight');
});

it('a flight that begins before the screen follows is told once, at its end, and the screen goes on', async () => {
  const { session } = await sit();
  const flights: number[] = [];
  session.subscribe(({ beat }) => {
    if (beat?.kind === 'flight' && flights.at(-1) !== beat.number) flights.push(beat.number);
  });
  await act(async () => {
    session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS: -200, from: null });
    await session.kept();
  });
  expect(screen.getByTestId('hurry')).toBeTruthy();
  expect(session.getState().beat?.kind).toBe('flight');
  await act(async () => jest.advanceTimersByTime(2000));
  expect(session.getState().beat?.kind).not.toBe('flight');
  expect(flights).toHaveLength(1);
});
