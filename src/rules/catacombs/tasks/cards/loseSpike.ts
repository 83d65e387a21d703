import { SPIKE_ON_BOARD } from '../../words/options';
import { SPIKE_BRINGER } from '../../content/brings';
import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { frozenOnes, spikesLeft } from '../../model/subjects/spikes';
import { thaw } from '../../model/told/thaw';
import type { RuleOf } from '../../model/types';

/** The Overseer says which of her spikes goes with the Bracelet: all of them are alike (SOL-169, SOL-175). */
export const loseSpikeRule: RuleOf<'loseSpike'> = {
  run(play, { hero, by }) {
    const frozen = frozenOnes(play.model).map(({ id }) => id);
    if (frozen.length === 0) return;
    // Without the Bracelet she has one spike less: if that is one too few, all three lie on monsters.
    const options = [...frozen, ...(spikesLeft(play.model) < 0 ? [] : [SPIKE_ON_BOARD])];
    play.ask([play.model.setup.overseer], { kind: 'loseSpike', hero, by }, chooseOne(options));
  },
  answer(play, _, answer) {
    const piece = frozenOnes(play.model).find(({ id }) => id === chosenOne(answer));
    if (piece !== undefined) thaw(play, piece, { by: SPIKE_BRINGER, rule: 'SOL-169' });
  },
};
