import { StyleSheet, View } from 'react-native';
import { SPACE, UI, type Hex } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { Token } from './pictures/Token';
import { useCatacombsText } from '../../words';

export interface LifePipsProps {
  readonly life: number;
  readonly maxLife: number;
  /** Of the figure; ink, when not said. */
  readonly colour?: Hex;
  readonly sizePt?: number;
}

/** More than these are quicker to read than to count. */
const COUNTED_AT_A_GLANCE = 4;

/** A life track: a heart for each life, full or empty, and the figures where there are many. */
export function LifePips({ life, maxLife, colour = UI.ink, sizePt = 17 }: LifePipsProps) {
  const { t } = useCatacombsText();
  const hasFigures = maxLife > COUNTED_AT_A_GLANCE;
  return (
    <View role="img" aria-label={t('cards.life', { life, maxLife })} style={styles.row}>
      <View style={styles.hearts}>
        {Array.from({ length: maxLife }, (_, index) => (
          <Token key={index} id={index < life ? 'heart' : 'heartLost'} sizePt={sizePt} />
        ))}
      </View>
      {hasFigures ? (
        <Words type="strip" colour={colour}>
          {t('cards.lifeFigures', { life, maxLife })}
        </Words>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', flexShrink: 1, gap: SPACE.xs },
  hearts: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1 },
});
