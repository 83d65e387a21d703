import { catacombs } from '../../../src/rules/catacombs';
import { ANN, BOB, OVERSEER } from './support/setup';
import { fight } from './support/fight';

const table = () => fight({ monsters: ['monster:orc'] });

describe('who is waited for', () => {
  it('BASE-335: in the heroes’ turn all who lead heroes, and not the Overseer, who may judge', () => {
    const { state } = table();
    const prompt = { ...state.prompt!, seats: [ANN, BOB, OVERSEER] };
    expect([...catacombs.awaited({ ...state, prompt })].sort()).toEqual([ANN, BOB].sort());
    expect(catacombs.awaited({ ...state, prompt: { ...prompt, seats: [OVERSEER] } })).toEqual([OVERSEER]);
  });

  it('only those whose discs can still act', () => {
    const { state } = table();
    const own = state.model.setup.heroSeats.find(({ seat }) => seat === ANN)?.heroes ?? [];
    const room = state.model.room!;
    const pieces = Object.fromEntries(
      Object.entries(room.pieces).map(([id, piece]) => [
        id,
        own.some((hero) => hero === id) ? { ...piece, hasActed: true } : piece,
      ]),
    );
    const ask = state.prompt!.ask;
    if (ask.kind !== 'choose') throw new Error('nobody is asked what to do');
    const options = ask.options.filter((option) => !own.some((hero) => option.startsWith(hero)));
    const acted = {
      ...state,
      model: { ...state.model, room: { ...room, pieces } },
      prompt: { ...state.prompt!, ask: { ...ask, options } },
    };
    expect(catacombs.awaited(acted as typeof state)).toEqual([BOB]);
  });

  it('BASE-092: in an empty room whoever has not voted to skip what is left of the round', () => {
    const { state } = fight({ monsters: [] });
    expect(catacombs.awaited(state)).toEqual(expect.arrayContaining([ANN, BOB]));
    const room = { ...state.model.room!, skipVotes: [ANN] };
    expect(catacombs.awaited({ ...state, model: { ...state.model, room } })).toEqual([BOB]);
  });
});

it('those who have won are the seats of the side that has, and nobody before', () => {
  const { state } = table();
  expect(catacombs.winnersOf(state)).toEqual([]);
  const over = (winner: 'heroes' | 'overseer' | 'nobody') =>
    catacombs.winnersOf({ ...state, outcome: { winner, because: 'lordDead', rule: 'BASE-331' } as never });
  expect(over('overseer')).toEqual([OVERSEER]);
  expect([...over('heroes')].sort()).toEqual([ANN, BOB].sort());
  expect(over('nobody')).toEqual([]);
});
