import { Dice } from '../../scripts/soak/dice';
import { setupFor } from '../../scripts/soak/catacombs/setups';
import { BRAINS } from '../../src/ai/brains';
import { MINDS } from '../../src/ai/catacombs';
import * as physics from '../../src/physics';
import { err, ok } from '../../src/lib';
import type { CatacombsJob } from './support/catacombsJob';
import { THROWING } from './support/poorBrains';
import { directThinker } from './support/directThinker';
import { slicedThinker } from '../../src/session/thinkers/slicedThinker';
import { playOut, type Said } from '../ai/appTable';

/** The real physics, and beside it a count of the flicks that were imagined. */
jest.mock('../../src/physics', () => {
  const real = jest.requireActual<typeof physics>('../../src/physics');
  return { ...real, simulateMany: jest.fn(real.simulateMany) };
});
const imagined = (): number => jest.mocked(physics.simulateMany).mock.calls.length;

const isFlick = ({ view }: Said): boolean => view.prompt?.ask.kind === 'flick';
const isChoice = ({ view }: Said): boolean => view.prompt?.purpose.kind === 'act';

/** A question of a real game, put to somebody who thinks long. */
function question(isWanted: (said: Said) => boolean): CatacombsJob {
  const found: Said[] = [];
  playOut(
    setupFor(0, new Dice(11)),
    11,
    () => 1,
    40,
    (said) => found.push(said),
  );
  const said = found.find(isWanted);
  if (said === undefined) throw new Error('nobody was asked that');
  return { game: 'catacombs', view: said.view, seat: said.seat, mind: MINDS[3], stream: said.stream };
}

/** Slices of so many steps, and how many flicks were imagined in each. */
function sliced(stepsOfSlice: number) {
  const flicksOfSlices: number[] = [];
  let before = imagined();
  const thinker = slicedThinker({
    brains: BRAINS,
    pause: () => Promise.resolve(),
    beginSlice: () => {
      flicksOfSlices.push(imagined() - before);
      before = imagined();
      let steps = 0;
      return () => ++steps >= stepsOfSlice;
    },
  });
  return { thinker, flicksOfSlices };
}

describe('a thinker between frames', () => {
  it.each([
    ['a flick', isFlick],
    ['what to do', isChoice],
  ])('thinks of %s in slices what it would think at once, a flick a step', async (_name, isWanted) => {
    const asked = question(isWanted);
    const atOnce = await directThinker.think(asked);
    for (const steps of [1, 5, 64]) {
      const { thinker, flicksOfSlices } = sliced(steps);
      expect(await thinker.think(asked)).toEqual(atOnce);
      expect(Math.max(...flicksOfSlices)).toBeLessThanOrEqual(steps);
      expect(flicksOfSlices.length).toBeGreaterThan(100 / steps);
    }
  });

  it('says of a game that nobody knows that nobody does, and of a thought that throws that it has failed', async () => {
    const at = { pause: () => Promise.resolve(), beginSlice: () => () => true };
    const asked = question(isFlick);
    expect(await slicedThinker({ ...at, brains: BRAINS }).think({ ...asked, game: 'whist' })).toEqual(
      err('unknownGame'),
    );
    expect(await slicedThinker({ ...at, brains: THROWING }).think(asked)).toEqual(err('failed'));
  });

  it('thinks no further once it is called off, and thinks the next thought whole', async () => {
    const asked = question(isFlick);
    let pauses = 0;
    const thinker = slicedThinker({
      brains: BRAINS,
      pause: async () => {
        pauses += 1;
        if (pauses === 3) thinker.cancel();
      },
      beginSlice: () => () => true,
    });
    const before = imagined();
    expect(await thinker.think(asked)).toEqual(ok(null));
    expect(imagined() - before).toBeLessThanOrEqual(3);
    expect(await thinker.think(asked)).toEqual(await directThinker.think(asked));
  });
});
