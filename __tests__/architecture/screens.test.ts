import { roundDoors, SCREEN_LIST, SCREEN_ROOMS, strayScreens } from './screens';
import { readSources, type Sources } from './sources';

const sources = readSources(['src/ui']);
const planted = (file: string, text: string): Sources => new Map([...sources, [file, text]]);

describe('the ladder of the screens', () => {
  it('is climbed by nobody, and no frame knows a game', () => {
    expect(strayScreens(sources)).toEqual([]);
  });

  const rooms = Object.keys(SCREEN_ROOMS);
  it.each(rooms)('catches whatever %s must not know', (room) => {
    const caught = rooms.filter((other) => {
      const file = `src/ui/${room}/spy.ts`;
      const found = strayScreens(
        new Map([
          [file, `import '../${other}';`],
          [`src/ui/${other}/index.ts`, ''],
        ]),
      );
      return found.includes(`${file} must not import ${other}`);
    });
    expect(caught).toEqual(rooms.filter((other) => other !== room && !SCREEN_ROOMS[room]?.includes(other)));
  });

  it.each([
    ['a frame that knows a game', 'src/ui/shelf/spy.ts', "import '../games/catacombs/cards';"],
    ['the kit, which knows a game', 'src/ui/kit/spy.ts', "import '../games/gym/GymScreen';"],
    ['a game that knows another', 'src/ui/games/gym/spy.ts', "import '../catacombs/cards';"],
    ['a frame that knows the way in', 'src/ui/story/spy.ts', "import '../app/ScreenBoundary';"],
    ['a game that knows the way in', 'src/ui/games/catacombs/spy.ts', "import '../../app/Game';"],
    ['a frame that reads the list', 'src/ui/library/spy.ts', "import '../games';"],
    ['a game that reads the list', 'src/ui/games/gym/spy.ts', "import '../../games';"],
    ['a list of more than games', SCREEN_LIST, "import './shelf';"],
    ['a list of more than doors', SCREEN_LIST, "import './games/gym/GymScreen';"],
    ['a room that stands nowhere', 'src/ui/lobby/spy.ts', "import '../kit/components';"],
  ])('catches %s', (_, file, text) => {
    expect(strayScreens(planted(file, text))).toHaveLength(1);
  });
});

describe('the doors of the screens', () => {
  it('are used by all that come from outside', () => {
    expect(roundDoors(sources)).toEqual([]);
  });

  it.each([
    ['src/ui/records/spy.ts', "import '../shelf/seated';"],
    ['src/ui/games/gym/spy.ts', "import '../../newGame/HandsPanel';"],
    ['src/ui/title/spy.ts', "import '../kit/settings/SettingsContext';"],
    ['src/ui/games/catacombs/spy.ts', "import '../../table/shell/Stage';"],
  ])('catches %s, which walks round one', (file, text) => {
    expect(roundDoors(planted(file, text))).toHaveLength(1);
  });
});
