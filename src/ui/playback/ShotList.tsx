import { useTranslation } from 'react-i18next';
import { FlatList, StyleSheet } from 'react-native';
import type { Played, ToldFlick } from '../../session';
import { SPACE } from '../../theme';
import type { AnyUi, ScreenWords } from '../game';
import { Panel } from '../kit/components';
import { ShotRow } from './ShotRow';

export interface ShotListProps {
  readonly ui: AnyUi;
  readonly flicks: readonly ToldFlick<Played>[];
  /** The last that was shown; -1 before the first. */
  readonly current: number;
  readonly words: ScreenWords<Played>;
  readonly onWatch: (flick: number) => void;
}

/** Every shot of the game, to be watched at a touch. */
export function ShotList({ ui, flicks, current, words, onWatch }: ShotListProps) {
  const { t } = useTranslation();
  return (
    <Panel style={styles.panel} contentStyle={styles.inside}>
      <FlatList
        data={flicks}
        extraData={current}
        keyExtractor={({ commandIndex }) => String(commandIndex)}
        aria-label={t('playback.shots')}
        renderItem={({ item, index }) => (
          <ShotRow
            ui={ui}
            film={item}
            index={index}
            isCurrent={index === current}
            words={words}
            onPress={() => onWatch(index)}
          />
        )}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, minHeight: 120 },
  inside: { flex: 1, padding: SPACE.s },
});
