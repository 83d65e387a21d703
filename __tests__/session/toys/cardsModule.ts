import { isFields } from '../../../src/lib';
import { seatId, type SeatId } from '../../../src/rules/machine';
import { asPlayed } from '../../../src/session/game/asPlayed';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { Played } from '../../../src/session/game/played';
import type { GameSheet, Passing } from '../../../src/session/game/sheet';
import { cardsBook, FOUR, type Cards, type CardsSetup, type CardsState, type CardsWritten } from './cardsRules';

export interface CardsShown {
  readonly points: Readonly<Record<string, number>>;
  /** How many cards each holds, and which are seen. */
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly told: readonly string[];
}

export interface CardsPlayed extends Cards, Played {
  model: Cards['model'];
  task: Cards['task'];
  purpose: Cards['purpose'];
  ask: Cards['ask'];
  answer: Cards['answer'];
  event: Cards['event'];
  outcome: Cards['outcome'];
  setup: CardsSetup;
  written: CardsWritten;
  choices: CardsChoices;
  shown: CardsShown;
  summary: { readonly turn: number; readonly points: Readonly<Record<string, number>> };
  story: { readonly laid: readonly string[] };
  thought: CardsThought;
  head: { readonly isGreedy: boolean };
}

export type CardsThought = { readonly kind: 'best'; readonly card: string } | { readonly kind: 'anything' };

export interface CardsChoices {
  readonly seed: number;
  readonly minds: Readonly<Partial<Record<string, 3>>>;
  readonly passing: Passing;
  readonly setup?: Partial<CardsSetup>;
}

export const choices = (seed: number, more: Partial<CardsChoices> = {}): CardsChoices => ({
  seed,
  minds: {},
  passing: 'sameSide',
  ...more,
});

const shownOf = ({ model }: CardsState): CardsShown => ({ points: model.points, hands: model.hands, told: [] });

const sheetOf = ({ minds, passing }: CardsChoices): GameSheet => ({
  name: 'Cards',
  players: FOUR.map((seat) => ({
    seat,
    name: `${seat}`,
    aim: 'swipe',
    aid: 'none',
    mind: minds[seat] ?? null,
    likeness: null,
  })),
  passing,
  retakes: 'none',
});

const readThought = (kept: unknown): CardsThought | null => {
  if (!isFields(kept)) return null;
  if (kept.kind === 'anything') return { kind: 'anything' };
  return kept.kind === 'best' && typeof kept.card === 'string' ? { kind: 'best', card: kept.card } : null;
};

export const cardsModule: GameModule<CardsPlayed> = {
  book: asPlayed<CardsPlayed>(cardsBook),
  newGame: {
    setupOf: ({ setup = {} }) => ({ seats: FOUR, draws: [], points: {}, rounds: 2, ...setup }),
    sheetOf,
    seedOf: ({ seed }) => seed,
  },
  seatsIn: ({ seats }) => seats,
  tale: {
    of: shownOf,
    before: (view) => ({ ...shownOf(view), points: {}, hands: {} }),
    after: (shown, event, next) => ({ ...next, told: [...shown.told, event.kind] }),
    isLoud: () => true,
    joins: (told, event) => told.every(({ kind }) => kind === 'dealt') && event.kind === 'dealt',
    mainOf: (told) => told.at(-1) as CardsPlayed['event'],
    isSeenFirst: () => false,
    isIdle: () => false,
    waitsForMore: () => false,
    readerOf: (_, event) => (event.kind === 'peeked' ? event.by : null),
    roundAfter: (round, event) => (event.kind === 'laid' ? round + 1 : round),
  },
  summary: {
    of: ({ model }) => ({ turn: model.turn, points: model.points }),
    read: (kept) =>
      isFields(kept) && typeof kept.turn === 'number' ? (kept as unknown as CardsPlayed['summary']) : null,
  },
  minds: {
    of: (level) => ({ level, head: { isGreedy: level > 1 }, weights: {} }),
    adviser: { level: 5, head: { isGreedy: true }, weights: {} },
  },
  thoughts: {
    read: readThought,
    for: (thought, by, eyes) => (thought.kind === 'best' && by !== eyes ? null : thought),
    stumbled: { kind: 'anything' },
  },
  storyOf: ({ log }) => ({ laid: log.flatMap(({ event }) => (event.kind === 'shown' ? [event.card] : [])) }),
  measures: ({ timeline }, seat: SeatId) => ({
    laid: timeline.steps.filter(({ command }) => command.kind === 'deed' && command.seat === seat).length,
    most: timeline.state.model.points[seat] ?? 0,
  }),
  measured: { laid: 'sum', most: 'most' },
  aside: null,
  opensRoom: () => false,
  decidesAction: ({ kind }) => kind === 'lay',
  flicks: null,
};

export const [ANN, BOB, CLEO, DAN] = FOUR as [SeatId, SeatId, SeatId, SeatId];
export const NOBODY = seatId('nobody');
