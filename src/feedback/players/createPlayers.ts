import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { AppState } from 'react-native';
import type { Music } from '../music/music';
import { ALL_TAKES, fileNameOf } from '../sounds/catalogue';
import { SOUND_FILES } from '../sounds/soundFiles';
import { createNativeMusic } from './native/createNativeMusic';
import { createNativePlayer } from './native/createNativePlayer';
import type { Players } from './players';

/** One expo-audio player for each recording, loaded before the first flick; for each piece of music when it is wanted. */
export function createPlayers(music: Music): Players {
  // The phone's silent switch silences the game, and the game never stops the player's own music.
  void setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
  });
  const made: AudioPlayer[] = [];
  const speakerOf = (file: number | string | null): AudioPlayer => {
    const speaker = createAudioPlayer(file);
    made.push(speaker);
    return speaker;
  };
  const sounds = createNativePlayer(
    new Map(ALL_TAKES.map((take) => [fileNameOf(take), speakerOf(SOUND_FILES[take.sound][take.variant] ?? null)])),
  );
  const tunes = createNativeMusic(music, speakerOf);
  const watching = AppState.addEventListener('change', (state) => {
    tunes.setActive(state === 'active');
    if (state !== 'active') sounds.stop();
  });
  return {
    sounds,
    music: tunes,
    dispose() {
      watching.remove();
      sounds.dispose();
      tunes.dispose();
      for (const speaker of made) speaker.remove();
    },
  };
}
