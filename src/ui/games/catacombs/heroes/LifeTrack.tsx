import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { CLIP, RADIUS, UI, mix, withAlpha } from '../../../../theme';
import { gradient } from '../../../kit/components';

const HEIGHT_PT = 6;
/** From here downwards the track is red all over: somebody should look after this hero. */
const LOW = 1 / 3;

const fill = (share: number) => {
  const colour = share <= LOW ? UI.red : mix(UI.wax, UI.red, 0.55);
  return gradient(`linear-gradient(180deg, ${mix(colour, UI.prompt, 0.35)} 0%, ${colour} 45%, ${UI.blood} 100%)`);
};

/** How much life is left, as a groove that empties. The number stands beside it. */
export const LifeTrack = memo(function LifeTrack({
  life,
  maxLife,
}: {
  readonly life: number;
  readonly maxLife: number;
}) {
  const share = maxLife > 0 ? life / maxLife : 0;
  return (
    <View dataSet={{ mark: 'own-colours' }} style={styles.groove} testID="life-track">
      <View style={[styles.fill, fill(share), { width: `${Math.round(share * 100)}%` }]} />
    </View>
  );
});

const styles = StyleSheet.create({
  groove: {
    height: HEIGHT_PT,
    borderRadius: RADIUS.chip,
    backgroundColor: UI.night,
    borderWidth: 1,
    borderColor: withAlpha(UI.brassDark, 0.9),
    ...CLIP,
  },
  fill: { height: '100%' },
});
