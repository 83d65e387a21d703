import { MUSIC_FILES } from '../music/musicFiles';
import { SOUND_FILES } from '../sounds/soundFiles';
import type { Players } from './players';
import { contextOnTouch } from './web/contextOnTouch';
import { createWebMusic } from './web/createWebMusic';
import { createWebPlayer } from './web/createWebPlayer';

/** Both play through one context: a page has few to give. */
export function createPlayers(): Players {
  const touched = contextOnTouch();
  const sounds = createWebPlayer(touched, ({ sound, variant }) => String(SOUND_FILES[sound][variant]));
  const music = createWebMusic(touched, (piece) => String(MUSIC_FILES[piece]));
  return {
    sounds,
    music,
    dispose() {
      sounds.dispose();
      music.dispose();
      touched.dispose();
    },
  };
}
