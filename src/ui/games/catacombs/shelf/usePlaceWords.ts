import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { GameSummary } from '../../../../session/catacombs';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

const nameOfRoom = (card: string, { name, wording }: CatacombsWords): string =>
  name(card) === card ? wording.terms.storyRoom : name(card);

/** Says where a game stands, or how it ended. */
export function usePlaceWords(): (summary: GameSummary | null) => string {
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  return (summary) => {
    if (summary === null) return '';
    const { outcome, card, room, roomCount, round } = summary;
    if (outcome !== null) return words.outcome(outcome).name;
    if (card === null) return t('records.atStart');
    const place = t('records.at', { room, rooms: roomCount, card: nameOfRoom(card, words) });
    return round === 0 ? place : `${place}, ${t('records.round', { round })}`;
  };
}
