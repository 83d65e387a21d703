import { BlurMask, Path } from '@shopify/react-native-skia';
import { FLICK } from './sceneDiscs';

const RAYS = [
  { turnDeg: -75, reach: 30 },
  { turnDeg: -50, reach: 44 },
  { turnDeg: -25, reach: 36 },
  { turnDeg: 0, reach: 26 },
] as const;
const INNER = 10;

const path = RAYS.map(({ turnDeg, reach }) => {
  const turn = (turnDeg * Math.PI) / 180;
  const at = (far: number): string =>
    `${FLICK.contact.x + Math.cos(turn) * far} ${FLICK.contact.y + Math.sin(turn) * far}`;
  return `M${at(INNER)}L${at(reach)}`;
}).join('');

/** Where wood met wood. */
export function Sparks() {
  return (
    <Path path={path} color="#fff0c0e6" style="stroke" strokeWidth={2.6} strokeCap="round">
      <BlurMask blur={0.5} style="normal" />
    </Path>
  );
}
