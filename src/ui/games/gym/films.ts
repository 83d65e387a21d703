import type { GymWords } from '../../../i18n/gym';
import type { GymPlayed } from '../../../session/gym';
import type { FilmsUi, WatchedUi } from '../../game';
import { CATALOGUE } from './catalogue';
import { GymDiscFace } from './GymDiscFace';
import { pieceOf } from './gymPieces';
import { gymScene } from './gymScene';
import { inLanguage } from './inLanguage';

const TOLD_MS = 1100;

/** What is shown and said of a flick of the gym that is over. */
export const films: FilmsUi<GymPlayed, GymWords> = {
  catalogue: CATALOGUE,
  pieceOf,
  groundOf: () => 'hall',
  ridden: null,
  Disc: GymDiscFace,
  attack: (_, __, language) => inLanguage(language).t('gym.flick'),
  judged({ a, b, verdict }, film, words, language) {
    const { t } = inLanguage(language);
    if (verdict.kind === 'struck') {
      const text = words.event({ kind: 'struck', by: film.actor, target: verdict.target, contact: 0 });
      return { text, rule: null, tone: 'damage' };
    }
    if (verdict.kind === 'left') {
      const left = { disc: verdict.disc, isGone: verdict.isGone, xMm: 0, yMm: 0, contact: 0 } as const;
      return { text: words.event({ kind: 'left', ...left }), rule: null, tone: 'none' };
    }
    const text =
      b === null ? t('gym.edge', { disc: words.name(a) }) : t('gym.touch', { a: words.name(a), b: words.name(b) });
    return { text, rule: null, tone: 'touch' };
  },
};

/** A game of the gym that is watched: all of it lies on its board. */
export const watched: WatchedUi<GymPlayed, GymWords> = {
  sceneOf: ({ shown, view }) => gymScene(view.model.setup, shown.discs, shown.met),
  Between: null,
  toldMs: ({ kind }) => (kind === 'flight' ? 0 : TOLD_MS),
};
