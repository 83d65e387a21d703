import { Dice } from '../../scripts/soak/dice';
import { setupFor } from '../../scripts/soak/catacombs/setups';
import { decide, MINDS, ponder } from '../../src/ai/catacombs';
import { catacombs } from '../../src/rules/catacombs';
import { playOut, type Said } from './appTable';

const SEED = 4100;
const GAMES = 8;
const MOST = 130;

/** Lords, layouts and house options take turns: see the soak's set-ups. */
function playMany(listen: (said: Said, index: number) => void): Map<string, number> {
  const asked = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const setup = setupFor(game * 4, new Dice(SEED + game));
    let index = 0;
    playOut(
      setup,
      SEED + game,
      () => 1,
      MOST,
      (said) => {
        const purpose = said.view.prompt?.purpose.kind ?? '';
        asked.set(purpose, (asked.get(purpose) ?? 0) + 1);
        listen(said, index++);
      },
    );
  }
  return asked;
}

describe('a seat of the app', () => {
  it('answers every question legally, from what its seat may see', () => {
    const asked = playMany(({ view, seat }) => expect(catacombs.viewFor(view, seat)).toEqual(view));
    expect([...asked.keys()].sort()).toEqual(
      expect.arrayContaining(['act', 'confirmPlacement', 'flick', 'placeHeroes', 'placeMonsters']),
    );
    expect([...asked.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(600);
  });

  it('says the same again when it is asked the same', () => {
    const setup = setupFor(0, new Dice(SEED));
    let asked = 0;
    playOut(
      setup,
      SEED,
      () => 1,
      60,
      ({ view, seat, stream, decision }) => {
        expect(decide({ view, seat, mind: MINDS[1], stream })).toEqual(decision);
        asked += 1;
      },
    );
    expect(asked).toBeGreaterThan(30);
  });

  it('thinks the same however its thought is cut into slices, and imagines one thing at a time', () => {
    const setup = setupFor(4, new Dice(SEED));
    let mostSteps = 0;
    playOut(
      setup,
      SEED,
      () => 1,
      40,
      ({ view, seat, stream, decision }) => {
        const pondering = ponder({ view, seat, mind: MINDS[1], stream });
        let steps = 0;
        let step = pondering.next();
        while (step.done !== true) {
          // Another thought is thought through in the pause, of which this one knows nothing.
          if (steps % 7 === 3) ponder({ view, seat, mind: MINDS[1], stream }).next();
          step = pondering.next();
          steps += 1;
        }
        expect(step.value).toEqual(decision);
        mostSteps = Math.max(mostSteps, steps);
      },
    );
    expect(mostSteps).toBeGreaterThan(MINDS[1].head.flicks);
  });
});
