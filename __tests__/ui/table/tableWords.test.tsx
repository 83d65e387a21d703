import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import type { GameSheet } from '../../../src/session';
import { seatOfNumber } from '../../../src/session/game/sheet';
import { useTableWords } from '../../../src/ui/games/catacombs/words/useTableWords';
import { ANN, BOB, OVERSEER, setupWith } from '../../rules/catacombs/support/setup';
import { renderInApp } from '../renderApp';
import { textOf } from '../../support/words';

const NAMELESS = { name: '', aim: 'swipe', aid: 'none', mind: null, likeness: null } as const;
const SEATS = [ANN, BOB, OVERSEER];

const sheet: GameSheet = {
  name: '',
  passing: 'sameSide',
  retakes: 'onePerRoom',
  players: SEATS.map((seat) => ({ ...NAMELESS, seat, name: seat === BOB ? 'Bob' : '' })),
};

function Names({ setup, of = sheet }: { readonly setup: ReturnType<typeof setupWith>; readonly of?: GameSheet }) {
  const words = useTableWords(of, setup);
  return <Text testID="names">{of.players.map(({ seat }) => words.name(seat)).join(' | ')}</Text>;
}

const namesIn = async (language: 'en' | 'fr', setup = setupWith()): Promise<string> => {
  await renderInApp(<Names setup={setup} />, { language });
  return screen.getByTestId('names').props.children as string;
};

it('calls whoever has given no name by a number or a part', async () => {
  expect(await namesIn('en')).toBe('Player 1 | Bob | Overseer');
});

it.each(['en', 'fr'] as const)('calls who sat down here as that language does: %s', async (language) => {
  const t = textOf(language);
  const [alone, app] = [seatOfNumber(1), seatOfNumber(2)];
  const players = [
    { ...NAMELESS, seat: alone },
    { ...NAMELESS, seat: app, mind: 4 as const },
  ];
  const heroSeats = [{ seat: alone, heroes: setupWith().heroSeats.flatMap(({ heroes }) => heroes) }];
  const setup = setupWith({ overseer: app, heroSeats });
  await renderInApp(<Names setup={setup} of={{ ...sheet, players }} />, { language });
  const names = [t('newGame.players.usualName', { number: 1 }), t('newGame.mind.level4')];
  expect(screen.getByTestId('names').props.children).toBe(names.join(' | '));
});

it('does so in French', async () => {
  expect(await namesIn('fr')).toBe('Joueur 1 | Bob | Maître des catacombes');
});

it('calls the only player of the heroes by their side', async () => {
  const heroSeats = [{ seat: ANN, heroes: setupWith().heroSeats.flatMap(({ heroes }) => heroes) }];
  expect(await namesIn('en', setupWith({ heroSeats }))).toBe('Heroes | Bob | Overseer');
});
