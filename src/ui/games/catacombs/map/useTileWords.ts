import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { MapTile } from './tiles';
import { useCatacombsText } from '../words';

/** What lies there, as far as it is known: a name, or the back of a card. */
export function useTileWords(words: CatacombsWords) {
  const { t } = useCatacombsText();
  const { terms } = words.wording;
  const levelOf = ({ level }: MapTile): string | null =>
    level === null ? null : words.say(terms.level, { level: String(level) });

  function backOf(tile: MapTile): string {
    if (tile.kind === 'merchant') return words.name('room:merchant');
    if (tile.kind === 'healer') return words.name('room:healer');
    return tile.kind === 'lord' ? t('prompts.mapLair') : (levelOf(tile) ?? terms.faceDown);
  }

  const nameOf = (tile: MapTile): string => (tile.isFaceUp ? words.name(tile.card) : backOf(tile));
  const stateOf = (tile: MapTile): string | null => {
    if (tile.isHere) return t('prompts.mapHere');
    if (tile.isPassed) return t('prompts.mapPassed');
    return tile.isExplored ? t('prompts.mapExplored') : tile.isFaceUp ? null : terms.faceDown;
  };
  const spoken = (tile: MapTile): string =>
    [nameOf(tile), tile.isFaceUp ? levelOf(tile) : null, stateOf(tile)].filter((part) => part !== null).join(', ');

  return { nameOf, levelOf, spoken };
}
