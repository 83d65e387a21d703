import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { AppState } from 'react-native';
import type { Music } from '../../music/music';
import { SOUND_FILES } from '../../sounds/soundFiles';
import { createNativeMusic } from './createNativeMusic';
import { createNativePlayer } from './createNativePlayer';
import { createSpeakerPool } from './speakerPool';
import type { Players } from '../players';

const poolOfApp = createSpeakerPool(({ sound, variant }) => createAudioPlayer(SOUND_FILES[sound][variant] ?? null));

/** One expo-audio player for each recording, loaded before the first flick; for each piece of music when it is wanted. */
export function createSpeakerPlayers(music: Music): Players {
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
  const sounds = createNativePlayer(poolOfApp());
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
