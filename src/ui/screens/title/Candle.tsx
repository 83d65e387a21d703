import { Circle, Group, Paint, Path, RadialGradient, BlurMask, LinearGradient, vec } from '@shopify/react-native-skia';

/** A flame in a box from -1 to 1 round the wick, larger by `k`. */
const flame = (k: number): string => {
  const at = (x: number, y: number): string => `${x * k} ${y * k}`;
  return (
    `M${at(-0.2, 0.12)}C${at(-0.34, -0.3)} ${at(0.06, -0.52)} ${at(0.42, -0.92)}` +
    `C${at(0.5, -0.34)} ${at(0.38, 0.22)} ${at(0.04, 0.26)}C${at(-0.1, 0.27)} ${at(-0.18, 0.22)} ${at(-0.2, 0.12)}Z`
  );
};

const FLAMES = [
  { path: flame(1), colour: '#ffa024' },
  { path: flame(0.74), colour: '#ffd95e' },
  { path: flame(0.46), colour: '#fffbe0' },
] as const;
const HALO = flame(1.25);
const WICK = 'M-0.03 0.16L0.07 -0.06';
const CENTRE = vec(0, 0);

export interface CandleProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The one light of the game, seen from above: a brass dish, wax, and a flame that leans to the right. */
export function Candle({ x, y, radius }: CandleProps) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale: radius }]}>
      <Circle c={CENTRE} r={8} blendMode="plus">
        <RadialGradient c={CENTRE} r={8} colors={['#ffa04057', '#ff8a2a1a', '#ff7a1a00']} positions={[0, 0.4, 1]} />
      </Circle>
      <Circle cx={0.55} cy={0.65} r={1.3} color="#00000099">
        <BlurMask blur={0.4} style="normal" />
      </Circle>
      <Circle c={CENTRE} r={1.32}>
        <LinearGradient start={vec(-1, -1)} end={vec(1, 1)} colors={['#e9c67a', '#a8782e', '#4a3010']} />
      </Circle>
      <Circle c={CENTRE} r={1.18}>
        <RadialGradient c={vec(-0.2, -0.2)} r={1.5} colors={['#6e4a1c', '#3a240c']} />
      </Circle>
      <Circle cx={0.05} cy={0.08} r={1} color="#1a0c0499">
        <BlurMask blur={0.08} style="normal" />
      </Circle>
      <Circle c={CENTRE} r={0.96}>
        <RadialGradient c={vec(-0.1, -0.1)} r={1} colors={['#ffe9b8', '#efc987', '#b9823c']} positions={[0, 0.7, 1]} />
      </Circle>
      <Circle c={CENTRE} r={0.66}>
        <RadialGradient
          c={CENTRE}
          r={0.68}
          colors={['#fff0b8', '#f8cf7c', '#d99a48', '#f6d79a']}
          positions={[0, 0.5, 0.9, 1]}
        />
      </Circle>
      <Path path={HALO} color="#ff7a12cc">
        <BlurMask blur={0.13} style="normal" />
      </Path>
      {FLAMES.map(({ path, colour }) => (
        <Path key={colour} path={path} color={colour} />
      ))}
      <Path path={WICK} color="transparent">
        <Paint color="#2a1206" style="stroke" strokeWidth={0.09} />
      </Path>
      <Circle c={CENTRE} r={1.5} blendMode="plus">
        <RadialGradient c={CENTRE} r={1.5} colors={['#ffc8704d', '#ff9a3a00']} />
      </Circle>
    </Group>
  );
}
