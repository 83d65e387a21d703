import type { Music } from '../../music/music';
import { SOUND_FILES } from '../../sounds/soundFiles';
import { createMixedMusic } from '../mixing/createMixedMusic';
import { createMixedPlayer } from '../mixing/createMixedPlayer';
import type { Players } from '../players';
import { createAppSpeaker, type AppSpeaker } from './appSpeaker';
import { loadAt } from './deviceMixer';

let ofApp: AppSpeaker | null = null;

/** What is heard of a table, mixed in one place and started on the clock of that place. */
export function createDevicePlayers(music: Music): Players {
  const speaker = (ofApp ??= createAppSpeaker());
  const load = loadAt(speaker.sampleRate);
  speaker.open();
  const sounds = createMixedPlayer(speaker, async ({ sound, variant }) => load(SOUND_FILES[sound][variant] ?? ''));
  const tunes = createMixedMusic(speaker, music);
  return {
    sounds,
    music: tunes,
    dispose() {
      sounds.dispose();
      tunes.dispose();
      speaker.dispose();
    },
  };
}
