import type { Gym, GymState } from '../../../session';

export interface GymPanelProps {
  readonly gym: Gym;
  readonly state: GymState;
}

export const canUndo = ({ past, flick }: GymState): boolean => past.length > 0 || flick !== null;
