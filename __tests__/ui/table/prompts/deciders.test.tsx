import { screen } from '@testing-library/react-native';
import { Deciders } from '../../../../src/ui/table/question/Deciders';
import { renderInApp } from '../../renderApp';

/** Whoever else may answer, by a name that is longer than any row. */
const asked = {
  session: { take: () => undefined },
  state: { prompt: { seats: ['1', '2'] }, hand: '1' },
  words: { name: (seat: string) => (seat === '1' ? 'Ann' : 'The Overseer of all the catacombs') },
} as never;

it('a name that is longer than its row goes on below', async () => {
  await renderInApp(<Deciders asked={asked} />);
  expect(screen.getByTestId('take-2')).toHaveStyle({ maxWidth: '100%' });
  expect(screen.getByText(/The Overseer of all/)).toHaveStyle({ flexShrink: 1 });
});
