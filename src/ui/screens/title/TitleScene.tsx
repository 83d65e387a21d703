import { Canvas, Group, useFont } from '@shopify/react-native-skia';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { TYPE } from '../../../theme';
import { LOGO_FACE } from '../../boot/fonts';
import { Candle } from './Candle';
import { Logotype } from './Logotype';
import { COURT, SCENE, STRIKER } from './sceneDiscs';
import { Sparks } from './Sparks';
import { Sprites } from './Sprites';
import { Streak } from './Streak';
import { useSceneAtlas } from './useSceneAtlas';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LOGO_WIDTH_PER_SIZE = 4.4;

export interface TitleSceneProps {
  /** Where the name goes. */
  readonly name: Box;
  /** Where the discs go. */
  readonly table: Box;
}

const fit = ({ width, height }: Box): number => Math.min(width / SCENE.width, height / SCENE.height);

/** The candle, the name and a dragon being struck, painted on the table. */
export function TitleScene({ name, table }: TitleSceneProps) {
  const { t } = useTranslation();
  const size = Math.min(TYPE.logo.sizePt * 2, name.width / LOGO_WIDTH_PER_SIZE);
  const font = useFont(LOGO_FACE, size);
  const scale = fit(table);
  const atlas = useSceneAtlas(scale);
  const left = table.x + (table.width - SCENE.width * scale) / 2;
  const top = table.y + (table.height - SCENE.height * scale) / 2;
  return (
    <Canvas style={StyleSheet.absoluteFill} pointerEvents="none">
      <Candle x={name.x + size * 0.55} y={name.y + size * 0.2} radius={size * 0.4} />
      <Group transform={[{ translateX: left }, { translateY: top }, { scale }]}>
        <Sprites atlas={atlas} discs={COURT} />
        <Streak />
        <Sprites atlas={atlas} discs={[STRIKER]} isLifted />
        <Sparks />
      </Group>
      {font === null ? null : (
        <Logotype
          text={t('app.name')}
          font={font}
          centreX={name.x + name.width / 2}
          baselineY={name.y + name.height - size * 0.28}
        />
      )}
    </Canvas>
  );
}
