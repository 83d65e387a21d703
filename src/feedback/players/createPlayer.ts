import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { AppState } from 'react-native';
import { ALL_TAKES, fileNameOf } from '../sounds/catalogue';
import { SOUND_FILES } from '../sounds/soundFiles';
import { createNativePlayer } from './native/createNativePlayer';
import type { SoundPlayer } from './soundPlayer';

/** One expo-audio player for each recording, loaded before the first flick. */
export function createPlayer(): SoundPlayer {
  // The phone's silent switch silences the game, and the game never stops the player's own music.
  void setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
  });
  const speakers = new Map(
    ALL_TAKES.map((take) => [fileNameOf(take), createAudioPlayer(SOUND_FILES[take.sound][take.variant] ?? null)]),
  );
  const player = createNativePlayer(speakers);
  const watching = AppState.addEventListener('change', (state) => {
    if (state !== 'active') player.stop();
  });
  return {
    ...player,
    dispose() {
      watching.remove();
      player.dispose();
      for (const speaker of speakers.values()) speaker.remove();
    },
  };
}
