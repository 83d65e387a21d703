import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { LeatherButton, Panel, Scroll, useIsTextLarge, Words } from '../../kit/components';
import { AidChoice } from '../../settings';
import { FlickReadout } from './FlickReadout';
import type { GymPanelProps } from './gymPanel';
import { useGymText } from './useGymText';

/** The panel beside the board: everything the gym offers, at length. */
export function GymColumn({ report, canUndo, undo, reset }: GymPanelProps) {
  const { t } = useGymText();
  const isLarge = useIsTextLarge();
  const controls = (
    <View style={styles.controls}>
      <Words type="name">{t('gym.aid')}</Words>
      <AidChoice />
      <View style={styles.buttons}>
        <LeatherButton
          icon="undo"
          label={t('gym.undo')}
          onPress={undo}
          isDisabled={!canUndo}
          style={isLarge ? styles.whole : styles.share}
          testID="gym-undo"
        />
        <LeatherButton
          icon="reset"
          label={t('gym.reset')}
          onPress={reset}
          style={isLarge ? styles.whole : styles.share}
          testID="gym-reset"
        />
      </View>
    </View>
  );
  // In large letters the controls are higher than a phone on its side: they scroll along.
  return (
    <Panel isStitched style={styles.panel} contentStyle={styles.leather}>
      <Scroll tabIndex={0} style={styles.scroll} contentContainerStyle={styles.report}>
        <Words type="name" role="heading" aria-level={2}>
          {t('gym.lastFlick')}
        </Words>
        <FlickReadout report={report} isList />
        {isLarge ? controls : null}
      </Scroll>
      {isLarge ? null : controls}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flexShrink: 1 },
  leather: { gap: SPACE.l },
  scroll: { flexGrow: 0, flexShrink: 1 },
  report: { gap: SPACE.s },
  controls: { gap: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  whole: { flexGrow: 1 },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
