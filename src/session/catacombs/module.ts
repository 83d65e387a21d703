import { MINDS, withHand } from '../../ai/catacombs';
import { catacombsBook, PROPOSE } from '../../rules/catacombs';
import { mindsWithHands } from '../flicking/mindsWithHands';
import { asPlayed } from '../game/asPlayed';
import type { GameModule } from '../game/gameModule';
import { openThoughts } from '../game/openThoughts';
import { setupOf, sheetOf } from './choices/freshChoices';
import { flicks } from './flicks';
import type { CatacombsPlayed } from './played';
import { seatsIn } from './seatsIn';
import { storyOf } from './story/storyOf';
import { gameSummary } from './summary/gameSummary';
import { readSummary } from './summary/readSummary';
import { tale } from './tale';
import { MEASURED, measuresOf } from './tally';
import { readThought } from './thoughts';

export const catacombsModule: GameModule<CatacombsPlayed> = {
  book: asPlayed<CatacombsPlayed>(catacombsBook),
  newGame: { setupOf, sheetOf, seedOf: ({ seed }) => seed },
  seatsIn,
  tale,
  summary: { of: gameSummary, read: readSummary },
  minds: mindsWithHands(MINDS, withHand),
  thoughts: openThoughts<CatacombsPlayed>(readThought, { kind: 'stumbled' }),
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
