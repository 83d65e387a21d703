import type { RoomId } from '../../../theme';
import { BED, BED_FADE_MS, BED_GAIN, BED_RATES, type Cue, type Piece } from '../../music/catalogue';
import type { MusicPlayer } from '../musicPlayer';
import { volumeGain } from '../soundPlayer';
import { createTimeline } from '../timeline';
import { createVoice, type Speaker, type Voice } from './voice';

const FADE_STEPS = 14;

export interface NativeMusic extends MusicPlayer {
  /** An app that is not seen is not heard; when it is seen again its room sounds again. */
  setActive(isActive: boolean): void;
}

/** A speaker for each piece of music, made when it is first wanted. */
export function createNativeMusic(speakerOf: (piece: Piece) => Speaker): NativeMusic {
  const voices = new Map<Piece, Voice>();
  const fading = createTimeline();
  let volume = 0;
  let isActive = true;
  let wanted: RoomId | null = null;
  let playing: RoomId | null = null;

  const voiceOf = (piece: Piece): Voice => {
    const known = voices.get(piece);
    if (known) return known;
    const voice = createVoice(speakerOf(piece), { loops: piece === BED });
    voices.set(piece, voice);
    return voice;
  };
  const bedVolume = (share: number): number => BED_GAIN * volumeGain(volume) * share;

  const fadeIn = (room: RoomId): void => {
    const bed = voiceOf(BED);
    bed.rewind();
    bed.start(0, BED_RATES[room]);
    for (let step = 1; step <= FADE_STEPS; step += 1) {
      const atMs = performance.now() + (step / FADE_STEPS) * BED_FADE_MS;
      fading.tidy(atMs, () => bed.swell(bedVolume(step / FADE_STEPS), BED_RATES[room]));
    }
  };

  const settle = (): void => {
    const room = volume > 0 && isActive ? wanted : null;
    if (room === playing) return;
    playing = room;
    fading.clear();
    if (room === null) voices.get(BED)?.rewind();
    else fadeIn(room);
  };

  return {
    cue(cue: Cue) {
      if (volume > 0 && isActive) voiceOf(cue).start(volumeGain(volume), 1);
    },
    ambience(room) {
      wanted = room;
      settle();
    },
    setVolume(musicVolume) {
      volume = musicVolume;
      settle();
      if (playing !== null) voices.get(BED)?.swell(bedVolume(1), BED_RATES[playing]);
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
