import { BlurMask, LinearGradient, Text, vec, type SkFont } from '@shopify/react-native-skia';
import { LOGO_GOLD, UI } from '../../../theme';

export interface LogotypeProps {
  readonly text: string;
  readonly font: SkFont;
  readonly centreX: number;
  readonly baselineY: number;
}

const SHADOWS = [
  { x: 0.05, y: 0.12, blur: 0.12, colour: '#000000cc' },
  { x: 0.026, y: 0.053, blur: 0.033, colour: '#000000d9' },
] as const;
const STOPS = [0, 0.3, 0.55, 0.72, 1];

/** The game's name in worn gold, with a dark rim, standing a little above the table. */
export function Logotype({ text, font, centreX, baselineY }: LogotypeProps) {
  const size = font.getSize();
  const x = centreX - font.getTextWidth(text) / 2;
  const y = baselineY;
  const base = { text, font, x, y };
  return (
    <>
      {SHADOWS.map((shadow) => (
        <Text key={shadow.blur} {...base} x={x + shadow.x * size} y={y + shadow.y * size} color={shadow.colour}>
          <BlurMask blur={shadow.blur * size} style="normal" />
        </Text>
      ))}
      <Text {...base} color={UI.buttonInk} style="stroke" strokeWidth={size * 0.11} strokeJoin="round" />
      <Text {...base} style="stroke" strokeWidth={size * 0.06} strokeJoin="round">
        <LinearGradient
          start={vec(0, y - size * 0.7)}
          end={vec(0, y + size * 0.2)}
          colors={[UI.buttonEdge, UI.buttonMiddle, UI.brassDark]}
        />
      </Text>
      <Text {...base}>
        <LinearGradient
          start={vec(0, y - size * 0.72)}
          end={vec(0, y + size * 0.22)}
          colors={[...LOGO_GOLD]}
          positions={STOPS}
        />
      </Text>
    </>
  );
}
