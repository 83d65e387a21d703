import {
  amountsShape,
  chooseOne,
  chooseShape,
  refuse,
  seatId,
  seedChance,
  start,
  type AmountsAnswer,
  type AmountsAsk,
  type ChooseAnswer,
  type ChooseAsk,
  type Game,
  type SeatId,
} from '../../../src/rules/machine';

/** A game small enough to see through: two players take turns to roll, to share what they own, or to stop. */
interface Toy {
  model: { readonly purses: Readonly<Record<string, number>>; readonly turn: number; readonly secret: string };
  task:
    | { readonly kind: 'turn' }
    | { readonly kind: 'roll'; readonly times: number }
    | { readonly kind: 'share' }
    | { readonly kind: 'loop' };
  purpose: { readonly kind: 'act' } | { readonly kind: 'share'; readonly of: string };
  ask: ChooseAsk | AmountsAsk;
  answer: ChooseAnswer | AmountsAnswer;
  event: { readonly kind: 'rolled'; readonly value: number } | { readonly kind: 'shared'; readonly total: number };
  outcome: { readonly winner: string };
}

export type ToyTypes = Toy;

export const SEATS: readonly SeatId[] = [seatId('ann'), seatId('bob')];
const seatOf = (model: Toy['model']): SeatId => SEATS[model.turn % 2] as SeatId;

export const toy: Game<Toy> = {
  id: 'toy',
  revision: 1,
  shapes: { choose: chooseShape, amounts: amountsShape },
  tasks: {
    turn: {
      run(play) {
        const barred = [{ option: 'fly', refusal: refuse('noWings', 'TOY-1') }];
        play.ask([seatOf(play.model)], { kind: 'act' }, chooseOne(['roll', 'share', 'stop', 'loop'], barred));
      },
      whyNot: (model, _, answer) =>
        answer.kind === 'choose' && answer.options[0] === 'stop' && model.turn === 0 ? refuse('tooSoon') : null,
      answer(play, _, answer) {
        const chosen = answer.kind === 'choose' ? answer.options[0] : undefined;
        if (chosen === 'stop') return play.finish({ winner: seatOf(play.model) });
        if (chosen === 'loop') return play.next({ kind: 'loop' });
        play.next(chosen === 'roll' ? { kind: 'roll', times: 2 } : { kind: 'share' }, { kind: 'turn' });
        play.change({ ...play.model, turn: play.model.turn + 1 });
      },
    },
    roll: {
      run(play, task) {
        if (task.times === 0) return;
        play.emit({ kind: 'rolled', value: play.drawBelow('play', 6) + 1 });
        play.next({ kind: 'roll', times: task.times - 1 });
      },
    },
    share: {
      run(play) {
        const ask: AmountsAsk = { kind: 'amounts', limits: play.model.purses, minTotal: 0, maxTotal: 5, unit: 1 };
        play.ask([seatOf(play.model)], { kind: 'share', of: 'coins' }, ask);
      },
      answer(play, _, answer) {
        if (answer.kind !== 'amounts') return;
        const total = Object.values(answer.amounts).reduce((sum, amount) => sum + amount, 0);
        play.emit({ kind: 'shared', total });
      },
    },
    loop: { run: (play) => play.next({ kind: 'loop' }) },
  },
  seatsOf: () => SEATS,
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: ({ outcome }) => SEATS.filter((seat) => seat === outcome?.winner),
  isOpen: () => false,
  isUnknown: (_, { kind }) => kind === 'roll',
  canBeRetaken: (answer) => answer.kind === 'choose' && answer.options[0] === 'roll',
  viewFor: (state, seat) => (seat === SEATS[0] ? state : { ...state, model: { ...state.model, secret: '' } }),
  eventFor: (_, event) => event,
  answerFor: (_, answer) => answer,
};

export const startToy = (seed = 7) =>
  start(toy, {
    model: { purses: { ann: 3, bob: 4 }, turn: 0, secret: 'gold' },
    chance: seedChance(seed),
    tasks: [{ kind: 'turn' }],
  });

export const choose = (option: string) => ({ kind: 'choose' as const, options: [option] });
