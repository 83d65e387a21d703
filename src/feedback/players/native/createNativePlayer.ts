import type { Rub } from '../../score/rubOf';
import { ALL_TAKES, fileNameOf, SOUNDS, type Take } from '../../sounds/catalogue';
import { volumeGain, type SoundPlayer } from '../soundPlayer';
import { createTimeline } from '../timeline';
import { voiceThrough, type Speaker, type Voice } from './voice';

/** A phone takes a moment to hand a volume to its mixer; more often than this is wasted. */
const RUB_EVERY_MS = 60;
const REWIND_AFTER_MS = 40;

/** Plays through one speaker a recording, by timers: the picture itself lags a phone's clock by a frame or two. */
export function createNativePlayer(speakers: ReadonlyMap<string, Speaker>): SoundPlayer {
  const voices = new Map<string, Voice>();
  for (const take of ALL_TAKES) {
    const speaker = speakers.get(fileNameOf(take));
    if (speaker) voices.set(fileNameOf(take), voiceThrough(speaker, { loops: take.sound === 'slide' }));
  }
  const timeline = createTimeline();
  let master = 1;

  const strike = (take: Take, gain: number, rate: number): void => {
    const voice = voices.get(fileNameOf(take));
    if (voice === undefined) return;
    const rewind = voice.start(gain * master, rate);
    timeline.tidy(performance.now() + SOUNDS[take.sound].lengthMs / rate + REWIND_AFTER_MS, rewind);
  };

  const slide = ({ stepMs, gains, rates }: Rub, startedAtMs: number): void => {
    const voice = voices.get(fileNameOf({ sound: 'slide', variant: 0 }));
    if (voice === undefined) return;
    const stride = Math.max(1, Math.round(RUB_EVERY_MS / stepMs));
    const momentMs = (i: number): number => startedAtMs + i * stepMs;
    timeline.tidy(momentMs(0), () => voice.start((gains[0] ?? 0) * master, rates[0] ?? 1));
    for (let i = stride; i < gains.length - 1; i += stride) {
      timeline.show(momentMs(i), () => voice.swell((gains[i] ?? 0) * master, rates[i] ?? 1));
    }
    timeline.tidy(momentMs(gains.length - 1), () => voice.rewind());
  };

  const stop = (): void => {
    timeline.clear();
    for (const voice of voices.values()) voice.rewind();
  };

  return {
    play({ notes, rub }, startedAtMs) {
      stop();
      for (const { take, atMs, gain, rate } of notes) {
        if (take !== null) timeline.show(startedAtMs + atMs, () => strike(take, gain, rate));
      }
      if (rub !== null) slide(rub, startedAtMs);
    },
    playNow: (take, gain) => strike(take, gain, 1),
    setVolume: (soundVolume) => (master = volumeGain(soundVolume)),
    stop,
    dispose: stop,
  };
}
