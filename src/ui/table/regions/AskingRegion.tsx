import type { StepKind } from '../aim';
import { Asking } from '../stage/Asking';
import { useHere } from './HereContext';

export interface AskingRegionProps {
  /** Below the board of a phone an aim by steps is as low as can be. */
  readonly isSteppingLow: boolean;
  readonly kind: StepKind;
  readonly onKind: (kind: StepKind) => void;
  readonly onFold: () => void;
  readonly onStory: (() => void) | null;
}

/** What the moment needs besides the board. */
export function AskingRegion({ isSteppingLow, kind, onKind, onFold, onStory }: AskingRegionProps) {
  const { now } = useHere();
  return <Asking now={now} narrow={isSteppingLow ? { kind, onKind, onFold } : undefined} onStory={onStory} />;
}
