import { MINDS, type GymMind } from '../../ai/gym';
import type { Level } from '../../ai/core';
import { HANDS, type Hand } from '../../ai/flicking';
import { gymBook } from '../../rules/gym';
import { asPlayed } from '../game/asPlayed';
import type { GameModule } from '../game/gameModule';
import type { GameSheet } from '../game/sheet';
import { flicks } from './flicks';
import { readSummary, readThought, summaryOf } from './kept';
import type { GymChoices, GymPlayed } from './played';
import { tale } from './tale';
import { MEASURED, measuresOf, storyOf } from './told';

const withHand = (level: Level, hand: Hand): GymMind => ({
  ...MINDS[level],
  head: { ...MINDS[level].head, hand },
});

/** One sits there. Where nothing is asked for, a flick is taken again as often as one likes. */
const sheetOf = ({ setup, name, aim, aid, mind }: GymChoices): GameSheet => ({
  name,
  players: [{ seat: setup.seat, name: '', aim, aid, mind, likeness: null }],
  passing: 'sameSide',
  retakes: 'free',
});

export const gymModule: GameModule<GymPlayed> = {
  book: asPlayed<GymPlayed>(gymBook),
  // Nothing is drawn: one seed is as good as another (GYM-018).
  newGame: { setupOf: ({ setup }) => setup, sheetOf, seedOf: () => 0 },
  seatsIn: ({ seat }) => [seat],
  tale,
  summary: { of: summaryOf, read: readSummary },
  minds: {
    of: (level, likeness) => withHand(level, likeness?.hand ?? HANDS[level]),
    // The strongest head, for a hand as people have it.
    adviser: withHand(5, HANDS[3]),
  },
  thoughts: {
    read: readThought,
    for: (thought) => thought,
    stumbled: { kind: 'stumbled' },
  },
  storyOf,
  measures: measuresOf,
  measured: MEASURED,
  aside: null,
  opensRoom: () => false,
  decidesAction: ({ kind }) => kind === 'flick',
  flicks,
};
