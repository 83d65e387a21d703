/** The colours of the interface. Every text and its ground is checked by the contrast test. */
export const UI = {
  leather: '#1c1411',
  leatherLit: '#2c201a',
  night: '#120b08',
  walnutLit: '#4a2a15',
  handle: '#4a3526',
  ivory: '#f6ebd2',
  muted: '#d2c09d',
  prompt: '#fff6e2',
  gold: '#ffcf5a',
  red: '#ff7a66',
  green: '#8fd06a',
  blue: '#8fc3ff',
  brass: '#c99c4e',
  brassLight: '#f3d690',
  brassDark: '#6e4a1c',
  buttonTop: '#ffe9ad',
  buttonMiddle: '#e9b64d',
  buttonBottom: '#b9802a',
  buttonEdge: '#8a5a18',
  buttonInk: '#2a1704',
  parchment: '#eadbb6',
  parchmentDark: '#d8c394',
  ink: '#25160d',
  inkSecond: '#5a3a20',
  flag: '#8a1c14',
  flagText: '#fff6e0',
  wax: '#a1231a',
  blood: '#8f1d13',
  shade: '#0a0503',
} as const;

/** The logotype's gold, from the top of the letters to the foot. */
export const LOGO_GOLD = ['#fffbe6', '#ffe29a', '#e8a93a', '#b9741c', '#ffd980'] as const;

/** The colours of a state mark; each state also has a shape of its own. */
export const STATE = {
  gold: '#ffcf5a',
  goldLight: '#ffe7a0',
  goldDeep: '#5a3404',
  target: '#ff4a36',
  targetDeep: '#2a0502',
  blood: '#e02a20',
  bone: '#f2e7cc',
  outline: '#160d09',
} as const;
