import { FLICKERS, HANDS, type Aim, type Flicker } from '../../../src/ai/flicking';
import { isFields } from '../../../src/lib';
import { seatId, type SeatId } from '../../../src/rules/machine';
import { asPlayed } from '../../../src/session/game/asPlayed';
import type { Flicks } from '../../../src/session/game/flicks';
import type { GameModule } from '../../../src/session/game/gameModule';
import { openThoughts } from '../../../src/session/game/openThoughts';
import type { GameSheet, Retakes } from '../../../src/session/game/sheet';
import type { Level } from '../../../src/ai/core';
import {
  shoveBook,
  type Shove,
  type ShoveDisc,
  type ShoveSetup,
  type ShoveState,
  type ShoveWritten,
} from './shoveRules';

export type ShoveThought =
  { readonly kind: 'shot'; readonly aim: Aim; readonly chance: number } | { readonly kind: 'anything' };

export interface ShoveShown {
  readonly discs: readonly ShoveDisc[];
  readonly points: Readonly<Record<string, number>>;
  readonly told: readonly string[];
}

export interface ShovePlayed extends Shove {
  setup: ShoveSetup;
  written: ShoveWritten;
  choices: ShoveChoices;
  shown: ShoveShown;
  summary: { readonly round: number; readonly points: Readonly<Record<string, number>> };
  story: { readonly strikes: number };
  thought: ShoveThought;
  head: Flicker;
  flicked: {
    verdict: { readonly kind: 'touch' } | { readonly kind: 'points'; readonly points: number };
    intent: Extract<ShoveThought, { kind: 'shot' }>;
    board: 'shove';
  };
}

export interface ShoveChoices {
  readonly seed: number;
  readonly rounds: number;
  readonly minds: Readonly<Partial<Record<string, Level>>>;
  readonly retakes: Retakes;
}

export const ANN = seatId('ann');
export const BOB = seatId('bob');
export const BOTH = [ANN, BOB];

export const choices = (more: Partial<ShoveChoices> = {}): ShoveChoices => ({
  ...{ seed: 5, rounds: 1, minds: {}, retakes: 'none' },
  ...more,
});

const shownOf = ({ model: { discs, points } }: ShoveState): ShoveShown => ({ discs, points, told: [] });

const sheetOf = ({ minds, retakes }: ShoveChoices): GameSheet => ({
  name: 'Shove',
  players: BOTH.map((seat) => ({
    ...{ seat, name: `${seat}`, aim: 'swipe', aid: 'none', mind: minds[seat] ?? null, likeness: null },
  })),
  passing: 'sameSide',
  retakes,
});

const flicks: Flicks<ShovePlayed> = {
  say: { flick: (answer) => answer, resolved: (answer) => answer, place: (answer) => answer },
  read: {
    flick: (answer) => (answer.kind === 'flick' ? answer : null),
    resolved: (answer) => (answer.kind === 'flickResolved' ? answer : null),
  },
  asked: (ask) => (ask.kind === 'choose' ? null : ask),
  flickedBy: ({ prompt }, purpose) =>
    purpose.kind === 'flick' && prompt?.purpose.kind === 'flight'
      ? { actor: prompt.purpose.disc, attack: 'shove', board: 'shove' }
      : null,
  launchable: ({ prompt }) => (prompt?.ask.kind === 'flick' ? prompt.ask.discs : []),
  swipe: ({ prompt }, discId) => (prompt?.ask.kind === 'flick' && prompt.ask.discs.includes(discId) ? [] : null),
  targetsOf: ({ model, prompt }) => {
    const seat = prompt?.seats[0];
    return model.discs.filter(({ owner }) => owner !== seat).map(({ id }) => id);
  },
  isMovement: () => false,
  isRelease: ({ kind }) => kind === 'flicked',
  isOf: ({ kind }) => kind === 'struck',
  isStrike: ({ kind }) => kind === 'struck',
  isSettling: () => false,
  atRest: (shown, rest) => ({
    ...shown,
    discs: shown.discs.map((disc) => {
      const lies = rest.discs.find(({ id }) => id === disc.id);
      return lies === undefined ? disc : { ...disc, xMm: lies.xMm, yMm: lies.yMm };
    }),
  }),
  contactOf: (event) => (event.kind === 'struck' ? event.contact : null),
  verdict: (event, before) => (event.kind === 'struck' ? { kind: 'points', points: event.points } : before),
  unsaid: () => ({ kind: 'touch' }),
  intentOf: (thought) => (thought.kind === 'shot' ? thought : null),
  isMeantToMove: () => false,
};

export const shoveModule: GameModule<ShovePlayed> = {
  book: asPlayed<ShovePlayed>(shoveBook),
  newGame: { setupOf: ({ rounds }) => ({ seats: BOTH, rounds }), sheetOf, seedOf: ({ seed }) => seed },
  seatsIn: ({ seats }) => seats,
  tale: {
    of: shownOf,
    before: (view) => ({ ...shownOf(view), discs: [] }),
    after: (shown, event, next) => ({
      ...(event.kind === 'placed' ? next : { ...shown, points: next.points }),
      told: [...shown.told, event.kind],
    }),
    isLoud: ({ kind }) => kind !== 'flicked',
    joins: () => false,
    mainOf: (told) => told.at(-1) as Shove['event'],
    isSeenFirst: () => false,
    isIdle: () => false,
    waitsForMore: () => false,
    readerOf: () => null,
    roundAfter: (round, { kind }) => (kind === 'revealed' ? round + 1 : round),
  },
  summary: {
    of: ({ model }) => ({ round: model.round, points: model.points }),
    read: (kept) =>
      isFields(kept) && typeof kept.round === 'number' ? (kept as unknown as ShovePlayed['summary']) : null,
  },
  minds: {
    of: (level, likeness) => ({
      level,
      head: { ...FLICKERS[level], hand: likeness?.hand ?? HANDS[level] },
      weights: {},
    }),
    adviser: { level: 5, head: FLICKERS[5], weights: {} },
  },
  thoughts: openThoughts<ShovePlayed>(
    (kept) => (isFields(kept) && kept.kind === 'anything' ? { kind: 'anything' } : null),
    { kind: 'anything' },
  ),
  storyOf: ({ log }) => ({
    strikes: log.filter(({ event, isTakenBack }) => event.kind === 'struck' && !isTakenBack).length,
  }),
  measures: ({ timeline }, seat: SeatId) => ({
    flicks: timeline.steps.filter(({ command }) => command.kind === 'flick' && command.seat === seat).length,
    points: timeline.state.model.points[seat] ?? 0,
  }),
  measured: { flicks: 'sum', points: 'most' },
  aside: null,
  opensRoom: () => false,
  decidesAction: ({ kind }) => kind === 'flick',
  flicks,
};
