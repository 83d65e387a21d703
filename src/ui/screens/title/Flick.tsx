import { Group } from '@shopify/react-native-skia';
import { interpolate, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { DiscAtlas } from '../../../board';
import { COURT, FLICK, STRIKER } from './sceneDiscs';
import { Sparks } from './Sparks';
import { Sprites } from './Sprites';
import { Streak } from './Streak';

const AWAY = { x: FLICK.from.x - FLICK.to.x, y: FLICK.from.y - FLICK.to.y } as const;
/** The share of the time that the elf is in flight; what follows is the blow. */
const CONTACT_AT = 0.6;
const RECOIL = { x: 5, y: -6 } as const;

export interface FlickProps {
  readonly atlas: DiscAtlas;
  /** 0 before the flick, 1 when the elf has struck. */
  readonly strike: SharedValue<number>;
}

/** The dragon and its court on the table, and the elf who flies in and strikes. */
export function Flick({ atlas, strike }: FlickProps) {
  const flight = useDerivedValue(() => {
    const left = interpolate(strike.value, [0, CONTACT_AT], [1, 0], 'clamp');
    return [{ translateX: AWAY.x * 2 * left }, { translateY: AWAY.y * 2 * left }];
  });
  const recoil = useDerivedValue(() => {
    const push = interpolate(strike.value, [CONTACT_AT, 0.7, 1], [0, 1, 0], 'clamp');
    return [{ translateX: RECOIL.x * push }, { translateY: RECOIL.y * push }];
  });
  const presence = useDerivedValue(() => interpolate(strike.value, [0, 0.1], [0, 1], 'clamp'));
  const trail = useDerivedValue(() => interpolate(strike.value, [0.2, CONTACT_AT], [0, 1], 'clamp'));
  const blow = useDerivedValue(() => interpolate(strike.value, [CONTACT_AT - 0.02, CONTACT_AT], [0, 1], 'clamp'));
  return (
    <>
      <Group transform={recoil}>
        <Sprites atlas={atlas} discs={COURT} />
      </Group>
      <Group opacity={trail}>
        <Streak />
      </Group>
      <Group transform={flight} opacity={presence}>
        <Sprites atlas={atlas} discs={[STRIKER]} isLifted />
      </Group>
      <Group opacity={blow}>
        <Sparks />
      </Group>
    </>
  );
}
