import { z } from 'zod';
import { ok } from '../../../src/lib';
import {
  amountsShape,
  answeredBy,
  chooseOne,
  chooseShape,
  deckSeen,
  deedShape,
  drawCards,
  faceDown,
  refuse,
  seatId,
  seatSchema,
  seedChance,
  start,
  UNKNOWN_CHANCE,
  type AmountsAnswer,
  type AmountsAsk,
  type ChooseAnswer,
  type ChooseAsk,
  type Deck,
  type DeedAnswer,
  type DeedAsk,
  type Game,
  type GameState,
  type RecordBook,
  type SeatId,
} from '../../../src/rules/machine';

/**
 * A toy for four with private hands. In a turn one lays a card face down, and nobody but its owner knows which; then it
 * is shown and a die is added; every third turn whoever sits across looks at that hand, and all say openly whether they go on.
 */
export interface Cards {
  model: {
    readonly setup: CardsSetup;
    readonly hands: Readonly<Record<string, readonly string[]>>;
    readonly deck: Deck<string>;
    readonly laid: string | null;
    readonly points: Readonly<Record<string, number>>;
    readonly turn: number;
  };
  task:
    | { readonly kind: 'deal' }
    | { readonly kind: 'turn' }
    | { readonly kind: 'lay' }
    | { readonly kind: 'show' }
    | { readonly kind: 'peek'; readonly by: SeatId; readonly at: SeatId }
    | { readonly kind: 'goOn' };
  purpose: { readonly kind: 'lay' } | { readonly kind: 'reveal' } | { readonly kind: 'goOn' };
  ask: DeedAsk<{ readonly id: string; readonly card: string; readonly worth: number }> | ChooseAsk | AmountsAsk;
  answer: DeedAnswer | ChooseAnswer | AmountsAnswer;
  event:
    | { readonly kind: 'dealt'; readonly seat: SeatId; readonly cards: readonly string[] }
    | { readonly kind: 'laid'; readonly seat: SeatId; readonly card: string }
    | { readonly kind: 'shown'; readonly seat: SeatId; readonly card: string }
    | { readonly kind: 'rolled'; readonly faces: readonly number[] }
    | { readonly kind: 'peeked'; readonly by: SeatId; readonly at: SeatId; readonly cards: readonly string[] }
    | { readonly kind: 'ended'; readonly winner: SeatId };
  outcome: { readonly winner: SeatId };
}

export interface CardsSetup {
  readonly seats: readonly SeatId[];
  /** Faces of the die that come before the seed is asked. */
  readonly draws: readonly number[];
  /** What each brings from an earlier game. */
  readonly points: Readonly<Record<string, number>>;
  readonly rounds: number;
}

export const HIDDEN = 'hidden';
const DIE = [1, 2, 3, 4, 5, 6] as const;
const IN_HAND = 3;
const PEEK_EVERY = 3;

const CARDS = Array.from({ length: 20 }, (_, index) => `card-${index + 1}`);

export const worthOf = (card: string): number => Number(card.replace('card-', ''));
const turnSeat = ({ setup, turn }: Cards['model']): SeatId => setup.seats[turn % setup.seats.length] as SeatId;
const handOf = ({ hands }: Cards['model'], seat: SeatId): readonly string[] => hands[seat] ?? [];

export const cards: Game<Cards> = {
  id: 'cards',
  revision: 1,
  shapes: { deed: deedShape as never, choose: chooseShape, amounts: amountsShape },
  tasks: {
    deal: {
      run(play) {
        const { model } = play;
        const { seats } = model.setup;
        const shuffled = play.shuffle('setup', CARDS);
        const hands = Object.fromEntries(
          seats.map((one, at) => [one, shuffled.slice(at * IN_HAND, (at + 1) * IN_HAND)]),
        );
        play.change({ ...model, hands, deck: { draw: shuffled.slice(seats.length * IN_HAND), discard: [] } });
        for (const one of seats) play.emit({ kind: 'dealt', seat: one, cards: hands[one] ?? [] });
      },
    },
    turn: {
      run(play) {
        const { model } = play;
        const { seats, rounds } = model.setup;
        if (model.turn < seats.length * rounds) {
          const by = seats[(model.turn + 2) % seats.length] as SeatId;
          const peek = { kind: 'peek', by, at: turnSeat(model) } as const;
          const after = model.turn % PEEK_EVERY === 1 ? [peek, { kind: 'goOn' } as const] : [];
          return play.next({ kind: 'lay' }, ...after, { kind: 'turn' });
        }
        const [winner] = [...seats].sort((a, b) => (model.points[b] ?? 0) - (model.points[a] ?? 0));
        play.emit({ kind: 'ended', winner: winner as SeatId });
        play.finish({ winner: winner as SeatId });
      },
    },
    lay: {
      run(play) {
        const seat = turnSeat(play.model);
        const deeds = handOf(play.model, seat).map((card) => ({ id: card, card, worth: worthOf(card) }));
        play.ask([seat], { kind: 'lay' }, { kind: 'deed', deeds, barred: [] });
      },
      answer(play, _, answer) {
        if (answer.kind !== 'deed') return;
        const seat = turnSeat(play.model);
        const left = handOf(play.model, seat).filter((card) => card !== answer.deed);
        play.change({ ...play.model, laid: answer.deed, hands: { ...play.model.hands, [seat]: left } });
        play.emit({ kind: 'laid', seat, card: answer.deed });
        play.next({ kind: 'show' });
      },
    },
    show: {
      run: (play) => play.ask([turnSeat(play.model)], { kind: 'reveal' }, chooseOne(['reveal'])),
      answer(play) {
        const { model } = play;
        const [seat, card] = [turnSeat(model), model.laid ?? ''];
        play.emit({ kind: 'shown', seat, card });
        const [face = 0] = play.roll([DIE]);
        play.emit({ kind: 'rolled', faces: [face] });
        const points = { ...model.points, [seat]: (model.points[seat] ?? 0) + worthOf(card) + face };
        const drawn = drawCards(model.deck, 1, (used) => play.shuffle('play', used));
        const hands = { ...model.hands, [seat]: [...handOf(model, seat), ...drawn.cards] };
        const deck = { ...drawn.deck, discard: [...drawn.deck.discard, card] };
        play.change({ ...model, laid: null, points, deck, hands, turn: model.turn + 1 });
        play.emit({ kind: 'dealt', seat, cards: drawn.cards });
      },
    },
    peek: {
      run: (play, { by, at }) => play.emit({ kind: 'peeked', by, at, cards: handOf(play.model, at) }),
    },
    goOn: {
      run: (play) => play.ask(play.model.setup.seats, { kind: 'goOn' }, chooseOne(['yes'])),
      answer: () => undefined,
    },
  },
  seatsOf: ({ model }) => model.setup.seats,
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: ({ outcome }) => (outcome === null ? [] : [outcome.winner]),
  canBeRetaken: () => false,
  isOpen: ({ kind }) => kind === 'goOn',
  isUnknown: (_, { kind }) => kind === 'turn',
  viewFor(state, eyes) {
    const { model, prompt } = state;
    const isOwn = eyes !== null && turnSeat(model) === eyes;
    const hands = Object.fromEntries(
      Object.entries(model.hands).map(([seat, held]) => [seat, seat === eyes ? held : faceDown(held, HIDDEN)]),
    );
    const laid = isOwn || model.laid === null ? model.laid : HIDDEN;
    const ask = prompt?.ask.kind === 'deed' && !isOwn ? { ...prompt.ask, deeds: [] } : prompt?.ask;
    return {
      ...state,
      chance: UNKNOWN_CHANCE,
      prompt: prompt && ask ? { ...prompt, ask } : prompt,
      model: { ...model, hands, laid, deck: deckSeen(model.deck, HIDDEN), setup: { ...model.setup, draws: [] } },
    };
  },
  eventFor({ outcome }, event, eyes) {
    // When it is over, all hands are laid open.
    if (outcome !== null) return event;
    if (event.kind === 'peeked') return event.by === eyes ? event : null;
    if (event.kind === 'dealt') return event.seat === eyes ? event : { ...event, cards: faceDown(event.cards, HIDDEN) };
    return event.kind === 'laid' && event.seat !== eyes ? { ...event, card: HIDDEN } : event;
  },
  answerFor: ({ model }, answer, eyes) => (answer.kind === 'deed' && turnSeat(model) !== eyes ? null : answer),
};

export type CardsState = GameState<Cards>;
const seat = seatSchema;
const setup = z.strictObject({
  seats: z.array(seat).min(2).max(4),
  draws: z.array(z.int().min(0).max(5)).default([]),
  points: z.record(z.string(), z.number()).default({}),
  rounds: z.int().min(1).max(5).default(2),
});
const written = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deed'), deed: z.string(), ...answeredBy }),
  z.strictObject({ kind: z.literal('choose'), options: z.array(z.string()), ...answeredBy }),
  z.strictObject({ kind: z.literal('undo') }),
  z.strictObject({ kind: z.literal('retake'), agreedBy: z.array(seat).optional() }),
]);
export type CardsWritten = Exclude<z.output<typeof written>, { kind: 'undo' | 'retake' }>;

export const cardsBook: RecordBook<Cards, CardsSetup, CardsWritten> = {
  game: cards,
  setup,
  step: written,
  start(opening, seed) {
    if (opening.seats.length < 2) return { ok: false, error: refuse('tooFew') };
    const { draws, points } = opening;
    const model = { setup: opening, hands: {}, deck: { draw: [], discard: [] }, laid: null, points, turn: 0 };
    const chance = { ...seedChance(seed), ...(draws.length === 0 ? {} : { given: draws }) };
    return ok(start(cards, { model, chance, tasks: [{ kind: 'deal' }, { kind: 'turn' }] }));
  },
  offered: (ask) =>
    ask.kind === 'deed' ? ask.deeds.map(({ id }) => id) : ask.kind === 'choose' ? ask.options : Object.keys(ask.limits),
  complete: (answer) => answer,
  summaryOf: ({ points }) => points,
};

export const FOUR = ['ann', 'bob', 'cleo', 'dan'].map(seatId);
