import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Game } from '../../src/ui/app/Game';
import { keptByOtherRules } from '../session/catacombs/support/otherRules';
import { device } from '../session/catacombs/support/playing';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

/** Tables are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.press(await screen.findByRole('button', { name }));
};

async function recordsOf(name: 'fits' | 'misfit') {
  const table = device(keptByOtherRules(name).shelf);
  await renderInApp(<Game games={table.games} />);
  await press(en.title.records);
  await screen.findByTestId('open-game-1');
  return table;
}

it('a replay that begins later says from which step on, and why', async () => {
  await recordsOf('fits');
  await press('Replay Other rules');
  const said = await screen.findByTestId('begins-later');
  const [before, after] = en.playback.beginsLater.split('{{step}}');
  expect(String(said.props.children)).toMatch(new RegExp(`^${before}\\d+${after!.replaceAll('.', '\\.')}$`));
  expect(screen.getByTestId('previous')).toBeDisabled();
  expect(screen.getByTestId('share-shot')).toBeDisabled();
});

it('a game whose last steps do not fit says that the rules have changed, and not that it is damaged', async () => {
  await recordsOf('misfit');
  await fireEvent.press(screen.getByTestId('open-game-1'));
  expect(await screen.findByText(en.shelf.dropped.refused.title)).toBeTruthy();
  expect(screen.getByText(en.shelf.dropped.refused.step.replace('{{step}}', '80'))).toBeTruthy();
  expect(screen.queryByText(en.shelf.dropped.damaged.title)).toBeNull();
});

it('a game that was removed is gone for good once that is offered back no more', async () => {
  const { shelf } = await recordsOf('fits');
  await press('Delete Other rules');
  await screen.findByText('Other rules has been deleted.');
  expect(await shelf.open('game-1')).toMatchObject({ ok: true });
  await fireEvent.press(screen.getByTestId('back'));
  await waitFor(async () => expect(await shelf.open('game-1')).toMatchObject({ ok: false }));
});
