import { tempoOf, type Hold } from '../lib';
import type { Music } from './music/music';
import { createPlayers } from './players/createPlayers';
import { createTimeline } from './players/timeline';
import { vibrate, vibrateTick } from './players/vibrator';
import { atTempo } from './score/atTempo';
import type { Heard } from './score/heard';
import { heardOfFlick, type MaterialOf, type SoundingFlick } from './score/heardOfFlick';
import { knocksOf } from './score/knocksOf';
import { notesOf } from './score/notesOf';
import { rubOf } from './score/rubOf';
import type { FeedbackSettings } from './settings';

/** What a game hands in to be heard: what its discs are made of, its beds and its cues. */
export interface SoundCatalogue extends Music {
  readonly materialOf: MaterialOf;
}

/** How a film is shown. */
export interface FilmShowing {
  /** The time of its first frame, by performance.now(): now, if not said. */
  readonly startedAtMs?: number;
  /** 1 as it happened, below 1 in slow motion. */
  readonly pace?: number;
  /** Where the film stands still. Nothing does when motion is reduced. */
  readonly holds?: readonly Hold[];
}

export interface Feedback {
  /** Call it when the film starts. It replaces the film before. */
  play(heard: Heard, showing?: FilmShowing): void;
  /** The film of a flick: its contacts are what meets. */
  flick(flick: SoundingFlick, showing?: FilmShowing): void;
  /** A few notes that say what has happened. */
  cue(cue: string): void;
  /** What lies under a table for as long as it is named; null: nothing. */
  ambience(bed: string | null): void;
  /** A notch of the power scale goes by under the finger. */
  tick(): void;
  update(settings: FeedbackSettings): void;
  /** The film is silent now: it was skipped, undone or left. Music goes on. */
  stop(): void;
  dispose(): void;
}

const NOTCH = { sound: 'notch', variant: 0 } as const;
const NOTCH_GAIN = 0.5;

export function createFeedback(catalogue: SoundCatalogue, initial: FeedbackSettings): Feedback {
  let settings = initial;
  const { sounds, music, dispose } = createPlayers(catalogue);
  const felt = createTimeline();
  const setVolumes = (): void => {
    sounds.setVolume(settings.soundVolume);
    music.setVolume(settings.musicVolume);
  };
  setVolumes();

  const stop = (): void => {
    sounds.stop();
    felt.clear();
  };

  const play: Feedback['play'] = (heard, { startedAtMs = performance.now(), pace = 1, holds = [] } = {}) => {
    stop();
    const notes = [...notesOf(heard.impacts, settings), ...knocksOf(heard.laidDownAtMs, settings)];
    const rub = heard.sliding && settings.soundVolume > 0 ? rubOf(heard.sliding) : null;
    const score = atTempo({ notes, rub }, tempoOf(pace, settings.reducedMotion ? [] : holds));
    sounds.play(score, startedAtMs);
    for (const { haptic, atMs } of score.notes) {
      if (haptic !== null) felt.show(startedAtMs + atMs, () => vibrate(haptic));
    }
  };

  return {
    play,
    flick: (flick, showing) => play(heardOfFlick(flick, catalogue.materialOf), showing),
    tick() {
      if (settings.soundVolume > 0) sounds.playNow(NOTCH, NOTCH_GAIN);
      if (settings.haptics > 0 && !settings.reducedMotion) vibrateTick();
    },
    cue: (cue) => music.cue(cue),
    ambience: (bed) => music.ambience(bed),
    update(next) {
      settings = next;
      setVolumes();
    },
    stop,
    dispose() {
      stop();
      dispose();
    },
  };
}
