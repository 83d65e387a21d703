import { Canvas, Group, useFont } from '@shopify/react-native-skia';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { LOGO_FACE } from '../../boot/fonts';
import { Candle } from './Candle';
import { Logotype } from './Logotype';
import { COURT, STRIKER } from './sceneDiscs';
import { Sparks } from './Sparks';
import { Sprites } from './Sprites';
import { Streak } from './Streak';
import { tableLayout, type Box, type NameLayout } from './titleLayout';
import { useSceneAtlas } from './useSceneAtlas';

export interface TitleSceneProps {
  readonly layout: NameLayout;
  /** Where the name goes. */
  readonly name: Box;
  /** Where the discs go. */
  readonly table: Box;
}

/** The candle, the name and a dragon being struck, painted on the table. */
export function TitleScene({ layout, name, table }: TitleSceneProps) {
  const { t } = useTranslation();
  const font = useFont(LOGO_FACE, layout.sizePt);
  const { leftPt, topPt, scale } = tableLayout(table);
  const atlas = useSceneAtlas(scale);
  const centreX = name.x + name.width / 2;
  const baselineY = name.y + name.height - layout.baselinePt;
  const { xPt, yPt, radiusPt } = layout.candle;
  return (
    <Canvas style={StyleSheet.absoluteFill} pointerEvents="none">
      <Candle x={centreX + xPt} y={baselineY + yPt} radius={radiusPt} />
      <Group transform={[{ translateX: leftPt }, { translateY: topPt }, { scale }]}>
        <Sprites atlas={atlas} discs={COURT} />
        <Streak />
        <Sprites atlas={atlas} discs={[STRIKER]} isLifted />
        <Sparks />
      </Group>
      {font === null ? null : <Logotype text={t('app.name')} font={font} centreX={centreX} baselineY={baselineY} />}
    </Canvas>
  );
}
