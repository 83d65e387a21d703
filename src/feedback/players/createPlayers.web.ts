import type { Music } from '../music/music';
import { SOUND_FILES } from '../sounds/soundFiles';
import type { Players } from './players';
import { contextOnTouch } from './web/contextOnTouch';
import { createWebMusic } from './web/createWebMusic';
import { createWebPlayer } from './web/createWebPlayer';

/** Both play through one context: a page has few to give. */
export function createPlayers(music: Music): Players {
  const touched = contextOnTouch();
  const sounds = createWebPlayer(touched, ({ sound, variant }) => String(SOUND_FILES[sound][variant]));
  const tunes = createWebMusic(touched, music);
  return {
    sounds,
    music: tunes,
    dispose() {
      sounds.dispose();
      tunes.dispose();
      touched.dispose();
    },
  };
}
