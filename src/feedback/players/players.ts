import type { MusicPlayer } from './musicPlayer';
import type { SoundPlayer } from './soundPlayer';

/** Everything that sounds on a device. */
export interface Players {
  readonly sounds: SoundPlayer;
  readonly music: MusicPlayer;
  dispose(): void;
}
