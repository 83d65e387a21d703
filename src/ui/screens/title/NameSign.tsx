import { Canvas, useFont } from '@shopify/react-native-skia';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { LOGO_FACE } from '../../boot/fonts';
import { Candle } from './Candle';
import { Logotype } from './Logotype';
import type { NameLayout } from './titleLayout';

export interface NameSignProps {
  readonly layout: NameLayout;
  readonly widthPt: number;
}

/** The game's name and the candle that lights it. Drawn once: its soft edges are too dear for every frame. */
export function NameSign({ layout, widthPt }: NameSignProps) {
  const { t } = useTranslation();
  const { sizePt, heightPt, baselinePt, candle } = layout;
  const font = useFont(LOGO_FACE, sizePt);
  const centreX = widthPt / 2;
  const baselineY = heightPt - baselinePt;
  const size = { width: widthPt, height: heightPt };
  return (
    <View role="heading" aria-label={t('app.name')} style={size}>
      <Canvas style={size} pointerEvents="none">
        <Candle x={centreX + candle.xPt} y={baselineY + candle.yPt} radius={candle.radiusPt} />
        {font && <Logotype text={t('app.name')} font={font} centreX={centreX} baselineY={baselineY} />}
      </Canvas>
    </View>
  );
}
