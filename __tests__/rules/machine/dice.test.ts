import { Play, rollFace, seedChance, type GameState } from '../../../src/rules/machine';
import { startToy, type ToyTypes } from './toyGame';

const DIE = ['miss', 'miss', 'hit', 'hit', 'shield', 'skull'] as const;

function rolled(state: GameState<ToyTypes>, count: number) {
  const play = new Play(state);
  const faces = play.roll(Array.from({ length: count }, () => DIE));
  return { faces, state: play.settle(), hasRevealed: play.hasRevealed };
}

const given = (...places: readonly number[]): GameState<ToyTypes> => ({
  ...startToy().state,
  chance: { ...seedChance(3), given: places },
});

describe('dice', () => {
  it('fall by the seed: the same again, each face some time, and nothing can be undone behind them', () => {
    const first = rolled(startToy(3).state, 60);
    expect(rolled(startToy(3).state, 60).faces).toEqual(first.faces);
    expect(new Set(first.faces)).toEqual(new Set(DIE));
    expect(first.hasRevealed).toBe(true);
    expect(rolled(first.state, 60).faces).not.toEqual(first.faces);
    expect(first.state.chance.setup).toEqual(startToy(3).state.chance.setup);
  });

  it('fall as the set-up has given them, in order, and by the seed from then on', () => {
    const { faces, state } = rolled(given(4, 5), 3);
    const [, , third] = faces;
    expect(faces.slice(0, 2)).toEqual(['shield', 'skull']);
    expect(third).toBe(rolled({ ...given(), chance: seedChance(3) }, 1).faces[0]);
    expect(state.chance.given).toEqual([]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('have no face that they do not have', () => {
    expect(() => rollFace({ ...seedChance(1), given: [6] }, 6)).toThrow('no face 6 on a die of 6');
  });
});
