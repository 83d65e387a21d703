import { fireEvent, screen } from '@testing-library/react-native';
import { FAMILIES, MONSTER_CARDS, MONSTER_IDS, ROOM_CARDS } from '../../src/rules/catacombs';
import { topicOf } from '../../src/ui/games/catacombs/help/topicOf';
import { TOPICS } from '../../src/ui/help';
import { ENTRIES, entriesOn, entriesThatSpeakOf, SHELVES } from '../../src/ui/games/catacombs/library/entries';
import { LibraryList } from '../../src/ui/library/LibraryList';
import { shopSignOf } from '../../src/ui/games/catacombs/cards';
import { renderInApp } from './renderApp';
import { catacombsWords, en, textOf } from '../support/words';

jest.setTimeout(60_000);

const idOf = ({ testID }: { testID?: string }): string => (testID ?? '').replace('entry-', '');
const words = catacombsWords('en');
const t = textOf('en');

describe('the shelves', () => {
  it('hold every page there is, each once', () => {
    expect([...ENTRIES].sort()).toEqual([...TOPICS].sort());
    expect(SHELVES.flatMap((shelf) => entriesOn(shelf, 'all')).length).toBe(ENTRIES.length);
    expect(ENTRIES.every((topic) => topicOf(topic) === topic)).toBe(true);
  });

  it.each(FAMILIES)('show the %s monsters alone', (family) => {
    const shown = entriesOn('monsters', family);
    expect(shown).toEqual(MONSTER_IDS.filter((id) => MONSTER_CARDS[id].family === family));
    expect(shown.length).toBeGreaterThan(1);
  });

  it('have all rooms', () => {
    expect(entriesOn('rooms', 'all')).toHaveLength(ROOM_CARDS.size);
  });
});

it('finds cards by their names and by what is written on them', () => {
  expect(entriesThatSpeakOf('minotaur', words, t)).toContain('monster:minotaur');
  expect(entriesThatSpeakOf('retaliation', words, t)).toEqual(
    expect.arrayContaining(['monster:minotaur', 'ability:retaliation']),
  );
  expect(entriesThatSpeakOf('zeppelin', words, t)).toEqual([]);
});

it('shows the board of each room that has one, and the sign of a shop', async () => {
  await renderInApp(<LibraryList words={words} openTopic={null} onOpen={() => undefined} />);
  const faces = () => screen.queryAllByTestId('board-face', { includeHiddenElements: true }).length;
  expect(faces()).toBe(0);
  await fireEvent.press(screen.getByRole('radio', { name: en.cards.library.shelf.rooms }));
  const rows = screen.getAllByTestId(/^entry-room:/).length;
  const shops = screen.getAllByTestId(/^entry-room:/).filter(({ props }) => shopSignOf(idOf(props)) !== null).length;
  expect(faces()).toBe(rows - shops);
  expect(faces()).toBeGreaterThan(5);
});

it('puts whole words and names first', () => {
  const found = entriesThatSpeakOf('orc', words, t);
  expect(found[0]).toBe('monster:orc');
  expect(found).toContain('monster:orc-wolf-rider');
  const [first] = entriesThatSpeakOf('heal', words, t);
  expect(first).toBe('spell:heal');
});

it.each(['minotuar', 'minotur', 'minottaur', 'minataur'])('finds the Minotaur as %s', (typed) => {
  expect(entriesThatSpeakOf(typed, words, t)).toContain('monster:minotaur');
});

it('takes no slip for what is meant where something is found without one', () => {
  expect(entriesThatSpeakOf('gold', words, t).every((topic) => topic !== 'room:cold-hearth')).toBe(true);
});

it('browses by shelf and opens what is chosen', async () => {
  const open = jest.fn();
  await renderInApp(<LibraryList words={words} openTopic={null} onOpen={open} />);
  expect(screen.getByText(words.name('monster:skeleton-warrior'))).toBeTruthy();
  await fireEvent.press(screen.getByRole('radio', { name: en.cards.library.shelf.spells }));
  expect(screen.queryByText(words.name('monster:skeleton-warrior'))).toBeNull();
  await fireEvent.press(screen.getByTestId('entry-spell:heal'));
  expect(open).toHaveBeenCalledWith('spell:heal');
});
