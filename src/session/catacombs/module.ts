import { MINDS, type CatacombsMind } from '../../ai/catacombs';
import type { Level } from '../../ai/core';
import { HANDS, type Hand } from '../../ai/flicking';
import { catacombsBook, PROPOSE } from '../../rules/catacombs';
import { asPlayed } from '../game/asPlayed';
import type { GameModule } from '../game/gameModule';
import { setupOf, sheetOf } from './draft/newGameDraft';
import { flicks } from './flicks';
import type { CatacombsPlayed } from './played';
import { seatsIn } from './seatsIn';
import { storyOf } from './story/storyOf';
import { gameSummary } from './summary/gameSummary';
import { readSummary } from './summary/readSummary';
import { tale } from './tale';
import { MEASURED, measuresOf } from './tally';
import { readThought } from './thoughts';

/** The level says how far it thinks, and errs as its level does or as somebody whom it is like. */
const withHand = (level: Level, hand: Hand): CatacombsMind => ({
  ...MINDS[level],
  head: { ...MINDS[level].head, hand },
});

export const catacombsModule: GameModule<CatacombsPlayed> = {
  book: asPlayed<CatacombsPlayed>(catacombsBook),
  newGame: { setupOf, sheetOf, seedOf: ({ seed }) => seed },
  seatsIn,
  tale,
  summary: { of: gameSummary, read: readSummary },
  minds: {
    of: (level, likeness) => withHand(level, likeness?.hand ?? HANDS[level]),
    // The strongest head, for a hand as people have it: what is hard to hit is not what it proposes.
    adviser: withHand(5, HANDS[3]),
  },
  thoughts: {
    read: readThought,
    // Everything that is thought of is there for all to see.
    for: (thought) => thought,
    stumbled: { kind: 'stumbled' },
  },
  storyOf,
  measures: measuresOf,
  measured: MEASURED,
  // Said by the way: before the next room, ask me (EXTRA-002, EXTRA-013).
  aside: {
    answer: { kind: 'choose', options: [PROPOSE] },
    hasSaid: ({ model }, seat) => model.proposers?.includes(seat) === true,
  },
  opensRoom: ({ kind }) => kind === 'roomEntered',
  decidesAction: ({ kind }) => kind === 'act',
  flicks,
};
