import { fireEvent, screen } from '@testing-library/react-native';
import { catacombsHelp } from '../../../src/ui/games/catacombs/help';
import { RuleSheet } from '../../../src/ui/help';
import { renderInApp } from '../renderApp';
import { catacombsWords, ruleHelp, textOf } from '../../support/words';

jest.setTimeout(60_000);

const en = catacombsWords('en');
const help = catacombsHelp(en, textOf('en'));

it('shows the card of the disc that was held, the rules by number, and leads on and back', async () => {
  await renderInApp(<RuleSheet topic="monster:troll-2" help={help} onClose={() => undefined} />);
  expect(screen.getAllByRole('heading', { name: 'Troll' }).length).toBeGreaterThan(0);
  expect(await screen.findByText(ruleHelp('en', 'BASE-245')!)).toBeTruthy();
  expect(screen.getByText('BASE-245')).toBeTruthy();

  await fireEvent.press(screen.getByRole('button', { name: 'Regeneration' }));
  expect(screen.getAllByRole('heading', { name: 'Regeneration' }).length).toBeGreaterThan(0);
  expect(screen.getByText(en.wording.abilities['ability:regeneration'].text)).toBeTruthy();

  await fireEvent.press(screen.getByRole('button', { name: 'Back to Troll' }));
  expect(screen.getAllByRole('heading', { name: 'Troll' }).length).toBeGreaterThan(0);
});

it('is put away', async () => {
  const close = jest.fn();
  await renderInApp(<RuleSheet topic="rule:BASE-123" help={help} onClose={close} />, { language: 'fr' });
  expect(await screen.findByText(ruleHelp('fr', 'BASE-123')!)).toBeTruthy();
  await fireEvent.press(screen.getByTestId('sheet-close'));
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows nothing for what has no rule', async () => {
  await renderInApp(<RuleSheet topic="seat-1" help={help} onClose={() => undefined} />);
  expect(screen.queryByTestId('rule-sheet')).toBeNull();
});
