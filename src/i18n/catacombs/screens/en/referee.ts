export const referee = {
  damage: '{{target}} struck: {{amount}} damage',
  killed: '{{target}} struck: {{amount}} damage, killed',
  touch: {
    edge: 'left the board here',
    spent: 'flew off the board: no further effect',
    obstacle: 'off the pillar: no effect',
    pushed: 'pushed: no effect',
    friend: 'same side: no effect',
    idle: 'touched: no effect',
  },
  gone: '{{target}} left the board, and for good',
} as const;
