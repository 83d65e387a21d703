import type { RoomId } from '../../theme';
import type { Cue } from '../music/catalogue';

export interface MusicPlayer {
  cue(cue: Cue): void;
  /** Goes on, round after round, until another room is named, or null. */
  ambience(room: RoomId | null): void;
  setVolume(musicVolume: number): void;
  dispose(): void;
}
