import { foresee, UNKNOWN_CHANCE, type GameState } from '../../../src/rules/machine';
import { choose, startToy, toy, type ToyTypes } from './toyGame';

const view = (): GameState<ToyTypes> => ({ ...startToy().state, chance: UNKNOWN_CHANCE });

describe('thinking ahead', () => {
  it('ends where a die would fall, with what is certain before it', () => {
    const ahead = foresee(toy, view(), choose('roll'));
    expect(ahead).toMatchObject({ events: [], isCut: true, state: { prompt: null, outcome: null } });
    expect(ahead?.state.model.turn).toBe(1);
  });

  it('goes on to the next question, or to the end, where nothing is hidden', () => {
    const asked = foresee(toy, view(), choose('share'));
    expect(asked).toMatchObject({ isCut: false, state: { prompt: { purpose: { kind: 'share' } } } });
    const second = { ...view(), model: { ...view().model, turn: 1 } };
    expect(foresee(toy, second, choose('stop'))).toMatchObject({ isCut: false, state: { outcome: { winner: 'bob' } } });
  });

  it('ends in the middle of a task where chance is asked, if the game says so', () => {
    const careless = { ...toy, isUnknown: () => false };
    expect(foresee(careless, view(), choose('roll'))?.events).toHaveLength(2);
    const ahead = foresee({ ...careless, endsAtDraws: true as const }, view(), choose('roll'));
    expect(ahead).toMatchObject({ events: [], isCut: true, state: { prompt: null, outcome: null } });
  });

  it('is of nothing that would be refused', () => {
    expect(foresee(toy, view(), choose('stop'))).toBeNull();
    expect(foresee(toy, view(), choose('fly'))).toBeNull();
  });
});
