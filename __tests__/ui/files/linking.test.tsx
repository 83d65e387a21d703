import { getStateFromPath } from '@react-navigation/native';
import { linking } from '../../../src/ui/kit/navigation/linking';
import { PATHS } from '../../../src/ui/kit/navigation/routes';

const { linking: linkingOfPages } = jest.requireActual<typeof import('../../../src/ui/kit/navigation/linking.web')>(
  '../../../src/ui/kit/navigation/linking.web',
);

const screensAt = (path: string, { config } = linking): readonly string[] =>
  getStateFromPath(path, { screens: config?.screens ?? {}, initialRouteName: 'Title' })?.routes.map(
    ({ name }) => name,
  ) ?? [];

it('a link opens a record to be watched', () => {
  expect(screensAt('replay/some-game')).toEqual(['Title', 'Playback']);
});

it.each(['table/some-game', 'new', 'gym', 'settings', 'people', 'bench', 'sight'])(
  'a link to %s opens nothing',
  (path) => {
    expect(screensAt(path)).toEqual([]);
    expect(screensAt(path, linkingOfPages).at(-1)).toBeDefined();
  },
);

it('every screen of a page has its address', () => {
  for (const [screen, path] of Object.entries(PATHS)) {
    expect(screensAt(path.replace(/:\w+\??/, 'some'), linkingOfPages).at(-1)).toBe(screen);
  }
});

it('a file and what is shared are no addresses', () => {
  const isAddress = (url: string) => linking.filter?.(url) ?? true;
  expect(isAddress('pichenette://replay/some-game')).toBe(true);
  expect(['content://mail/1', 'file:///tmp/a.json', 'pichenette://expo-sharing'].map(isAddress)).toEqual([
    false,
    false,
    false,
  ]);
});
