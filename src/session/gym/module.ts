import { MINDS } from '../../ai/gym';
import { gymBook } from '../../rules/gym';
import { mindsWithHands } from '../flicking/mindsWithHands';
import { asPlayed } from '../game/asPlayed';
import type { GameModule } from '../game/gameModule';
import { openThoughts } from '../game/openThoughts';
import type { GameSheet } from '../game/sheet';
import { flicks } from './flicks';
import { readSummary, readThought, summaryOf } from './kept';
import type { GymChoices, GymPlayed } from './played';
import { tale } from './tale';
import { MEASURED, measuresOf, storyOf } from './told';

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
  minds: mindsWithHands(MINDS),
  thoughts: openThoughts<GymPlayed>(readThought, { kind: 'stumbled' }),
  storyOf,
  measures: measuresOf,
  measured: MEASURED,
  aside: null,
  opensRoom: () => false,
  decidesAction: ({ kind }) => kind === 'flick',
  flicks,
};
