import { UI } from './palette';

/** Round whatever has the focus: pale between two dark lines, so that it is seen on leather, parchment and brass alike. */
export const FOCUS_RING = {
  borderWidth: 2,
  borderColor: UI.night,
  boxShadow: `inset 0 0 0 3px ${UI.prompt}, inset 0 0 0 5px ${UI.night}`,
} as const;
