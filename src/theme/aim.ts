/** The colours of an aim in progress, readable on every board. */
export const AIM = {
  groove: '#140a05',
  grooveAlpha: 0.62,
  /** From a nudge to the hardest flick. */
  power: ['#fff1a8', '#ffc23a', '#ff7a1e', '#f0301a'],
  notch: '#fff7da',
  arrow: '#ffe7a0',
  arrowEdge: '#3a2004',
} as const;
