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
