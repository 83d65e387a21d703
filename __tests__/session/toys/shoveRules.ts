import { z } from 'zod';
import {
  completeFlick,
  completeResult,
  flickResolvedSchema,
  flickResolvedShape,
  flickSchema,
  flickShape,
  hitWallBefore,
  otherOf,
  placeSchema,
  placeShape,
  strikesBy,
  type FlickAnswer,
  type FlickAsk,
  type FlickResolvedAnswer,
  type FlickResolvedAsk,
  type PlaceAnswer,
  type PlaceAsk,
  type Shot,
} from '../../../src/rules/flicking';
import {
  chooseOne,
  chooseSchema,
  chooseShape,
  refuse,
  retakeSchema,
  seatSchema,
  seedChance,
  start,
  undoSchema,
  UNKNOWN_CHANCE,
  type ChooseAnswer,
  type ChooseAsk,
  type Game,
  type GameState,
  type RecordBook,
  type SeatId,
} from '../../../src/rules/machine';
import { ok } from '../../../src/lib';

/** Two shove discs about on a walled table; each has bet in secret on a disc that it will strike. */
export interface Shove {
  model: {
    readonly setup: ShoveSetup;
    readonly discs: readonly ShoveDisc[];
    readonly points: Readonly<Record<string, number>>;
    /** On which disc of the other's each has bet, in secret, until the round is over. */
    readonly bets: Readonly<Record<string, string>>;
    readonly round: number;
  };
  task:
    | { readonly kind: 'place' | 'bet' | 'flick'; readonly seat: SeatId }
    | { readonly kind: 'flight'; readonly seat: SeatId; readonly shot: Shot }
    | { readonly kind: 'round' | 'reveal' };
  purpose:
    | { readonly kind: 'place' | 'bet' | 'flick'; readonly seat: SeatId }
    | { readonly kind: 'flight'; readonly seat: SeatId; readonly disc: string };
  ask: PlaceAsk | ChooseAsk | FlickAsk | FlickResolvedAsk;
  answer: PlaceAnswer | ChooseAnswer | FlickAnswer | FlickResolvedAnswer;
  event:
    | { readonly kind: 'placed'; readonly seat: SeatId }
    | { readonly kind: 'bet'; readonly seat: SeatId; readonly on: string }
    | { readonly kind: 'flicked'; readonly seat: SeatId; readonly disc: string }
    | {
        readonly kind: 'struck';
        readonly by: string;
        readonly target: string;
        readonly points: number;
        readonly contact: number;
      }
    | { readonly kind: 'revealed'; readonly bets: Readonly<Record<string, string>> }
    | { readonly kind: 'ended'; readonly winner: SeatId };
  outcome: { readonly winner: SeatId };
}

export interface ShoveDisc {
  readonly id: string;
  readonly owner: string;
  readonly xMm: number;
  readonly yMm: number;
}

export interface ShoveSetup {
  readonly seats: readonly SeatId[];
  readonly rounds: number;
}

/** No board of any other game is like it. */
export const BOARD = { widthMm: 333, heightMm: 217, edge: 'wall' } as const;
export const RADIUS_MM = 11;
const LIMITS = { minSpeedMmS: 0, maxSpeedMmS: 1900 };
export const HIDDEN = 'hidden';
const BET_WON = 3;

type Model = Shove['model'];
const discIdsOf = (seat: SeatId): readonly string[] => ['a', 'b'].map((name) => `${seat}-${name}`);
const otherSeat = ({ setup }: Model, seat: SeatId): SeatId => setup.seats.find((one) => one !== seat) as SeatId;
const ownOf = ({ discs }: Model, seat: SeatId): readonly string[] =>
  discs.filter(({ owner }) => owner === seat).map(({ id }) => id);
const takenIn = ({ discs }: Model) => discs.map(({ id, xMm, yMm }) => ({ id, xMm, yMm, radiusMm: RADIUS_MM }));

/** Each on its own half of the table, from the left or from the right. */
function placeAskFor(model: Model, seat: SeatId): PlaceAsk {
  const widthMm = BOARD.widthMm / 2;
  const isLeft = model.setup.seats[0] === seat;
  const rect = { xMm: isLeft ? 0 : widthMm, yMm: 0, widthMm, heightMm: BOARD.heightMm };
  const pieces = discIdsOf(seat).map((id) => ({
    ...{
      id,
      radiusMm: RADIUS_MM,
      regions: [{ kind: 'inside' as const, rect }],
      keepsOff: [],
      edgeGapMm: 0,
      within: null,
    },
  }));
  return { kind: 'place', board: BOARD, pieces, taken: takenIn(model) };
}

export const shove: Game<Shove> = {
  id: 'shove',
  revision: 1,
  shapes: { place: placeShape, choose: chooseShape, flick: flickShape, flickResolved: flickResolvedShape },
  tasks: {
    place: {
      run: (play, { seat }) => play.ask([seat], { kind: 'place', seat }, placeAskFor(play.model, seat)),
      answer(play, { seat }, answer) {
        if (answer.kind !== 'place') return;
        const placed = answer.places.map(({ id, xMm, yMm }) => ({ id, owner: seat, xMm, yMm }));
        play.change({ ...play.model, discs: [...play.model.discs, ...placed] });
        play.emit({ kind: 'placed', seat });
      },
    },
    round: {
      run(play) {
        const { model } = play;
        const { seats, rounds } = model.setup;
        if (model.round < rounds) {
          const flicks = seats.map((seat) => ({ kind: 'flick' as const, seat }));
          const bets = seats.map((seat) => ({ kind: 'bet' as const, seat }));
          return play.next(...bets, ...flicks, { kind: 'reveal' }, { kind: 'round' });
        }
        const [winner] = [...seats].sort((a, b) => (model.points[b] ?? 0) - (model.points[a] ?? 0));
        play.emit({ kind: 'ended', winner: winner as SeatId });
        play.finish({ winner: winner as SeatId });
      },
    },
    bet: {
      run: (play, { seat }) =>
        play.ask([seat], { kind: 'bet', seat }, chooseOne(ownOf(play.model, otherSeat(play.model, seat)))),
      answer(play, { seat }, answer) {
        const [on = ''] = answer.kind === 'choose' ? answer.options : [];
        play.change({ ...play.model, bets: { ...play.model.bets, [seat]: on } });
        play.emit({ kind: 'bet', seat, on });
      },
    },
    flick: {
      run(play, { seat }) {
        const { model } = play;
        const discs = ownOf(model, seat);
        const ask = { kind: 'flick', board: BOARD, discs, projectile: null, mayDecline: false, ...LIMITS } as const;
        play.ask([seat], { kind: 'flick', seat }, { ...ask, taken: takenIn(model) });
      },
      answer(play, { seat }, answer) {
        if (answer.kind !== 'flick' || answer.flick === null) return;
        const { discId, vxMmS, vyMmS } = answer.flick;
        play.emit({ kind: 'flicked', seat, disc: discId });
        play.next({ kind: 'flight', seat, shot: { discId, projectile: null, vxMmS, vyMmS } });
      },
    },
    flight: {
      run(play, { seat, shot }) {
        const discs = play.model.discs.map(({ id, xMm, yMm }) => ({
          ...{ id, xMm, yMm, radiusMm: RADIUS_MM, isFixed: false, ignores: [] },
        }));
        const ask = { kind: 'flickResolved', table: { ...BOARD, discs, riders: [] }, shot } as const;
        play.ask([seat], { kind: 'flight', seat, disc: shot.discId }, ask);
      },
      answer(play, { seat, shot }, answer) {
        if (answer.kind !== 'flickResolved') return;
        const { contacts, rest } = answer;
        const { model } = play;
        const rivals = ownOf(model, otherSeat(model, seat));
        const strikes = strikesBy(contacts, shot.discId).filter(({ target }) => rivals.includes(target));
        let won = 0;
        for (const { target, atMs } of strikes) {
          // Off a wall it counts double.
          const points = hitWallBefore(contacts, shot.discId, atMs) ? 2 : 1;
          const contact = contacts.findIndex(
            (entry) => entry.kind === 'touch' && entry.atMs === atMs && otherOf(entry, shot.discId) === target,
          );
          play.emit({ kind: 'struck', by: shot.discId, target, points, contact });
          won += points + (model.bets[seat] === target ? BET_WON : 0);
        }
        const discs = model.discs.map((disc) => ({ ...disc, ...placeIn(rest.discs, disc) }));
        play.change({ ...model, discs, points: { ...model.points, [seat]: (model.points[seat] ?? 0) + won } });
        play.reveal();
      },
    },
    reveal: {
      run(play) {
        const { model } = play;
        play.emit({ kind: 'revealed', bets: model.bets });
        play.change({ ...model, bets: {}, round: model.round + 1 });
      },
    },
  },
  seatsOf: ({ model }) => model.setup.seats,
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: ({ outcome }) => (outcome === null ? [] : [outcome.winner]),
  canBeRetaken: ({ kind }) => kind === 'flick',
  // Only a bet is anybody's secret.
  isOpen: ({ kind }) => kind !== 'bet',
  isUnknown: ({ model }, { kind }) => kind === 'reveal' && Object.values(model.bets).includes(HIDDEN),
  viewFor: (state, eyes) => ({
    ...state,
    chance: UNKNOWN_CHANCE,
    model: {
      ...state.model,
      bets: Object.fromEntries(
        Object.entries(state.model.bets).map(([seat, on]) => [seat, seat === eyes ? on : HIDDEN]),
      ),
    },
  }),
  eventFor: (_, event, eyes) => (event.kind === 'bet' && event.seat !== eyes ? { ...event, on: HIDDEN } : event),
  answerFor: (_, answer, eyes) => (answer.kind === 'choose' && answer.seat !== eyes ? null : answer),
};

const placeIn = (rests: FlickResolvedAnswer['rest']['discs'], { id, xMm, yMm }: ShoveDisc) => {
  const rest = rests.find((one) => one.id === id);
  return rest === undefined ? { xMm, yMm } : { xMm: rest.xMm, yMm: rest.yMm };
};

export type ShoveState = GameState<Shove>;

const setup = z.strictObject({
  seats: z.array(seatSchema).length(2),
  rounds: z.int().min(1).max(9).default(2),
});
const written = z.discriminatedUnion('kind', [
  placeSchema,
  chooseSchema,
  flickSchema,
  flickResolvedSchema,
  undoSchema,
  retakeSchema,
]);
export type ShoveWritten = Exclude<z.output<typeof written>, { kind: 'undo' | 'retake' }>;

export const shoveBook: RecordBook<Shove, ShoveSetup, ShoveWritten> = {
  game: shove,
  setup,
  step: written,
  start(opening, seed) {
    const [one, other] = opening.seats;
    if (one === undefined || other === undefined || one === other) return { ok: false, error: refuse('wantsTwo') };
    const model = { setup: opening, discs: [], points: {}, bets: {}, round: 0 };
    const tasks = [...opening.seats.map((seat) => ({ kind: 'place' as const, seat })), { kind: 'round' as const }];
    return ok(start(shove, { model, chance: seedChance(seed), tasks }));
  },
  offered: (ask) =>
    ask.kind === 'choose'
      ? ask.options
      : ask.kind === 'place'
        ? ask.pieces.map(({ id }) => id)
        : ask.kind === 'flick'
          ? ask.discs
          : [ask.shot.discId],
  complete(answer, { prompt }) {
    const ask = prompt?.ask ?? null;
    if (answer.kind === 'flick') return completeFlick(answer, ask?.kind === 'flick' ? ask : null);
    if (answer.kind !== 'flickResolved') return answer;
    return completeResult(answer, ask?.kind === 'flickResolved' ? ask : null);
  },
  summaryOf: ({ points }) => points,
};
