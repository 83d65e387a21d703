import { SOUND_FILES } from '../sounds/soundFiles';
import type { SoundPlayer } from './soundPlayer';
import { createWebPlayer } from './web/createWebPlayer';

export const createPlayer = (): SoundPlayer =>
  createWebPlayer(({ sound, variant }) => String(SOUND_FILES[sound][variant]));
