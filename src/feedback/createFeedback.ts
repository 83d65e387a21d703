import { tempoOf, type Hold } from '../lib';
import type { ContactEntry } from '../rules/flicking';
import type { RoomId } from '../theme';
import type { Cue } from './music/catalogue';
import { createPlayers } from './players/createPlayers';
import { createTimeline } from './players/timeline';
import { vibrate, vibrateTick } from './players/vibrator';
import type { SoundingDisc } from './score/blow';
import { atTempo } from './score/atTempo';
import { impactsOf } from './score/impactsOf';
import { putBacksOf } from './score/putBacksOf';
import { rubOf, type SlidingFlight } from './score/rubOf';
import type { FeedbackSettings } from './settings';

/** How the flick is shown. Without a flight there are its blows, but no sliding and nothing that is put back. */
export interface FlickShowing {
  readonly flight?: SlidingFlight;
  /** The time of the flight's first frame, by performance.now(): now, if not said. */
  readonly startedAtMs?: number;
  /** 1 as it happened, below 1 in slow motion. */
  readonly pace?: number;
  /** Where the film stands still. Nothing does when motion is reduced. */
  readonly holds?: readonly Hold[];
}

export interface Feedback {
  /** Call it when the flight starts on the board. It replaces the flick before. */
  flick(contacts: readonly ContactEntry[], discs: readonly SoundingDisc[], showing?: FlickShowing): void;
  /** A few notes that say what has happened. */
  cue(cue: Cue): void;
  /** What lies under a room for as long as it is named; null: nothing. */
  ambience(room: RoomId | null): void;
  /** A notch of the power scale goes by under the finger. */
  tick(): void;
  update(settings: FeedbackSettings): void;
  /** The flick is silent now: it was skipped, undone or left. Music goes on. */
  stop(): void;
  dispose(): void;
}

const NOTCH = { sound: 'notch', variant: 0 } as const;
const NOTCH_GAIN = 0.5;

export function createFeedback(initial: FeedbackSettings): Feedback {
  let settings = initial;
  const { sounds, music, dispose } = createPlayers();
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

  return {
    flick(contacts, discs, { flight, startedAtMs = performance.now(), pace = 1, holds = [] } = {}) {
      stop();
      const putBacks = flight ? putBacksOf(contacts, flight, settings) : [];
      const impacts = [...impactsOf(contacts, discs, settings), ...putBacks];
      const rub = flight && settings.soundVolume > 0 ? rubOf(flight) : null;
      const score = atTempo({ impacts, rub }, tempoOf(pace, settings.reducedMotion ? [] : holds));
      sounds.play(score, startedAtMs);
      for (const { haptic, atMs } of score.impacts) {
        if (haptic !== null) felt.show(startedAtMs + atMs, () => vibrate(haptic));
      }
    },
    tick() {
      if (settings.soundVolume > 0) sounds.playNow(NOTCH, NOTCH_GAIN);
      if (settings.haptics > 0 && !settings.reducedMotion) vibrateTick();
    },
    cue: (cue) => music.cue(cue),
    ambience: (room) => music.ambience(room),
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
