import { fireEvent, screen } from '@testing-library/react-native';
import { HANDICAP_TERMS, HANDICAPS } from '../../../src/rules/catacombs';
import { freshChoices } from '../../../src/session/catacombs';
import { Game } from '../../../src/ui/app/Game';
import { created, device, type Device } from '../../session/catacombs/support/playing';
import { wonQuickly } from '../../session/catacombs/support/quickWin';
import { renderInApp } from '../renderApp';
import { playable } from '../../session/support/ofCatacombs';
import { catacombsWords, en, fr } from '../../support/words';

jest.setTimeout(120_000);

const press = async (id: string): Promise<void> => {
  await fireEvent.press(await screen.findByTestId(id));
};

/** New game on a device where the heroes have won so often; two people sit down. */
async function shown(wins: number): Promise<Device> {
  const shelf = device();
  for (let win = 0; win < wins; win++) await wonQuickly(shelf);
  await renderInApp(<Game games={shelf.games} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.newGame }));
  await fireEvent.press(await screen.findByRole('radio', { name: '2' }));
  return shelf;
}

const NAMES = catacombsWords('en').wording.handicaps;

describe('a handicap', () => {
  it('is none until one is chosen, each with what it does', async () => {
    const { games } = await shown(2);
    expect(screen.queryByTestId('handicap-hint')).toBeNull();
    await press('handicaps');
    expect(screen.getByTestId('handicap-none')).toBeChecked();
    for (const id of HANDICAPS) {
      await press(`handicap-${id}`);
      expect(screen.getByText(NAMES[id].text)).toBeTruthy();
      expect(screen.getByTestId(`handicap-${id}`)).toBeChecked();
    }
    await press('begin');
    const listed = await games.list();
    expect(listed.ok && playable(listed.value)[0]?.summary?.handicap).toBe('moreMonsters');
  });

  it('is suggested after three wins in a row, and only taken by whoever agrees', async () => {
    await shown(3);
    const hint = await screen.findByTestId('handicap-hint');
    expect(hint).toHaveTextContent('The heroes have won 3 times in a row: begin with one life less each?');
    await press('handicaps');
    expect(screen.getByTestId('handicap-none')).toBeChecked();
    await press('take-handicap');
    expect(screen.getByTestId('handicap-lessLife')).toBeChecked();
    expect(hint).toHaveTextContent('Agreed for this game: One life less for each hero.');
    await press('take-handicap');
    expect(screen.getByTestId('handicap-none')).toBeChecked();
  });
});

it('is told of a game in the list', async () => {
  const shelf = device();
  await created(shelf, { ...freshChoices(1), handicap: 'gold' });
  await renderInApp(<Game games={shelf.games} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  expect(await screen.findByText('Handicap: 200 gold for each hero')).toBeTruthy();
});

it.each([
  ['en', en],
  ['fr', fr],
] as const)('the gold that the words speak of is that which is given: %s', (language, words) => {
  const { name, text } = catacombsWords(language).wording.handicaps.gold;
  for (const said of [name, text, words.newGame.handicapOffer.gold]) {
    expect(said).toContain(String(HANDICAP_TERMS.gold.gold));
  }
});
