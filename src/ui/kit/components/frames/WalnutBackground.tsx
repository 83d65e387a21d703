import { Image, StyleSheet, View } from 'react-native';
import table from '../../../../../assets/table/table.webp';
import { CLIP, UI, withAlpha } from '../../../../theme';
import { useIsMotionReduced } from '../../settings';
import { CandleGlow } from './CandleGlow';
import { gradient } from '../materials';
import { useSide } from '../../side';

/** The picture is this wide and high, lit from its upper left: screens show that corner of it. */
const PICTURE_PT = 1180;

const vignette = gradient(
  `radial-gradient(circle at 38% 36%, ${withAlpha(UI.shade, 0)} 0%, ${withAlpha(UI.shade, 0.05)} 50%, ${withAlpha(UI.shade, 0.5)} 100%)`,
);

/** The table that everything lies on. */
export function WalnutBackground() {
  const { widthPt: width, heightPt: height } = useSide();
  const isStill = useIsMotionReduced();
  const side = Math.max(PICTURE_PT, width, height);
  return (
    <View aria-hidden pointerEvents="none" style={[StyleSheet.absoluteFill, styles.table]}>
      <Image source={table} dataSet={{ mark: 'ground' }} style={{ width: side, height: side }} />
      <CandleGlow isStill={isStill} />
      <View style={[StyleSheet.absoluteFill, vignette]} />
    </View>
  );
}

const styles = StyleSheet.create({ table: { backgroundColor: UI.night, ...CLIP } });
