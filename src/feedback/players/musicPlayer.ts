export interface MusicPlayer {
  cue(cue: string): void;
  /** Goes on, round after round, until another bed is named, or null. */
  ambience(bed: string | null): void;
  setVolume(musicVolume: number): void;
  dispose(): void;
}
