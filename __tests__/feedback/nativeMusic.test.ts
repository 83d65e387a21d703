import { BED_FADE_MS, BED_GAIN, type Music, type Recording } from '../../src/feedback/music/music';
import { createNativeMusic } from '../../src/feedback/players/native/createNativeMusic';
import type { Speaker } from '../../src/feedback/players/native/voice';

/** A phone's speaker is not to be had here: this one knows whether it plays. */
class KnownSpeaker implements Speaker {
  volume = 1;
  loop = false;
  shouldCorrectPitch = true;
  isPlaying = false;
  rate = 1;
  plays = 0;

  play(): void {
    this.isPlaying = true;
    this.plays += 1;
  }
  pause(): void {
    this.isPlaying = false;
  }
  seekTo(): Promise<void> {
    return Promise.resolve();
  }
  setPlaybackRate(rate: number): void {
    this.rate = rate;
  }
}

/** Two depths of one loop, and a loop of its own. */
const MUSIC: Music = {
  beds: {
    crypt: { recording: 'bed', rate: 1 },
    forge: { recording: 'bed', rate: 0.84 },
    hall: { recording: 'strings', rate: 1 },
  },
  cues: { gold: 'gold', kill: 'kill' },
};

const open = () => {
  const speakers = new Map<Recording, KnownSpeaker>();
  const music = createNativeMusic(MUSIC, (recording) => {
    const speaker = new KnownSpeaker();
    speakers.set(recording, speaker);
    return speaker;
  });
  return { music, speakers };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('makes no speaker while it is turned off', async () => {
  const { music, speakers } = open();
  music.ambience('crypt');
  music.cue('kill');
  await jest.advanceTimersByTimeAsync(2000);
  expect(speakers.size).toBe(0);
});

it('fades a room in and goes round at its depth, and over to another', async () => {
  const { music, speakers } = open();
  music.setVolume(1);
  music.ambience('crypt');
  const bed = speakers.get('bed')!;
  expect(bed).toMatchObject({ isPlaying: true, loop: true, volume: 0, rate: 1 });
  await jest.advanceTimersByTimeAsync(BED_FADE_MS / 2);
  expect(bed.volume).toBeCloseTo(BED_GAIN / 2, 1);
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  expect(bed.volume).toBeCloseTo(BED_GAIN, 9);
  music.ambience('forge');
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  expect(bed).toMatchObject({ isPlaying: true, rate: 0.84 });
  music.ambience(null);
  expect(bed.isPlaying).toBe(false);
});

it('lets a loop end where another begins', async () => {
  const { music, speakers } = open();
  music.setVolume(1);
  music.ambience('crypt');
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  music.ambience('hall');
  expect(speakers.get('bed')).toMatchObject({ isPlaying: false });
  expect(speakers.get('strings')).toMatchObject({ isPlaying: true, loop: true });
});

it('refuses what the game has not handed in', () => {
  const { music } = open();
  music.setVolume(1);
  expect(() => music.ambience('cave')).toThrow('cave');
  expect(() => music.cue('defeat')).toThrow('defeat');
});

it('follows its slider, down to nothing and back', async () => {
  const { music, speakers } = open();
  music.setVolume(1);
  music.ambience('forge');
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  music.setVolume(0.5);
  expect(speakers.get('bed')!.volume).toBeCloseTo(BED_GAIN / 4, 9);
  music.setVolume(0);
  expect(speakers.get('bed')!.isPlaying).toBe(false);
  music.setVolume(1);
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  expect(speakers.get('bed')!.isPlaying).toBe(true);
});

it('is silent while the app is not seen, and comes back', async () => {
  const { music, speakers } = open();
  music.setVolume(1);
  music.ambience('crypt');
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  music.setActive(false);
  music.cue('gold');
  expect([...speakers.values()].map(({ isPlaying }) => isPlaying)).toEqual([false]);
  music.setActive(true);
  await jest.advanceTimersByTimeAsync(BED_FADE_MS);
  expect(speakers.get('bed')!.isPlaying).toBe(true);
});

it('plays a cue each time', async () => {
  const { music, speakers } = open();
  music.setVolume(0.8);
  music.cue('gold');
  await jest.advanceTimersByTimeAsync(600);
  music.cue('gold');
  await jest.advanceTimersByTimeAsync(10);
  expect(speakers.get('gold')).toMatchObject({ plays: 2 });
  expect(speakers.get('gold')!.volume).toBeCloseTo(0.64, 9);
});
