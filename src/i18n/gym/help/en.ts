/** The rules of the gym that a player may ask about, each in a sentence or two of our own. */
export const help = {
  'GYM-001': 'The board is a rectangle. Its edge is open, or there is a wall all round it.',
  'GYM-002':
    'Discs may touch one another, and never lie one on top of another. A fixed one is struck and stays where it is.',
  'GYM-003': 'You flick one disc at a time: any that moves, or of these only the ones that may be flicked here.',
  'GYM-004': 'Flick in any direction, softly or hard, up to a top speed.',
  'GYM-005':
    'A disc whose middle crosses an open edge is out: it is put back where it left, or it is gone. Nothing gets past a wall.',
  'GYM-006':
    'A flick strikes what the flicked disc touches itself. What is only pushed along by another is not struck.',
  'GYM-007': 'Goals are judged once everything lies still, each by one flick alone. A goal that is met stays met.',
  'GYM-008': 'To nudge a disc, leave it as far from its place as the goal says, by whichever disc you like.',
  'GYM-009': 'A bank strikes its target only after the flicked disc has touched a wall or something fixed.',
  'GYM-010': 'All the discs that are named must be struck by one and the same flick.',
  'GYM-011': 'The middle of the disc must come to rest on the ring, and its two lines count as ring.',
  'GYM-012': 'Another disc must drive this one over the edge. It does not matter whether it comes back.',
  'GYM-013': 'Meet every goal, and the gym is solved.',
  'GYM-014': 'With goals still open it is over when the flicks are used up, or nothing is left to flick.',
  'GYM-015': 'The fewer flicks it takes, the more stars it earns: one, two or three. Unsolved earns none.',
  'GYM-016': 'Without goals you flick as long as you like, lay all out again, and leave when you have had enough.',
  'GYM-017': 'With goals every flick counts. Whoever leaves early has not solved it.',
  'GYM-018': 'There is no luck in it: the same flicks on the same board always end the same way.',
  'GYM-019': 'Of the last flick you are told its speed, what the disc touched, in order, and who left the board.',
} as const;

export type HelpId = keyof typeof help;
