import { brain, type PonderedReign } from '../../../../src/ai/reign';
import type { Asked } from '../../../../src/ai/core';
import { seedChance } from '../../../../src/rules/machine';
import { reign, reignBook, type ReignState } from '../../../../src/rules/reign';
import { playQuest } from '../../../arena/reign/match';
import { HIGHEST, type BenchedMind } from '../benchedMind';

const QUESTS = ['quest:pest-control', 'quest:solar-orb'] as const;
const EVERY = 12;
const EACH = 8;

function askedIn(state: ReignState): Asked<PonderedReign> {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  return { view: reign.viewFor(state, seat), seat, mind: brain.minds[HIGHEST], stream: seedChance(1).play };
}

/** Turns of heroes from all over two quests, as quick thinkers came to them. */
function questions(): readonly Asked<PonderedReign>[] {
  return QUESTS.flatMap((id) => {
    const found: ReignState[] = [];
    playQuest(reignBook.setup.parse({ isMasterNeutral: true, quest: { id } }), 3, 1, (before) => {
      if (before.prompt?.purpose.kind === 'act') found.push(before);
    });
    return found
      .filter((_, at) => at % EVERY === 0)
      .slice(0, EACH)
      .map(askedIn);
  });
}

export const reignMind: BenchedMind<PonderedReign> = { brain, questions };
