/** What is chosen in several places goes by one name in all of them. */
export const choice = {
  aimWay: { swipe: 'Swipe', pullBack: 'Pull back', steps: 'By steps' },
  aimAid: { none: 'None', direction: 'Direction', firstContact: 'First contact' },
  passing: {
    sameSide: 'Same side',
    oppositeEnds: 'Opposite ends',
    roundTheTable: 'Round the table',
  },
  telling: { normal: '1×', double: '2×', instant: 'At once' },
} as const;
