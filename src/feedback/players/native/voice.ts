/** What is needed of an expo-audio player. */
export interface Speaker {
  volume: number;
  loop: boolean;
  shouldCorrectPitch: boolean;
  play(): void;
  pause(): void;
  seekTo(seconds: number, toleranceMillisBefore?: number, toleranceMillisAfter?: number): Promise<void>;
  setPlaybackRate(rate: number): void;
}

/** One recording, ready at its beginning. */
export interface Voice {
  /** Answers how to rewind it afterwards, which does nothing if it has been started again since. */
  start(volume: number, rate: number): () => void;
  swell(volume: number, rate: number): void;
  rewind(): void;
}

const known = new WeakMap<Speaker, Voice>();

/** A speaker has one voice, whoever speaks by it: where it stands in its recording is known to that alone. */
export function voiceThrough(speaker: Speaker, how: { readonly loops: boolean }): Voice {
  const voice = known.get(speaker) ?? createVoice(speaker, how);
  known.set(speaker, voice);
  return voice;
}

function createVoice(speaker: Speaker, { loops }: { readonly loops: boolean }): Voice {
  // Otherwise a rate would stretch time and keep the pitch.
  speaker.shouldCorrectPitch = false;
  speaker.loop = loops;
  let starts = 0;
  let isAtBeginning = true;

  const swell = (volume: number, rate: number): void => {
    speaker.volume = volume;
    speaker.setPlaybackRate(rate);
  };
  const seekToBeginning = (): Promise<void> => speaker.seekTo(0, 0, 0);
  const stillWanted = (start: number): boolean => start === starts && !isAtBeginning;
  const rewind = (): void => {
    if (isAtBeginning) return;
    speaker.pause();
    isAtBeginning = true;
    void seekToBeginning();
  };

  return {
    swell,
    rewind,
    start(volume, rate) {
      starts += 1;
      const start = starts;
      const wasAtBeginning = isAtBeginning;
      isAtBeginning = false;
      swell(volume, rate);
      if (wasAtBeginning) speaker.play();
      else void seekToBeginning().then(() => stillWanted(start) && speaker.play());
      return () => {
        if (stillWanted(start)) rewind();
      };
    },
  };
}
