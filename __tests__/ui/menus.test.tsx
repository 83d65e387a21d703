import { fireEvent, screen, within } from '@testing-library/react-native';
import { freshChoices } from '../../src/session/catacombs';
import { Game } from '../../src/ui/app/Game';
import { created, device } from '../session/catacombs/support/playing';
import { ofCatacombs } from '../session/support/ofCatacombs';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

/** The table that a game begins on is drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.press(await findButton(name));
};

async function listOf({ games }: ReturnType<typeof device>) {
  const listed = await games.list();
  if (!listed.ok) throw new Error(listed.error.reason);
  return listed.value;
}

describe('the title', () => {
  it('offers a new game first where none is in progress', async () => {
    await renderInApp(<Game games={device().games} />);
    await findButton(en.title.newGame);
    expect(screen.queryByRole('button', { name: new RegExp(en.title.continue) })).toBeNull();
  });

  it('offers the latest game that is not over, by its name and where it stands', async () => {
    const shelf = device();
    await created(shelf, { ...freshChoices(1), name: 'The first' });
    await created(shelf, { ...freshChoices(2), name: 'The second' });
    await renderInApp(<Game games={shelf.games} />);
    expect(await screen.findByText(/^The second · /)).toBeTruthy();
    expect(screen.getByTestId('continue')).toBeEnabled();
    expect(screen.getByRole('button', { name: en.title.newGame })).toBeTruthy();
  });
});

it.each([
  ['en', 'Dragon'],
  ['fr', 'Dragon'],
  ['en', 'Sorcerer'],
  ['fr', 'Sorcier'],
] as const)(
  'a game that was given no name goes by its Lord in the language of the day: %s, %s',
  async (language, name) => {
    const shelf = device();
    const lord = name === 'Dragon' ? 'lord:dragon' : 'lord:sorcerer';
    await created(shelf, { ...freshChoices(1), lord });
    await renderInApp(<Game games={shelf.games} />, { language });
    expect(await screen.findByText(new RegExp(`^${name} · `))).toBeTruthy();
  },
);

describe('a new game', () => {
  it('begins as it stands: three taps from the title to the table', async () => {
    const shelf = device();
    await renderInApp(<Game games={shelf.games} />);
    await press(en.title.newGame);
    await press(en.newGame.begin);
    const [game] = await listOf(shelf);
    expect(game).toMatchObject({ name: '', players: [{ name: '' }, { name: '' }], isOver: false });
  });

  it('seats, names and deals as it is told', async () => {
    const shelf = device();
    await renderInApp(<Game games={shelf.games} />, { aimWay: 'pullBack' });
    await press(en.title.newGame);
    await fireEvent.press(screen.getByRole('radio', { name: '3' }));
    await fireEvent.changeText(screen.getByLabelText('Name of player 1'), 'Léa');
    await press('Elf, played by Léa');
    await press('Give Elf to Player 3');
    await findButton('Elf, played by Player 3');
    await press('Léa becomes the Overseer');
    await fireEvent.press(screen.getByRole('radio', { name: 'Dragon' }));
    await press(en.newGame.begin);

    const [game] = await listOf(shelf);
    expect(game).toMatchObject({ name: '', players: [{ name: 'Léa' }, { name: '' }, { name: '' }] });
    const opened = await shelf.games.continue(game!.id);
    if (!opened.ok) throw new Error('it is on the shelf');
    const { sheet, view } = ofCatacombs(opened.value).session.getState();
    expect(sheet.players.map(({ aim }) => aim)).toEqual(['pullBack', 'pullBack', 'pullBack']);
    expect(view.model.setup.overseer).toBe('player-1');
    expect(view.model.setup.heroSeats.find(({ seat }) => seat === 'player-3')?.heroes).toContain('hero:elf');
  });

  it('tells a story instead of drawing cards, and says so', async () => {
    const shelf = device();
    await renderInApp(<Game games={shelf.games} />);
    await press(en.title.newGame);
    await fireEvent.press(await screen.findByTestId('adventure'));
    await fireEvent.press(screen.getByRole('radio', { name: /^The Bell Below/ }));
    expect(screen.getByText(/They melted the bell of Withy Chapel/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Dragon' })).toBeNull();
    await press(en.newGame.begin);
    expect(await listOf(shelf)).toMatchObject([{ name: '', summary: { story: { en: 'The Bell Below' } } }]);
  });
});

describe('the records', () => {
  it('take a game off the list, and give it back', async () => {
    const shelf = device();
    await created(shelf, { ...freshChoices(1), name: 'Friday' });
    await renderInApp(<Game games={shelf.games} />);
    await press(en.title.records);
    await press('Delete Friday');
    const notice = await screen.findByText('Friday has been deleted.');
    expect(await listOf(shelf)).toEqual([]);
    expect(within(notice.parent!).queryByText('Friday')).toBeNull();
    await press(en.records.restore);
    await findButton('Delete Friday');
    expect(await listOf(shelf)).toMatchObject([{ name: 'Friday' }]);
  });
});
