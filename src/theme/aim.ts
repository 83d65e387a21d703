/** The colours of an aim in progress, readable on every board. */
export const AIM = {
  groove: '#140a05',
  grooveAlpha: 0.62,
  /** From a nudge to the hardest flick. */
  power: ['#fff1a8', '#ffc23a', '#ff7a1e', '#f0301a'],
  rung: '#fff7da',
  /** A rung that the power has not reached. */
  farRung: '#a08a66',
  arrow: '#ffe7a0',
  arrowEdge: '#3a2004',
  /** The way to the first contact, and the disc as it would be there. */
  way: '#fff2c4',
  wayEdge: '#1a0d04',
  finger: '#fff6dc',
  fingerEdge: '#2a1404',
} as const;

/** How the way of a disc is drawn. */
export interface PathLook {
  readonly color: string;
  /** Drawn and left out, by turns; null for an unbroken line. */
  readonly dashMm: readonly number[] | null;
}

const path = (color: string, ...dashMm: readonly number[]): PathLook => ({
  color,
  dashMm: dashMm.length === 0 ? null : dashMm,
});

/** The ways of discs that have flown, readable on every board. */
export const PATHS = {
  edge: '#140a05',
  sweptAlpha: 0.17,
  duskAlpha: 0.34,
  flicked: path('#ffe7a8'),
  others: [path('#8fe06a', 7, 4.6), path('#c9d6e6', 1.6, 5.4), path('#ffb07a', 12, 3, 2, 3), path('#e6b3ff', 4, 4)],
} as const;
