import type { Language } from '../../../../i18n/common';
import type { ConquestPlayed, ConquestSummary } from '../../../../session/conquest';
import type { ListedUi } from '../../../game';
import { inLanguage } from '../words';
import { SummaryPicture } from './SummaryPicture';

/** Where a game stands, or how it ended. */
function placeOf({ outcome, turn, teams }: ConquestSummary, language: Language): string {
  const { t, name } = inLanguage(language);
  const tokens = { sword: teams.sword.tokens, skull: teams.skull.tokens };
  if (outcome === null) return t('conquest.listed.turn', { turn, ...tokens });
  if (outcome.winner === null) return t('conquest.listed.drawn', tokens);
  return t('conquest.listed.won', { winner: name(outcome.winner), ...tokens });
}

/** What somebody has done in all their games, line by line. */
function deedsOf(measures: Readonly<Record<string, number>>, language: Language): readonly string[] {
  const { t } = inLanguage(language);
  const { flicks = 0, hits = 0, damage = 0, bestDamage = 0, cards = 0, walled = 0 } = measures;
  return [
    t('conquest.statistics.flicks', { flicks, hits }),
    ...(damage === 0 ? [] : [t('conquest.statistics.damage', { damage, best: bestDamage })]),
    t('conquest.statistics.cards', { cards, walled }),
  ];
}

/** A game of Conquest in a list. */
export const listed: ListedUi<ConquestPlayed> = {
  nameOf: (_, language) => inLanguage(language).t('conquest.title'),
  placeOf,
  notesOf: ({ outcome, bank }, language) =>
    outcome === null ? [inLanguage(language).t('conquest.listed.bank', { bank })] : [],
  Picture: SummaryPicture,
  deedsOf,
};
