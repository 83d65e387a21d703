import { BED_FADE_MS, BED_GAIN, bedOf, cueOf, type Bed, type Music, type Recording } from '../../music/music';
import type { MusicPlayer } from '../musicPlayer';
import { volumeGain } from '../soundPlayer';
import { createTimeline } from '../timeline';
import { voiceThrough, type Speaker, type Voice } from './voice';

const FADE_STEPS = 14;

export interface NativeMusic extends MusicPlayer {
  /** An app that is not seen is not heard; when it is seen again its bed sounds again. */
  setActive(isActive: boolean): void;
}

/** A speaker for each recording, made when it is first wanted. */
export function createNativeMusic(music: Music, speakerOf: (recording: Recording) => Speaker): NativeMusic {
  const voices = new Map<string, Voice>();
  const fading = createTimeline();
  let volume = 0;
  let isActive = true;
  let wanted: string | null = null;
  let playing: string | null = null;

  const voiceOf = (recording: Recording, loops: boolean): Voice => {
    const key = `${recording} ${loops}`;
    const known = voices.get(key);
    if (known) return known;
    const voice = voiceThrough(speakerOf(recording), { loops });
    voices.set(key, voice);
    return voice;
  };
  const bedVoice = ({ recording }: Bed): Voice => voiceOf(recording, true);
  const bedVolume = (share: number): number => BED_GAIN * volumeGain(volume) * share;

  const fadeIn = (bed: Bed): void => {
    const voice = bedVoice(bed);
    voice.rewind();
    voice.start(0, bed.rate);
    for (let step = 1; step <= FADE_STEPS; step += 1) {
      const atMs = performance.now() + (step / FADE_STEPS) * BED_FADE_MS;
      fading.tidy(atMs, () => voice.swell(bedVolume(step / FADE_STEPS), bed.rate));
    }
  };

  const settle = (): void => {
    const name = volume > 0 && isActive ? wanted : null;
    if (name === playing) return;
    const before = playing === null ? null : bedOf(music, playing);
    const next = name === null ? null : bedOf(music, name);
    playing = name;
    fading.clear();
    if (before !== null) bedVoice(before).rewind();
    if (next !== null) fadeIn(next);
  };

  return {
    cue(cue) {
      if (volume > 0 && isActive) voiceOf(cueOf(music, cue), false).start(volumeGain(volume), 1);
    },
    ambience(name) {
      wanted = name;
      settle();
    },
    setVolume(musicVolume) {
      volume = musicVolume;
      settle();
      if (playing === null) return;
      const bed = bedOf(music, playing);
      bedVoice(bed).swell(bedVolume(1), bed.rate);
    },
    setActive(next) {
      isActive = next;
      settle();
    },
    dispose() {
      wanted = null;
      settle();
      for (const voice of voices.values()) voice.rewind();
    },
  };
}
