import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StyleProp, ViewStyle } from 'react-native';
import { BoardView } from '../../../board';
import { MAX_LAUNCH_MM_S } from '../../../rules/table';
import { useIsMotionReduced, useSetting } from '../../settings';
import { nameKeyOf } from './gymPieces';
import { gymScene } from './gymScene';
import type { GymInPlay } from './useGym';

export interface GymBoardProps extends GymInPlay {
  readonly style?: StyleProp<ViewStyle>;
}

/** The board of the gym: what the finger does goes to the gym, what the gym answers is shown. */
export function GymBoard({ gym, state, onFlightStart, style }: GymBoardProps) {
  const { t } = useTranslation();
  const { table, flick, report } = state;
  const [aid] = useSetting('aid');
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const scene = useMemo(() => gymScene(table), [table]);
  return (
    <BoardView
      scene={scene}
      flight={flick?.outcome.flight ?? null}
      onLaunch={gym.release}
      onFlightStart={onFlightStart}
      onFlightEnd={gym.land}
      maxSpeedMmS={MAX_LAUNCH_MM_S}
      aid={aid}
      firstContactOf={gym.firstContact}
      motion={motion}
      exits={report?.exits}
      labelOf={({ id }) => t(nameKeyOf(id))}
      style={style}
      testID="gym-board"
    />
  );
}
