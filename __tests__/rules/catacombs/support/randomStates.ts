import { apply, sample, seedChance } from '../../../../src/rules/machine';
import { catacombs, startCatacombs, type CatacombsSetup, type CatacombsState } from '../../../../src/rules/catacombs';
import { reloaded } from '../../support/reloaded';
import { setupWith } from './setup';

/** A game made up by the sampler, state by state, until it or the patience is over: the same for the same seed. */
export function* randomStates(
  setup: Partial<CatacombsSetup>,
  seed: number,
  commands: number,
): Generator<CatacombsState> {
  let { state } = startCatacombs(setupWith(setup), seed);
  let stream = seedChance(seed).play;
  yield state;
  for (let count = 0; count < commands && state.prompt !== null; count++) {
    const drawn = sample(catacombs, state.prompt, stream);
    stream = drawn.stream;
    const applied = apply(catacombs, reloaded(state), drawn.value);
    if (!applied.ok) throw new Error(`${JSON.stringify(drawn.value)}: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
    yield state;
  }
}
