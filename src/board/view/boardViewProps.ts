import type { StyleProp, ViewStyle } from 'react-native';
import type { Flight } from '../../physics/flight';
import type { Launch } from '../aim/launch';
import type { BoardScene, ExitMark, ScenePiece } from './scene';

export const AIM_AIDS = ['none', 'direction'] as const;
export type AimAid = (typeof AIM_AIDS)[number];

/** How hard the flick would be if the finger were lifted now. */
export interface LiveAim {
  readonly discId: string;
  readonly speedMmS: number;
}

export interface BoardViewProps {
  readonly scene: BoardScene;
  /** Played once, at real speed, when it becomes other than null. The scene is then to follow with the discs at rest. */
  readonly flight: Flight | null;
  readonly onLaunch: (launch: Launch) => void;
  readonly onFlightEnd: () => void;
  /** The moment, on the clock of performance.now(), to which the times of the flight's contacts are added. */
  readonly onFlightStart?: (startedAtMs: number) => void;
  readonly onAimChange?: (aim: LiveAim | null) => void;
  readonly maxSpeedMmS: number;
  readonly aid: AimAid;
  readonly motion: 'full' | 'reduced';
  readonly exits?: readonly ExitMark[];
  /** What a screen reader says of a disc that may be flicked. */
  readonly labelOf: (piece: ScenePiece) => string;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}
