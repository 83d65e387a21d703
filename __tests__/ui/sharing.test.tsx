import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { readSight, type Sight } from '../../src/rules/machine';
import type { DeviceGames } from '../../src/session';
import { Game } from '../../src/ui/app/Game';
import { handFile } from '../../src/ui/files';
import { ambushChoices } from '../session/catacombs/support/ambush';
import { created, device, toldAll } from '../session/catacombs/support/playing';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

/** What somebody chooses on this device, where no system asks them. */
let mockChosen = { name: '', text: '' };
jest.mock('../../src/ui/files/openTextFile', () => ({ openTextFile: async () => ({ ok: true, value: mockChosen }) }));

/** Tables are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const ROOM = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

/** Two at a table, in the middle of a game or at its end; `given`: what was written to be given away. */
async function records(answers: readonly string[]) {
  const table = device();
  const session = await created(table, ambushChoices(ROOM));
  for (const option of answers) {
    await toldAll(session);
    const { curtain } = session.getState();
    if (curtain !== null) session.take(curtain);
    expect(session.answer({ kind: 'choose', options: [option] })).toBeNull();
  }
  await toldAll(session);
  const given: { readonly kind: 'whole' | 'seen'; readonly text: string }[] = [];
  const games: DeviceGames = {
    ...table.games,
    async exportRecord(id) {
      const written = await table.games.exportRecord(id);
      if (written.ok) given.push({ kind: 'whole', text: written.value });
      return written;
    },
    async exportSight(id, eyes) {
      const written = await table.games.exportSight(id, eyes);
      if (written.ok) given.push({ kind: 'seen', text: written.value });
      return written;
    },
  };
  const { players } = session.getState().sheet;
  await renderInApp(<Game games={games} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  await fireEvent.press(await screen.findByTestId('share-game-1'));
  return { given, seats: players.map(({ seat }) => seat) };
}

it('a game that is on is shared whole, or as one of those at it saw it, and says what each holds', async () => {
  const { given, seats } = await records(['accept', 'accept']);
  const sheet = within(await screen.findByTestId('share-sheet'));
  expect(sheet.getByText(en.records.sharing.wholeNote)).toBeTruthy();
  expect(sheet.getByText(en.records.sharing.seenNote)).toBeTruthy();
  expect(sheet.getByTestId(`share-seen-${seats[0]}`)).toBeTruthy();
  expect(given).toEqual([]);
  await fireEvent.press(sheet.getByTestId(`share-seen-${seats[1]}`));
  await waitFor(() => expect(given).toHaveLength(1));
  const read = readSight(given[0]!.text);
  expect(read).toMatchObject({ ok: true, value: { eyes: seats[1], game: 'catacombs' } });
  await waitFor(() => expect(screen.queryByTestId('share-sheet')).toBeNull());
  await fireEvent.press(screen.getByTestId('share-game-1'));
  await fireEvent.press(await screen.findByTestId('share-whole'));
  await waitFor(() => expect(given.map(({ kind }) => kind)).toEqual(['seen', 'whole']));
  expect(JSON.parse(given[1]!.text)).toMatchObject({ format: 'pichenette-record', game: 'catacombs' });
});

it('a game that is over is shared at once: nothing of it is hidden any more', async () => {
  const { given } = await records(['decline']);
  await waitFor(() => expect(given.map(({ kind }) => kind)).toEqual(['whole']));
  expect(screen.queryByTestId('share-sheet')).toBeNull();
});

it('a file that was opened with the app is offered, and nothing of it is taken in before somebody says so', async () => {
  const { given } = await records(['decline']);
  await waitFor(() => expect(given).toHaveLength(1));
  await act(async () => handFile({ ok: true, value: { name: 'theirs.pichenette.json', text: given[0]!.text } }));
  expect(screen.getByText(/theirs\.pichenette\.json/)).toBeTruthy();
  expect(screen.queryByTestId('share-game-2')).toBeNull();
  await fireEvent.press(screen.getByTestId('takeIn'));
  expect(await screen.findByTestId('share-game-2')).toBeTruthy();
  await act(async () => handFile({ ok: false, error: 'tooLarge' }));
  expect(screen.getByText(en.records.fileFault.tooLarge)).toBeTruthy();
});

describe('what somebody saw', () => {
  const bring = async (text: string): Promise<void> => {
    mockChosen = { name: 'ours.pichenette-sight.json', text };
    await fireEvent.press(screen.getByTestId('import'));
  };

  it('is watched when it is brought in, and neither played on, nor shared, nor kept', async () => {
    const { given, seats } = await records(['accept', 'accept']);
    await fireEvent.press(await screen.findByTestId(`share-seen-${seats[0]}`));
    await waitFor(() => expect(given).toHaveLength(1));
    await bring(given[0]!.text);
    await fireEvent.press(await screen.findByTestId('watchSight'));
    const by = await screen.findByTestId('seen-by');
    expect(String(by.props.children)).toBe('As one of the players saw it: it can be watched, and never played on.');
    expect(screen.getByTestId('play')).toBeTruthy();
    expect(screen.queryByTestId('share-shot')).toBeNull();
    await fireEvent.press(screen.getByTestId('next'));
    expect(screen.getByText(/^Step 1 of 2$/)).toBeTruthy();
  });

  it('says what is wrong with it, and where', async () => {
    const { given } = await records(['accept', 'accept']);
    await fireEvent.press(await screen.findByTestId('share-whole'));
    await waitFor(() => expect(given).toHaveLength(1));
    const broken: Partial<Sight> = { format: 'pichenette-sight', version: 1, game: 'catacombs', eyes: null, view: {} };
    await bring(JSON.stringify({ ...broken, log: [] }));
    expect(await screen.findByText(en.records.broken.replace('{{name}}', mockChosen.name))).toBeTruthy();
    expect(screen.getByText(/it is too short; 1 is the least$/)).toBeTruthy();
    await bring(JSON.stringify({ ...broken, game: 'checkers', log: [{ events: [] }] }));
    expect(await screen.findByText(en.records.foreign.unknown.replace('{{game}}', 'checkers'))).toBeTruthy();
  });

  it('says of a game of the gym in its own words what is wrong with it', async () => {
    await records(['decline']);
    const discs = [{ id: 'elf', xMm: 100, yMm: 200 }];
    const setup = { discs, goals: [{ kind: 'bank', target: 'elf', off: 'wall' }] };
    const head = { format: 'pichenette-record', version: 1, game: 'gym', seed: 1 };
    await bring(JSON.stringify({ ...head, setup, commands: [] }));
    expect(await screen.findByText('The set-up, goal 1 – There is nothing to bank off.')).toBeTruthy();
  });
});
