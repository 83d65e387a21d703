import type { Music } from '../music/music';
import { SOUND_FILES } from '../sounds/soundFiles';
import { createMixedMusic } from './mixing/createMixedMusic';
import { createMixedPlayer } from './mixing/createMixedPlayer';
import type { Players } from './players';
import { browserSpeaker } from './web/browserSpeaker';
import { offlineDecoder } from './web/decoder';

/** Both play through one context: a page has few to give. */
export function createPlayers(music: Music): Players {
  const speaker = browserSpeaker();
  const decode = offlineDecoder();
  const sounds = createMixedPlayer(speaker, ({ sound, variant }) => decode(String(SOUND_FILES[sound][variant])));
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
