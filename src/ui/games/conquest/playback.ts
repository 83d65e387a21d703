import type { ConquestPlayed } from '../../../session/conquest';
import type { WatchedUi } from '../../game';
import { eventMs, missedMs } from '../../table';
import { NO_MARKS, sceneOf } from './board/sceneOf';
import { TELLS } from './told/tells';
import type { ConquestSpeech } from './words';

/** A game of Conquest that is watched: all of it lies in the arena. */
export const watched: WatchedUi<ConquestPlayed, ConquestSpeech> = {
  sceneOf({ shown }, film) {
    const projectile = film?.shot.projectile ?? null;
    return sceneOf(shown.ground, shown.discs, { ...NO_MARKS, loose: projectile === null ? [] : [projectile] });
  },
  Between: null,
  toldMs(beat) {
    if (beat.kind === 'flight') return 0;
    return beat.kind === 'missed' ? missedMs('normal') : eventMs(TELLS[beat.event.kind].ms, beat.crowd, 'normal');
  },
};
