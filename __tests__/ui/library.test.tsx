import { fireEvent, screen } from '@testing-library/react-native';
import { FAMILIES, MONSTER_CARDS, MONSTER_IDS, ROOM_CARDS } from '../../src/rules/catacombs';
import type { Help, LibrarySection } from '../../src/ui/game';
import { shopSignOf } from '../../src/ui/games/catacombs/cards';
import { library } from '../../src/ui/games/catacombs/library';
import { topicOf, TOPICS } from '../../src/ui/games/catacombs/topics';
import { bestOf } from '../../src/ui/help';
import { speak } from '../../src/ui/kit/settings';
import { LibraryList } from '../../src/ui/library/LibraryList';
import { catacombsWords, en } from '../support/words';
import { renderInApp } from './renderApp';

jest.setTimeout(60_000);

const idOf = ({ testID }: { testID?: string }): string => (testID ?? '').replace('entry-', '');
const words = catacombsWords('en');
let help: Help;
let sections: readonly LibrarySection[];
beforeAll(async () => {
  await speak('en');
  help = library.help('en');
  sections = library.sections('en');
});
const entries = (): readonly string[] => sections.flatMap(({ topics }) => topics);
const section = (id: string) => sections.find((one) => one.id === id);
const thatSpeakOf = (sought: string): readonly string[] => bestOf(entries(), sought, help.entry);

describe('the sections', () => {
  it('hold every page there is, each once', () => {
    expect([...entries()].sort()).toEqual([...TOPICS].sort());
    expect(new Set(entries()).size).toBe(entries().length);
    expect(entries().every((topic) => topicOf(topic) === topic)).toBe(true);
  });

  it.each(FAMILIES)('show the %s monsters alone', (family) => {
    const shown = section('monsters')?.parts?.each.find(({ id }) => id === family)?.topics ?? [];
    expect(shown).toEqual(MONSTER_IDS.filter((id) => MONSTER_CARDS[id].family === family));
    expect(shown.length).toBeGreaterThan(1);
  });

  it('have all rooms', () => {
    expect(section('rooms')?.topics).toHaveLength(ROOM_CARDS.size);
  });
});

it('finds cards by their names and by what is written on them', () => {
  expect(thatSpeakOf('minotaur')).toContain('monster:minotaur');
  expect(thatSpeakOf('retaliation')).toEqual(expect.arrayContaining(['monster:minotaur', 'ability:retaliation']));
  expect(thatSpeakOf('zeppelin')).toEqual([]);
});

it('shows the board of each room that has one, and the sign of a shop', async () => {
  await renderInApp(<LibraryList library={library} help={help} openTopic={null} onOpen={() => undefined} />);
  const faces = () => screen.queryAllByTestId('board-face', { includeHiddenElements: true }).length;
  expect(faces()).toBe(0);
  await fireEvent.press(screen.getByRole('radio', { name: en.cards.library.shelf.rooms }));
  const rows = screen.getAllByTestId(/^entry-room:/).length;
  const shops = screen.getAllByTestId(/^entry-room:/).filter(({ props }) => shopSignOf(idOf(props)) !== null).length;
  expect(faces()).toBe(rows - shops);
  expect(faces()).toBeGreaterThan(5);
});

it('puts whole words and names first', () => {
  const found = thatSpeakOf('orc');
  expect(found[0]).toBe('monster:orc');
  expect(found).toContain('monster:orc-wolf-rider');
  const [first] = thatSpeakOf('heal');
  expect(first).toBe('spell:heal');
});

it.each(['minotuar', 'minotur', 'minottaur', 'minataur'])('finds the Minotaur as %s', (typed) => {
  expect(thatSpeakOf(typed)).toContain('monster:minotaur');
});

it('takes no slip for what is meant where something is found without one', () => {
  expect(thatSpeakOf('gold').every((topic) => topic !== 'room:cold-hearth')).toBe(true);
});

it('browses by section and opens what is chosen', async () => {
  const open = jest.fn();
  await renderInApp(<LibraryList library={library} help={help} openTopic={null} onOpen={open} />);
  expect(screen.getByText(words.name('monster:skeleton-warrior'))).toBeTruthy();
  await fireEvent.press(screen.getByRole('radio', { name: en.cards.library.shelf.spells }));
  expect(screen.queryByText(words.name('monster:skeleton-warrior'))).toBeNull();
  await fireEvent.press(screen.getByTestId('entry-spell:heal'));
  expect(open).toHaveBeenCalledWith('spell:heal');
});
