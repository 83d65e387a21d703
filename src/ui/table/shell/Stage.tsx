import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { SPACE, UI, withAlpha } from '../../../theme';

export interface StageProps {
  readonly children: ReactNode;
  /** Laid over its lower part: a question that leaves some of the board in sight. */
  readonly sheet: ReactNode;
  /** Laid over all of it: something that has happened and is worth a card. */
  readonly card: ReactNode;
  /** What is to be seen for a moment, and leaves the board to be touched. */
  readonly notes: ReactNode;
  /** Something is being told: a touch anywhere hurries it on. */
  readonly onHurry: (() => void) | null;
}

/** The middle of the table: the board or the place, and what is laid over it for a moment. */
export function Stage({ children, sheet, card, notes, onHurry }: StageProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.stage}>
      {children}
      {sheet === null ? null : <View style={styles.sheet}>{sheet}</View>}
      {onHurry === null ? null : (
        <Pressable
          role="button"
          aria-label={t('table.told.hurry')}
          style={[StyleSheet.absoluteFill, card !== null && styles.dusk]}
          onPress={onHurry}
          testID="hurry"
        />
      )}
      {notes}
      {card === null ? null : <View style={styles.card}>{card}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  sheet: { position: 'absolute', left: 0, right: 0, bottom: 0, maxHeight: '72%', padding: SPACE.xs },
  dusk: { backgroundColor: withAlpha(UI.shade, 0.55) },
  card: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.m,
    pointerEvents: 'box-none',
  },
});
