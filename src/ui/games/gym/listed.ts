import type { Language } from '../../../i18n/common';
import type { GymPlayed, GymSummary } from '../../../session/gym';
import type { ListedUi } from '../../game';
import { inLanguage } from './inLanguage';

/** How far it has come. */
function placeOf({ flicks, goals, met, stars }: GymSummary, language: Language): string {
  const { t } = inLanguage(language);
  const parts = [t('gym.flicks', { flicks }), ...(goals === 0 ? [] : [t('gym.goalsMet', { met, goals })])];
  return [...parts, ...(stars === 0 ? [] : [t('gym.stars', { stars })])].join(' · ');
}

/** What somebody has done in all their puzzles. */
function deedsOf(measures: Readonly<Record<string, number>>, language: Language): readonly string[] {
  const { t } = inLanguage(language);
  const { flicks = 0, goals = 0, solved = 0, stars = 0 } = measures;
  return [t('gym.deeds', { flicks, goals }), t('gym.solved', { solved, stars })];
}

/** A game of the gym in a list. */
export const listed: ListedUi<GymPlayed> = {
  nameOf: (_, language) => inLanguage(language).t('gym.title'),
  placeOf,
  notesOf: () => [],
  Picture: null,
  deedsOf,
};
