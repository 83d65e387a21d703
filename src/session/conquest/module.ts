import { MINDS } from '../../ai/conquest';
import { conquestBook, seatsInOrder } from '../../rules/conquest';
import { mindsWithHands } from '../flicking/mindsWithHands';
import { asPlayed } from '../game/asPlayed';
import type { GameModule } from '../game/gameModule';
import { setupOf, sheetOf } from './choices/freshChoices';
import { flicks } from './flicks';
import type { ConquestPlayed } from './played';
import { storyOf } from './story/storyOf';
import { readSummary, summaryOf } from './summary';
import { tale } from './tale';
import { MEASURED, measuresOf } from './tally';
import { thoughts } from './thoughts';

export const conquestModule: GameModule<ConquestPlayed> = {
  book: asPlayed<ConquestPlayed>(conquestBook),
  newGame: { setupOf, sheetOf, seedOf: ({ seed }) => seed },
  seatsIn: seatsInOrder,
  tale,
  summary: { of: summaryOf, read: readSummary },
  minds: mindsWithHands(MINDS),
  thoughts,
  storyOf,
  measures: measuresOf,
  measured: MEASURED,
  aside: null,
  opensRoom: ({ kind }) => kind === 'turnBegan',
  decidesAction: ({ kind }) => kind === 'playCard' || kind === 'giveUpCard',
  flicks,
};
