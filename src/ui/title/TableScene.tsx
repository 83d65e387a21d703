import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Image, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';
import blow from '../../../assets/title/blow.webp';
import court from '../../../assets/title/court.webp';
import elf from '../../../assets/title/elf.webp';
import streak from '../../../assets/title/streak.webp';
import { PICTURES } from './scene';
import { placeOf, sceneLayout, type Size } from './titleLayout';
import { useStrike } from './useStrike';

const NOT_YET: Size = { widthPt: 0, heightPt: 0 };

const SOURCES = { court, streak, elf, blow } as const;
const LAYERS = ['court', 'streak', 'elf', 'blow'] as const;

/** The dragon and its court on the table, and the elf who flies in and strikes. */
export function TableScene({ style }: { readonly style: StyleProp<ViewStyle> }) {
  const { t } = useTranslation();
  const [room, setRoom] = useState(NOT_YET);
  const layout = sceneLayout(room);
  const motion = useStrike(layout.scale);
  return (
    <View
      accessible
      role="img"
      aria-label={t('title.scene')}
      style={[styles.room, style]}
      onLayout={({ nativeEvent: { layout: measured } }) =>
        setRoom({ widthPt: measured.width, heightPt: measured.height })
      }
    >
      {LAYERS.map((layer) => (
        <Animated.View key={layer} style={[styles.layer, placeOf(PICTURES[layer], layout), motion[layer]]}>
          <Image source={SOURCES[layer]} style={styles.picture} />
        </Animated.View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { pointerEvents: 'none' },
  layer: { position: 'absolute' },
  picture: { width: '100%', height: '100%' },
});
