import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { Sheet } from '../kit/components';
import type { ShotListProps } from './ShotList';
import { ShotRow } from './ShotRow';

export interface ShotSheetProps extends ShotListProps {
  readonly onClose: () => void;
}

/** Every shot of the game over the board, where there is no room for the list beside it. */
export function ShotSheet({ ui, flicks, current, words, onWatch, onClose }: ShotSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('playback.shots')} onClose={onClose} testID="shot-sheet">
      <View>
        {flicks.map((film, index) => (
          <ShotRow
            ui={ui}
            key={film.commandIndex}
            film={film}
            index={index}
            isCurrent={index === current}
            words={words}
            onPress={() => onWatch(index)}
          />
        ))}
      </View>
    </Sheet>
  );
}
