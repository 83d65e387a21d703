import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { WatchedUi } from '../../../game';
import { eventMs, missedMs } from '../../../table';
import { PathMap } from '../map/PathMap';
import { NO_MARKS, sceneOf } from '../pieces/sceneOf';
import { BEATS } from '../told/beats';

/** A game of Catacombs that is watched; between two rooms there is only the way. */
export const watched: WatchedUi<CatacombsPlayed, CatacombsWords> = {
  sceneOf({ shown }, film) {
    if (shown.board === null) return null;
    const projectile = film?.shot.projectile ?? null;
    return sceneOf(shown, { ...NO_MARKS, loose: projectile === null ? [] : [projectile] });
  },
  Between: ({ view, words }) => <PathMap model={view.model} words={words} />,
  toldMs(beat) {
    if (beat.kind === 'flight') return 0;
    return beat.kind === 'missed' ? missedMs('normal') : eventMs(BEATS[beat.event.kind].ms, beat.crowd, 'normal');
  },
};
