export const records = {
  at: 'Room {{room}} of {{rooms}}: {{card}}',
  atStart: 'At the entrance',
  round: 'round {{round}}',
  handicap: 'Handicap: {{handicap}}',
} as const;
