import type { FlickReport } from '../../../rules/gym';

/** What the panels show, and what their buttons do. */
export interface GymPanelProps {
  readonly report: FlickReport | null;
  readonly canUndo: boolean;
  /** Takes back the flick that is shown, or else the last one. */
  readonly undo: () => void;
  readonly reset: () => void;
}
