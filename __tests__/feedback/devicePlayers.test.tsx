import type * as ReactNative from 'react-native';
import type * as CreatePlayers from '../../src/feedback/players/createPlayers';
import type * as PlayersToCome from '../../src/feedback/players/playersToCome';
import type { Players } from '../../src/feedback/players/players';
import type { Note } from '../../src/feedback/score/note';
import { ALL_TAKES } from '../../src/feedback/sounds/catalogue';
import { PackageHost } from './packageHost';

// A test has no second runtime, and the package asks for one that it only needs where a worklet makes sounds.
jest.mock('react-native-worklets', () => ({
  ...jest.requireActual<object>('react-native-worklets'),
  createWorkletRuntime: () => null,
}));

/** The queue between the script and the audio thread, which empties it with each buffer. */
const QUEUE = 1024;
const MUSIC = { beds: { hall: { recording: 1, rate: 1 } }, cues: {} };

let host: PackageHost;
type AppStateStatus = ReactNative.AppStateStatus;

let tell: (state: AppStateStatus) => void;

beforeEach(() => {
  jest.useFakeTimers();
  host = new PackageHost();
});
afterEach(() => {
  host.unlink();
  jest.useRealTimers();
});

/** A table as an app lays it that has just been started; `spoil` is what is wrong with it. */
async function layTable(spoil: () => void = () => undefined): Promise<Players> {
  jest.resetModules();
  const { AppState, NativeModules } = jest.requireActual<typeof ReactNative>('react-native');
  const watching = new Set<(state: AppStateStatus) => void>();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, watch) => {
    watching.add(watch as (state: AppStateStatus) => void);
    return { remove: () => watching.delete(watch as never) } as never;
  });
  tell = (state) => {
    AppState.currentState = state;
    for (const watch of watching) watch(state);
  };
  AppState.currentState = 'active';
  host.link(NativeModules);
  spoil();
  const { createPlayers } = jest.requireActual<typeof CreatePlayers>('../../src/feedback/players/createPlayers');
  const players = createPlayers(MUSIC);
  // The package is read, the recordings are decoded, the clock is known.
  await jest.advanceTimersByTimeAsync(200);
  return players;
}

const clack = (atMs: number): Note => ({
  atMs,
  take: { sound: 'woodMedium', variant: 0 },
  gain: 0.5,
  rate: 1.25,
  haptic: null,
});
const RUB = { stepMs: 20, gains: [0.2, 0.1, 0], rates: [1, 1, 1] };
const startsS = () => host.all('source starts').map(({ values }) => values[0]!);

it('starts every clack on the clock of the package: as far apart as they are, however near', async () => {
  const { sounds } = await layTable();
  sounds.play({ notes: [clack(100), clack(104), clack(190)], rub: null }, performance.now());
  const [first = NaN, second = NaN, third = NaN] = startsS();
  expect(second - first).toBeCloseTo(0.004, 6);
  expect(third - first).toBeCloseTo(0.09, 6);
  expect(host.all('source holds')).toHaveLength(3);
});

it('slides and strikes at once, and is silent when it is stopped', async () => {
  const { sounds } = await layTable();
  sounds.play({ notes: [clack(100)], rub: RUB }, performance.now());
  expect(host.all('gain follows').map(({ values }) => values[0])).toEqual([3]);
  expect(startsS()).toHaveLength(2);
  const before = host.all('source stops').length;
  sounds.stop();
  expect(host.all('source stops').length - before).toBe(2);
  expect(host.all('gain approaches').at(-1)?.values[0]).toBe(0);
});

it('never asks for more at once than the package can hold, in the densest flick that is let through', async () => {
  const { sounds } = await layTable();
  const notes = Array.from({ length: 300 }, (_, index) => clack(index * 16));
  host.asked.length = 0;
  const counts: number[] = [];
  const count = () => {
    if (host.asked.length > 0) counts.push(host.asked.length);
    host.asked.length = 0;
  };
  let started = 0;
  sounds.play({ notes, rub: RUB }, performance.now());
  for (let ms = 0; ms < 5000; ms += 5) {
    started += startsS().length;
    count();
    host.currentTime += 0.005;
    await jest.advanceTimersByTimeAsync(5);
  }
  expect(started).toBe(notes.length + 1);
  expect(Math.max(...counts)).toBeLessThan(QUEUE);
});

it('starts later what has longer to go through the air', async () => {
  const { sounds } = await layTable();
  sounds.play({ notes: [clack(400)], rub: null }, performance.now());
  await jest.advanceTimersByTimeAsync(300);
  const [wired = NaN] = startsS();
  const wiredAfterS = wired - host.currentTime;
  sounds.stop();
  host.asked.length = 0;
  host.outputs = ['BluetoothA2DPOutput'];
  tell('background');
  tell('active');
  await jest.advanceTimersByTimeAsync(200);
  sounds.play({ notes: [clack(400)], rub: null }, performance.now());
  await jest.advanceTimersByTimeAsync(300);
  const [air = NaN] = startsS();
  expect(wiredAfterS - (air - host.currentTime)).toBeGreaterThan(0.1);
});

it('obeys the silent switch and leaves the music of others alone', async () => {
  await layTable();
  expect(host.session).toEqual([['ambient', 'default', ['mixWithOthers'], false, true]]);
});

it('sleeps while the app is not seen, and is heard again after a call', async () => {
  const { sounds } = await layTable();
  expect(host.state).toBe('running');
  sounds.play({ notes: [clack(0), clack(900)], rub: null }, performance.now());
  tell('inactive');
  expect(host.state).toBe('suspended');
  host.asked.length = 0;
  await jest.advanceTimersByTimeAsync(2000);
  expect(startsS()).toEqual([]);
  sounds.playNow({ sound: 'notch', variant: 0 }, 1);
  expect(startsS()).toEqual([]);
  tell('active');
  await jest.advanceTimersByTimeAsync(10);
  expect(host.state).toBe('running');
  // A call takes the loudspeaker from an app that is still seen.
  host.state = 'suspended';
  sounds.playNow({ sound: 'notch', variant: 0 }, 1);
  await jest.advanceTimersByTimeAsync(10);
  expect(startsS()).toHaveLength(1);
});

it('sleeps when the last table is left, once what fades has faded', async () => {
  const { music, dispose } = await layTable();
  music.setVolume(1);
  music.ambience('hall');
  await jest.advanceTimersByTimeAsync(100);
  expect(host.all('gain ramps')).toHaveLength(1);
  dispose();
  expect(host.all('gain approaches').at(-1)?.values[0]).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(host.state).toBe('running');
  await jest.advanceTimersByTimeAsync(1000);
  expect(host.state).toBe('suspended');
});

const others = () => jest.requireMock<{ players: ReadonlySet<unknown> }>('expo-audio').players.size;

it('is told what was set while the package was read, and nothing that was left by then', async () => {
  const { playersToCome } = jest.requireActual<typeof PlayersToCome>('../../src/feedback/players/playersToCome');
  const told: string[] = [];
  const made = {
    sounds: { setVolume: (volume: number) => told.push(`sounds ${volume}`) },
    music: { setVolume: () => undefined, ambience: (bed: string | null) => told.push(`bed ${bed}`) },
    dispose: () => told.push('left'),
  } as unknown as Players;
  const stayed = playersToCome(Promise.resolve(made));
  stayed.sounds.setVolume(0.2);
  stayed.sounds.setVolume(0.7);
  stayed.music.ambience('hall');
  await jest.advanceTimersByTimeAsync(1);
  playersToCome(Promise.resolve(made)).dispose();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['sounds 0.7', 'bed hall', 'left']);
});

it('leaves expo-audio alone', async () => {
  await layTable();
  expect(others()).toBe(0);
});

it.each([
  ['is not linked', () => host.unlink()],
  [
    'will not mix',
    () =>
      Object.assign(globalThis, {
        createAudioContext: () => {
          throw new Error('no');
        },
      }),
  ],
])('takes expo-audio where the package %s', async (_, spoil) => {
  const { dispose } = await layTable(spoil);
  expect(others()).toBe(ALL_TAKES.length);
  dispose();
});
