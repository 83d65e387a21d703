import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { CLIP, SPACE, UI, withAlpha } from '../../../theme';
import { heightInto } from '../layout/heightInto';

export interface StageProps {
  readonly children: ReactNode;
  /** So much is kept free on either side of it; left out: nothing. */
  readonly flankPt?: number;
  /** What lies there. */
  readonly flanks?: ReactNode;
  /** A question. */
  readonly sheet: ReactNode;
  /** It is laid over the lower part of a board and leaves some of it in sight; else it takes what room it needs. */
  readonly isSheetOver: boolean;
  /** So much is left free at its head. */
  readonly topPt: number;
  /** Laid over all of it: something that has happened and is worth a card. */
  readonly card: ReactNode;
  /** Laid over all of it as well: something that is happening, and is watched. A touch goes through it. */
  readonly film: ReactNode;
  /** What is to be seen for a moment, and leaves the board to be touched. */
  readonly notes: ReactNode;
  /** Something is being told: a touch anywhere hurries it on. */
  readonly onHurry: (() => void) | null;
}

/** Less than this of the way through the catacombs says nothing. */
const LEAST_SEEN_PT = 150;

/** The middle of the table: the board or the place, and what is laid over it for a moment. */
export const Stage = memo(function Stage(props: StageProps) {
  const { children, flankPt = 0, flanks = null, sheet, isSheetOver, topPt, card, film, notes, onHurry } = props;
  const { t } = useTranslation();
  const [placePt, setPlacePt] = useState(Infinity);
  const isCutOff = sheet !== null && !isSheetOver && placePt < LEAST_SEEN_PT;
  return (
    <View style={[styles.stage, { paddingTop: topPt }]}>
      <View
        aria-hidden={isCutOff}
        style={[styles.place, { paddingHorizontal: flankPt }, !isSheetOver && CLIP, isCutOff && styles.away]}
        onLayout={heightInto(setPlacePt)}
        testID="stage-place"
      >
        {children}
        {flanks}
      </View>
      {sheet === null ? null : <View style={[styles.sheet, isSheetOver && styles.over]}>{sheet}</View>}
      {film === null ? null : <View style={styles.film}>{film}</View>}
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
});

const styles = StyleSheet.create({
  stage: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  place: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  away: { opacity: 0, pointerEvents: 'none', visibility: 'hidden' } as object,
  sheet: { flexShrink: 1, padding: SPACE.xs },
  over: { position: 'absolute', left: 0, right: 0, bottom: 0, maxHeight: '72%' },
  dusk: { backgroundColor: withAlpha(UI.shade, 0.55) },
  film: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  card: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.m,
    pointerEvents: 'box-none',
  },
});
