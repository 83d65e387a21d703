import { createNativePlayer } from '../../src/feedback/players/native/createNativePlayer';
import { createSpeakerPool } from '../../src/feedback/players/native/speakerPool';
import type { Speaker } from '../../src/feedback/players/native/voice';
import type { Note } from '../../src/feedback/score/note';
import { ALL_TAKES, fileNameOf, type Sound } from '../../src/feedback/sounds/catalogue';

/** A phone's speaker is not to be had here: this one notes what it is asked, and when. */
class NotedSpeaker implements Speaker {
  readonly notes: { readonly atMs: number; readonly what: string }[] = [];
  volume = 1;
  loop = false;
  shouldCorrectPitch = true;
  isPlaying = false;
  rate = 1;

  play(): void {
    this.isPlaying = true;
    this.note(`play at ${this.volume.toFixed(2)} x${this.rate.toFixed(2)}`);
  }
  pause(): void {
    this.isPlaying = false;
    this.note('pause');
  }
  seekTo(seconds: number): Promise<void> {
    this.note(`seek ${seconds}`);
    return Promise.resolve();
  }
  setPlaybackRate(rate: number): void {
    this.rate = rate;
  }
  private note(what: string): void {
    this.notes.push({ atMs: Math.round(performance.now() - zeroMs), what });
  }
}

let zeroMs = 0;
let speakers: Map<string, NotedSpeaker>;

beforeEach(() => {
  jest.useFakeTimers();
  zeroMs = performance.now();
  speakers = new Map(ALL_TAKES.map((take) => [fileNameOf(take), new NotedSpeaker()]));
});
afterEach(() => jest.useRealTimers());

const speaker = (name: string): NotedSpeaker => speakers.get(name)!;
const notesOf = (name: string): [number, string][] => speaker(name).notes.map(({ atMs, what }) => [atMs, what]);
const playsOf = (name: string): number[] =>
  notesOf(name).flatMap(([atMs, what]) => (what.startsWith('play') ? [atMs] : []));
const clack = (atMs: number, variant: number, sound: Sound = 'woodMedium'): Note => ({
  atMs,
  take: { sound, variant },
  gain: 0.5,
  rate: 1,
  haptic: null,
});
const now = () => performance.now();
const RUB = { stepMs: 20, gains: [0.2, 0.15, 0.1, 0.05, 0.04, 0.02, 0], rates: [1, 1, 1, 1, 1, 1, 1] };

it('starts each recording at its moment, at its gain times the volume, and rewinds it', async () => {
  const player = createNativePlayer(speakers);
  player.setVolume(0.8);
  player.play({ notes: [clack(100, 0), clack(250, 1)], rub: null }, now());
  await jest.advanceTimersByTimeAsync(1000);
  expect(notesOf('woodMedium1')).toEqual([
    [100, 'play at 0.32 x1.00'],
    [245, 'pause'],
    [245, 'seek 0'],
  ]);
  expect(playsOf('woodMedium2')).toEqual([250]);
});

it('counts from the start of the picture, and leaves out what is long past', async () => {
  const player = createNativePlayer(speakers);
  const startedAtMs = performance.now() - 200;
  player.play({ notes: [clack(50, 0), clack(180, 1), clack(300, 2)], rub: null }, startedAtMs);
  await jest.advanceTimersByTimeAsync(1000);
  expect(playsOf('woodMedium1')).toEqual([]);
  expect(playsOf('woodMedium2')).toEqual([0]);
  expect(playsOf('woodMedium3')).toEqual([100]);
});

it('lets a recording that is struck again sound to its end', async () => {
  const player = createNativePlayer(speakers);
  player.play({ notes: [clack(0, 0), clack(90, 0)], rub: null }, now());
  await jest.advanceTimersByTimeAsync(1000);
  expect(notesOf('woodMedium1').map(([atMs, what]) => `${atMs} ${what.split(' ')[0]}`)).toEqual([
    '0 play',
    '90 seek',
    '90 play',
    '235 pause',
    '235 seek',
  ]);
});

it('swells and fades the sliding loop with the discs, and ends it', async () => {
  const player = createNativePlayer(speakers);
  player.play({ notes: [], rub: RUB }, now());
  expect(speaker('slide1').loop).toBe(true);
  const volumes: number[] = [];
  for (let i = 0; i < 2; i += 1) {
    await jest.advanceTimersByTimeAsync(50);
    volumes.push(speaker('slide1').volume);
  }
  expect(volumes).toEqual([0.2, 0.05]);
  await jest.advanceTimersByTimeAsync(100);
  expect(speaker('slide1').isPlaying).toBe(false);
});

it('is silent at once when it is stopped, and stays so', async () => {
  const player = createNativePlayer(speakers);
  player.play({ notes: [clack(0, 0), clack(100, 1)], rub: RUB }, now());
  await jest.advanceTimersByTimeAsync(30);
  player.play({ notes: [], rub: RUB }, now());
  await jest.advanceTimersByTimeAsync(10);
  player.stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect([...speakers.values()].filter(({ isPlaying }) => isPlaying)).toEqual([]);
  expect(playsOf('woodMedium2')).toEqual([]);
});

it('never corrects pitch: a rate must be heard', () => {
  createNativePlayer(speakers);
  expect([...speakers.values()].filter((one) => one.shouldCorrectPitch)).toEqual([]);
});

describe('tables one after the other', () => {
  it('have the same speakers, each made once', () => {
    let made = 0;
    const pool = createSpeakerPool(() => {
      made += 1;
      return new NotedSpeaker();
    });
    expect(made).toBe(0);
    expect(pool()).toBe(pool());
    expect([made, pool().size]).toEqual([ALL_TAKES.length, ALL_TAKES.length]);
  });

  it('know where a recording stands that the table before has left', async () => {
    const before = createNativePlayer(speakers);
    const take = { sound: 'woodMedium', variant: 0 } as const;
    before.playNow(take, 1);
    const after = createNativePlayer(speakers);
    after.playNow(take, 1);
    await jest.advanceTimersByTimeAsync(1);
    // It is not at its beginning: without going back there nothing, or its end alone, would be heard.
    expect(notesOf(fileNameOf(take)).map(([, what]) => what.split(' ')[0])).toEqual(['play', 'seek', 'play']);
  });
});
