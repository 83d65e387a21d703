import { BlurMask, LinearGradient, Path, vec } from '@shopify/react-native-skia';
import { FLICK } from './sceneDiscs';

const HALF_WIDTH = 40;
const BLADES = [
  { spread: 1.15, tail: '#ffd98a38', blur: 12 },
  { spread: 0.85, tail: '#ffd98a57', blur: 5 },
  { spread: 0.45, tail: '#ffd98a99', blur: 2 },
] as const;

function blade(spread: number): string {
  const { from, to } = FLICK;
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const acrossX = (-alongY / length) * HALF_WIDTH * spread;
  const acrossY = (alongX / length) * HALF_WIDTH * spread;
  return `M${from.x} ${from.y}L${to.x + acrossX} ${to.y + acrossY}L${to.x - acrossX} ${to.y - acrossY}Z`;
}

/** The light that trails behind a flicked disc, widening towards it. */
export function Streak() {
  return BLADES.map(({ spread, tail, blur }) => (
    <Path key={spread} path={blade(spread)} blendMode="plus">
      <LinearGradient
        start={vec(FLICK.from.x, FLICK.from.y)}
        end={vec(FLICK.to.x, FLICK.to.y)}
        colors={['#ffb84a00', tail]}
      />
      <BlurMask blur={blur} style="normal" />
    </Path>
  ));
}
