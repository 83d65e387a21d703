import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { PRACTICE, type GymSetup } from '../../../src/rules/gym';
import { Game } from '../../../src/ui/app/Game';
import { device, type Device } from '../../session/catacombs/support/playing';
import { en } from '../../support/words';
import { renderInApp } from '../renderApp';
import { layBoard, touchBoard } from '../touching';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const PUZZLE: GymSetup = {
  ...PRACTICE,
  goals: [{ kind: 'strike', targets: ['orc', 'troll', 'wizard'] }],
  flicks: 1,
};

async function kept(table: Device, setup: GymSetup): Promise<string> {
  const made = await table.games.create('gym', { setup, name: 'A quiet hour', aim: 'swipe', aid: 'none', mind: null });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** One soft flick, which strikes nobody. */
async function flickOnce(table: Device, id: string): Promise<void> {
  const opened = await table.games.continue(id);
  if (!opened.ok || opened.value.game !== 'gym') throw new Error('it is on the shelf');
  const { session } = opened.value;
  expect(session.launch({ discId: 'elf', vxMmS: 0, vyMmS: 60, from: null })).toBeNull();
  session.tellAll();
  await session.kept();
  session.leave();
}

async function records(table: Device): Promise<void> {
  await renderInApp(<Game games={table.games} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
}

it('a game of the gym is played on from its row', async () => {
  const table = device();
  const id = await kept(table, PUZZLE);
  await records(table);
  expect(screen.queryByTestId('foreign')).toBeNull();
  expect(await screen.findByText(en.gym.flicks.replace('{{flicks}}', '0'), { exact: false })).toBeTruthy();
  await fireEvent.press(screen.getByTestId(`open-${id}`));
  expect(await screen.findByTestId('board')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'A quiet hour' })).toBeTruthy();
  expect(screen.getByTestId('prompt')).toHaveTextContent('Flick any disc');
  expect(screen.getByText(/^Goal: Strike in one flick: /)).toBeTruthy();
});

it('names the ways to aim where one aims, and keeps the one that is taken', async () => {
  const table = device();
  const id = await kept(table, PUZZLE);
  await records(table);
  await fireEvent.press(await screen.findByTestId(`open-${id}`));
  await screen.findByTestId('gym-aim-way-swipe');
  for (const way of ['swipe', 'pullBack', 'steps'] as const) {
    expect(screen.getByTestId(`gym-aim-way-${way}`)).toHaveTextContent(en.choice.aimWay[way]);
  }
  expect(screen.getByTestId('gym-aim-way-swipe')).toBeChecked();
  await fireEvent.press(screen.getByTestId('gym-aim-way-steps'));
  expect(screen.getByTestId('gym-aim-way-steps')).toBeChecked();
  await screen.unmount();
  const again = await table.games.continue(id);
  if (!again.ok) throw new Error('it is on the shelf');
  expect(again.value.session.getState().sheet.players.map(({ aim }) => aim)).toEqual(['steps']);
  again.value.session.leave();
});

it('a disc is chosen, aimed by steps and flicked', async () => {
  const table = device();
  const id = await kept(table, PUZZLE);
  await records(table);
  await fireEvent.press(await screen.findByTestId(`open-${id}`));
  await fireEvent.press(await screen.findByTestId('gym-aim-way-steps'));
  expect(screen.queryByTestId('step-aim')).toBeNull();
  await layBoard();
  await touchBoard(
    PRACTICE.discs.find(({ id: disc }) => disc === 'elf')!,
    'step-aim',
  );
  expect(screen.getByTestId('step-aim')).toHaveAccessibleName(en.aim.panel.replace('{{disc}}', 'Elf'));
  await fireEvent.press(screen.getByTestId('aim-launch'));
  expect(screen.queryByTestId('step-aim')).toBeNull();
  await waitFor(async () => {
    expect(await table.games.list()).toMatchObject({ value: [{ summary: { flicks: 1 } }] });
  });
});

it('one that is over tells its story and is watched again', async () => {
  const table = device();
  const id = await kept(table, PUZZLE);
  await flickOnce(table, id);
  await records(table);
  const open = await screen.findByTestId(`open-${id}`);
  expect(within(open).getByText(en.records.story)).toBeTruthy();
  await fireEvent.press(open);
  expect(await screen.findByRole('heading', { name: 'Not solved. Flicks: 1.' })).toBeTruthy();
  expect(screen.getByText('1. Elf')).toBeTruthy();
  // Nobody sits down to one by a form.
  expect(screen.queryByTestId('again')).toBeNull();
  await fireEvent.press(screen.getByRole('button', { name: en.gameOver.replay }));
  expect(await screen.findByTestId('playback-board')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('next-flick'));
  await waitFor(() => expect(screen.getByTestId('referee-button')).toBeEnabled());
  await fireEvent.press(screen.getByTestId('referee-button'));
  expect(await screen.findByText('Elf, flick: replayed')).toBeTruthy();
});
