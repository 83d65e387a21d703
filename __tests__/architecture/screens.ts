import { importsOf, type Import } from './importGraph';
import type { Sources } from './sources';

const UI = 'src/ui/';
const FILLED = ['kit', 'game'];

/** What each room of the screens may import of the others, from the ground up. Whoever fills frames may know all of them. */
export const SCREEN_ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  game: ['kit'],
  files: ['kit'],
  credits: ['kit'],
  shelf: FILLED,
  help: FILLED,
  referee: [...FILLED, 'help'],
  table: [...FILLED, 'files', 'shelf', 'help', 'referee'],
  playback: [...FILLED, 'files', 'shelf', 'referee'],
  story: [...FILLED, 'files', 'shelf', 'referee'],
  records: [...FILLED, 'files', 'shelf'],
  newGame: [...FILLED, 'shelf'],
  library: [...FILLED, 'help', 'shelf'],
  settings: [...FILLED, 'files', 'shelf'],
  people: [...FILLED, 'shelf'],
  title: [...FILLED, 'shelf'],
  bench: [...FILLED, 'shelf'],
  traces: ['kit', 'files'],
};

/** The list of what fills the frames, and who alone reads it. */
export const SCREEN_LIST = 'src/ui/games.ts';
const READER = 'app';
/** The way in of the whole floor, for the app itself. */
const WAY_IN = ['src/ui/index.ts', 'src/ui/keys.d.ts'];

/** `games/catacombs`, `shelf`, `app`; the list is a room by itself; null outside the screens. */
export function screenRoomOf(file: string): string | null {
  if (!file.startsWith(UI) || WAY_IN.includes(file)) return null;
  if (file === SCREEN_LIST) return file;
  const [first = '', second = '', ...rest] = file.slice(UI.length).split('/');
  return first === 'games' && rest.length > 0 ? `games/${second}` : first;
}

/** What a game builds its part of a table of: how one aims, what a question is made of. */
const PARTS_OF_TABLES = /^src\/ui\/table\/(?:aim|question)\/index\.tsx?$/;

/** A number for whoever reckons without anything of React. */
const BARE_NUMBERS = 'src/ui/kit/side/largeText.ts';

/** Where a room may be entered: its own door, and in the kit that of each part of it. */
const isDoor = (file: string, room: string): boolean =>
  new RegExp(`^${UI}${room}/index\\.tsx?$`).test(file) ||
  PARTS_OF_TABLES.test(file) ||
  file === BARE_NUMBERS ||
  (room === 'kit' && /^src\/ui\/kit\/(?:[^/]+\/(?:[^/]+\/)?index\.tsx?|hooks\/[^/]+)$/.test(file));

const isGame = (room: string): boolean => room.startsWith('games/');

function whyNot({ from, to }: Import): string | null {
  const [room, target] = [screenRoomOf(from), screenRoomOf(to)];
  if (room === null || target === null || room === target) return null;
  if (target === SCREEN_LIST) return room === READER ? null : `${from} must be handed what ${to} lists`;
  if (room === SCREEN_LIST)
    return (isGame(target) && isDoor(to, target)) || target === 'game' ? null : `${from} must not import ${to}`;
  if (isGame(target)) return `${from} must not know the game ${target}`;
  if (target === READER) return `${from} must not import ${target}`;
  if (room === READER) return null;
  const allowed = isGame(room) ? Object.keys(SCREEN_ROOMS) : SCREEN_ROOMS[room];
  if (allowed === undefined) return `${from} stands in no room of the screens`;
  return allowed.includes(target) ? null : `${from} must not import ${target}`;
}

/** Imports that go up the ladder of the screens, or into a game. */
export const strayScreens = (sources: Sources): string[] =>
  importsOf(sources).flatMap((one) => (one.isPackage ? [] : (whyNot(one) ?? [])));

/** Imports that walk round the door of a frame. */
export const roundDoors = (sources: Sources): string[] =>
  importsOf(sources).flatMap(({ from, to, isPackage }) => {
    const [room, target] = [screenRoomOf(from), screenRoomOf(to)];
    const isBetween = !isPackage && room !== null && target !== null && room !== target && room !== READER;
    if (!isBetween || target === SCREEN_LIST || isGame(target)) return [];
    return isDoor(to, target) ? [] : [`${from} walks round the door of ${target} to ${to}`];
  });
