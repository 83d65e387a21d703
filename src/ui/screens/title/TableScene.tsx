import { Canvas, Group } from '@shopify/react-native-skia';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Flick } from './Flick';
import { tableLayout, type Size } from './titleLayout';
import { useSceneAtlas } from './useSceneAtlas';
import { useStrike } from './useStrike';

/** The elf comes from below the scene, behind the menu. */
const BELOW_PT = 140;

/** A dragon being struck, as large as there is room for. */
export function TableScene({ style }: { readonly style: StyleProp<ViewStyle> }) {
  const { t } = useTranslation();
  const [room, setRoom] = useState<Size | null>(null);
  return (
    <View
      role="img"
      aria-label={t('title.scene')}
      style={style}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ widthPt: layout.width, heightPt: layout.height })}
    >
      {room && <Drawing room={room} />}
    </View>
  );
}

function Drawing({ room }: { readonly room: Size }) {
  const { leftPt, topPt, scale } = tableLayout(room);
  const atlas = useSceneAtlas(scale);
  // A canvas draws apart from the app: what comes from the app's contexts is asked for out here.
  const strike = useStrike();
  return (
    <Canvas style={styles.canvas} pointerEvents="none">
      <Group transform={[{ translateX: leftPt }, { translateY: topPt }, { scale }]}>
        <Flick atlas={atlas} strike={strike} />
      </Group>
    </Canvas>
  );
}

const styles = StyleSheet.create({ canvas: { ...StyleSheet.absoluteFill, bottom: -BELOW_PT } });
