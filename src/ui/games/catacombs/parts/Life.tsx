import { StyleSheet, View } from 'react-native';
import { SPACE, UI, withAlpha } from '../../../../theme';
import { Token } from '../cards';
import { Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface LifeProps {
  readonly life: number;
  readonly max: number;
  /** What it would be after the choice. */
  readonly after?: number;
}

/** A life track: what is left, and what a choice would take or give. */
export function Life({ life, max, after = life }: LifeProps) {
  const { t } = useCatacombsText();
  const words =
    after === life ? t('prompts.life', { life, max }) : t('prompts.lifeBecomes', { life, after: Math.max(0, after) });
  const kept = Math.min(life, after);
  return (
    <View role="img" aria-label={words} style={styles.life}>
      <View style={styles.figures}>
        <Token id={after === 0 ? 'heartLost' : 'heart'} sizePt={20} />
        <Words type="number">{words}</Words>
      </View>
      <View style={styles.track}>
        {Array.from({ length: max }, (_, index) => (
          <View key={index} style={[styles.pip, pipStyle(index, kept, Math.max(life, after), after < life)]} />
        ))}
      </View>
    </View>
  );
}

const pipStyle = (index: number, kept: number, touched: number, isLost: boolean) =>
  index < kept ? styles.full : index < touched ? (isLost ? styles.lost : styles.won) : styles.empty;

const styles = StyleSheet.create({
  life: { gap: SPACE.hair },
  figures: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  track: { flexDirection: 'row', gap: SPACE.hair },
  pip: { width: 7, height: 9, borderRadius: 2, borderWidth: 1 },
  full: { backgroundColor: UI.red, borderColor: UI.red },
  won: { backgroundColor: UI.green, borderColor: UI.prompt },
  lost: { backgroundColor: UI.leather, borderColor: UI.red, borderStyle: 'dashed' },
  empty: { backgroundColor: withAlpha(UI.shade, 0.6), borderColor: UI.handle },
});
