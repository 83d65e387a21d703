import { TurboModuleRegistry } from 'react-native';
import type { Music } from '../music/music';
import { createSpeakerPlayers } from './native/createSpeakerPlayers';
import { playersToCome } from './playersToCome';
import type { Players } from './players';

/** Expo Go holds nothing but its own packages: who develops there hears expo-audio, as late as that is. */
const hasMixer = (): boolean => TurboModuleRegistry.get('AudioAPIModule') !== null;

/** Not read before it is known to be there: the package throws where its native half is missing. */
async function devicePlayers(music: Music): Promise<Players> {
  try {
    const { createDevicePlayers } = await import('./device/createDevicePlayers');
    return createDevicePlayers(music);
  } catch {
    // A phone that will not mix is heard late rather than never, and no game ends for a sound.
    return createSpeakerPlayers(music);
  }
}

export const createPlayers = (music: Music): Players =>
  hasMixer() ? playersToCome(devicePlayers(music)) : createSpeakerPlayers(music);
