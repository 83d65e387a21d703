import type { ContactEntry, DiscTouch, WallTouch } from '../../src/rules/flicking';
import type { FeedbackSettings } from '../../src/feedback/settings';
import { heardOfFlick, type MaterialOf, type SoundingDisc } from '../../src/feedback/score/heardOfFlick';
import { notesOf } from '../../src/feedback/score/notesOf';
import type { Note } from '../../src/feedback/score/note';
import { MATERIALS } from '../../src/feedback/sounds/materials';

export const FULL: FeedbackSettings = { soundVolume: 1, musicVolume: 1, haptics: 1, reducedMotion: false };

/** One disc of every size, twice, and a stone. */
export const DISCS = [
  { id: 'tiny1', radiusMm: 6, isFixed: false },
  { id: 'tiny2', radiusMm: 6, isFixed: false },
  { id: 'small1', radiusMm: 9.5, isFixed: false },
  { id: 'small2', radiusMm: 9.5, isFixed: false },
  { id: 'medium1', radiusMm: 12.5, isFixed: false },
  { id: 'medium2', radiusMm: 12.5, isFixed: false },
  { id: 'large1', radiusMm: 19, isFixed: false },
  { id: 'large2', radiusMm: 19, isFixed: false },
  { id: 'stone', radiusMm: 19, isFixed: true },
];

export const touch = (a: string, b: string, speedMmS: number, atMs = 0, wave = 0): DiscTouch => ({
  kind: 'touch',
  a,
  b,
  speedMmS,
  aSpeedMmS: speedMmS,
  bSpeedMmS: 0,
  atMs,
  wave,
});

export const wallTouch = (a: string, speedMmS: number, atMs = 0): WallTouch => ({
  kind: 'wall',
  a,
  b: 'top',
  speedMmS,
  atMs,
  wave: 0,
});

export const materialOf: MaterialOf = (id) => MATERIALS[id === 'stone' || id === 'rock' ? 'stone' : 'wood'];

/** What a flick sounds and feels like, by its contact log alone. */
export const notesOfFlick = (
  contacts: readonly ContactEntry[],
  discs: readonly SoundingDisc[],
  settings: FeedbackSettings,
): Note[] => notesOf(heardOfFlick({ contacts, discs, flight: null }, materialOf).impacts, settings);
