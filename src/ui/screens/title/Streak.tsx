import { LinearGradient, Path, vec } from '@shopify/react-native-skia';
import { FLICK } from './sceneDiscs';

const HALF_WIDTH = 38;
const BLADES = 16;

/** Soft at its sides without a blur, which a frame could not afford: thin blades of light, each narrower, add up. */
const SPREADS = Array.from({ length: BLADES }, (_, index) => ((index + 1) / BLADES) ** 1.4);

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
  return SPREADS.map((spread) => (
    <Path key={spread} path={blade(spread)} blendMode="plus">
      <LinearGradient
        start={vec(FLICK.from.x, FLICK.from.y)}
        end={vec(FLICK.to.x, FLICK.to.y)}
        colors={['#ffb84a00', '#ffd98a14']}
      />
    </Path>
  ));
}
