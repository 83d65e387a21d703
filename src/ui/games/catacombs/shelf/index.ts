import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { Language } from '../../../../i18n/common';
import type { CatacombsPlayed, GameSummary } from '../../../../session/catacombs';
import type { ListedUi } from '../../../game';
import { inLanguage } from '../words/inLanguage';
import { deedsOf } from './deedsOf';
import { SummaryPicture } from './SummaryPicture';
import { titleOf } from './titleOf';

const nameOfRoom = (card: string, { name, wording }: CatacombsWords): string =>
  name(card) === card ? wording.terms.storyRoom : name(card);

/** Where a game stands, or how it ended. */
function placeOf({ outcome, card, room, roomCount, round }: GameSummary, language: Language): string {
  const { t, words } = inLanguage(language);
  if (outcome !== null) return words.outcome(outcome).name;
  if (card === null) return t('records.atStart');
  const place = t('records.at', { room, rooms: roomCount, card: nameOfRoom(card, words) });
  return round === 0 ? place : `${place}, ${t('records.round', { round })}`;
}

/** A game of Catacombs in a list. */
export const listed: ListedUi<CatacombsPlayed> = {
  nameOf: titleOf,
  placeOf,
  notesOf({ handicap }, language) {
    const { t, words } = inLanguage(language);
    return handicap === null ? [] : [t('records.handicap', { handicap: words.wording.handicaps[handicap].name })];
  },
  Picture: SummaryPicture,
  deedsOf,
};
