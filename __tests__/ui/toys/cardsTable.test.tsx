import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { TableSession } from '../../../src/session/game/tableSession';
import { tableOf } from '../../../src/ui/table';
import { cardsBrain } from '../../session/toys/cardsBrain';
import { cardsModule, choices, type CardsPlayed } from '../../session/toys/cardsModule';
import { settled, toyDevice, valueOf } from '../../session/toys/toyTable';
import { renderInApp } from '../renderApp';
import { cardsTable } from './cardsTable';

const Table = tableOf(cardsTable);
const nothing = (): void => undefined;

interface AtCards {
  readonly session: TableSession<CardsPlayed>;
  /** Back to the list, and at the table once more. */
  readonly again: () => Promise<TableSession<CardsPlayed>>;
}

/** A card has been laid; as it is turned over, the die is rolled. */
async function rolling(tellingSpeed: string): Promise<AtCards> {
  const { games } = toyDevice({ cards: cardsModule }, { cards: cardsBrain } as never);
  const id = valueOf(await games.create('cards', choices(7)));
  const opened = async () => valueOf(await games.continue(id)).session;
  const session = await opened();
  const rest = async (): Promise<void> => {
    await settled(session);
    const { curtain } = session.getState();
    if (curtain === null) return;
    session.take(curtain);
    await settled(session);
  };
  await rest();
  const { prompt } = session.getState();
  if (prompt?.ask.kind !== 'deed') throw new Error('a card is to be laid');
  expect(session.answer({ kind: 'deed', deed: prompt.ask.deeds[0]!.id })).toBeNull();
  await rest();
  await renderInApp(<Table session={session} onSettings={nothing} onLeave={session.leave} onStory={nothing} />, {
    tellingSpeed,
  });
  await act(async () => {
    expect(session.answer({ kind: 'choose', options: ['reveal'] })).toBeNull();
    await session.kept();
    const { beat } = session.getState();
    if (told(session) === 'shown' && beat !== null) session.told(beat.number);
  });
  return { session, again: opened };
}

const told = (session: TableSession<CardsPlayed>): string | null => {
  const { beat } = session.getState();
  return beat?.kind === 'event' ? beat.event.kind : null;
};

const end = () => fireEvent(screen.getByTestId('die'), 'layout');

it('an event is told by its film, and told when that is over', async () => {
  const { session } = await rolling('normal');
  expect(told(session)).toBe('rolled');
  expect(screen.getByTestId('die')).toHaveTextContent(/^[1-6] ×1$/);
  await end();
  expect(told(session)).toBe('dealt');
  expect(screen.queryByTestId('die')).toBeNull();
});

it('a film goes as fast as all that is told, and faster where the rest is hurried', async () => {
  await rolling('double');
  expect(screen.getByTestId('die')).toHaveTextContent(/×2$/);
  await fireEvent.press(screen.getByTestId('hurry-on'));
  expect(screen.getByTestId('die')).toHaveTextContent(/×3$/);
});

it('there is no film where all is told at once, and nothing waits for one', async () => {
  const { session } = await rolling('instant');
  await waitFor(() => expect(session.getState().beat).toBeNull());
  expect(screen.queryByTestId('die')).toBeNull();
  expect(session.getState().view.model.turn).toBe(1);
});

it('a touch hurries a film on, and its end no longer counts', async () => {
  const { session } = await rolling('normal');
  const { onLayout } = screen.getByTestId('die').props as { readonly onLayout: () => void };
  await fireEvent.press(screen.getByTestId('hurry'));
  expect(told(session)).toBe('dealt');
  expect(screen.queryByTestId('die')).toBeNull();
  await act(async () => onLayout());
  expect(told(session)).toBe('dealt');
});

it('a game that is left in the middle of a film goes on after it', async () => {
  const { session, again } = await rolling('normal');
  const { onLayout } = screen.getByTestId('die').props as { readonly onLayout: () => void };
  await fireEvent.press(screen.getByTestId('menu'));
  await fireEvent.press(screen.getByTestId('menu-leave'));
  await screen.unmount();
  await act(async () => onLayout());
  await session.kept();
  const opened = await again();
  expect(told(opened)).toBeNull();
  expect(opened.getState().view.model.turn).toBe(1);
  expect(opened.getState().view.prompt?.purpose.kind).toBe('lay');
});
