import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import type { GameSheet } from '../../../src/session';
import { useTableWords } from '../../../src/ui/table/play/useTableWords';
import { ANN, BOB, OVERSEER, setupWith } from '../../rules/catacombs/support/setup';
import { renderInApp } from '../renderApp';

const NAMELESS = { name: '', aim: 'swipe', aid: 'none', mind: null, likeness: null } as const;
const SEATS = [ANN, BOB, OVERSEER];

const sheet: GameSheet = {
  name: '',
  passing: 'sameSide',
  players: SEATS.map((seat) => ({ ...NAMELESS, seat, name: seat === BOB ? 'Bob' : '' })),
};

function Names({ setup }: { readonly setup: ReturnType<typeof setupWith> }) {
  const words = useTableWords(sheet, setup);
  return <Text testID="names">{SEATS.map((seat) => words.name(seat)).join(' | ')}</Text>;
}

const namesIn = async (language: 'en' | 'fr', setup = setupWith()): Promise<string> => {
  await renderInApp(<Names setup={setup} />, { language });
  return screen.getByTestId('names').props.children as string;
};

it('calls whoever has given no name by a number or a part', async () => {
  expect(await namesIn('en')).toBe('Player 1 | Bob | Overseer');
});

it('does so in French', async () => {
  expect(await namesIn('fr')).toBe('Joueur 1 | Bob | Maître des catacombes');
});

it('calls the only player of the heroes by their side', async () => {
  const heroSeats = [{ seat: ANN, heroes: setupWith().heroSeats.flatMap(({ heroes }) => heroes) }];
  expect(await namesIn('en', setupWith({ heroSeats }))).toBe('Heroes | Bob | Overseer');
});
