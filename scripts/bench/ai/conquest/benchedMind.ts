import type { Asked } from '../../../../src/ai/core';
import { brain, type PonderedConquest } from '../../../../src/ai/conquest';
import { conquest, type ConquestState } from '../../../../src/rules/conquest';
import { seedChance } from '../../../../src/rules/machine';
import { playMatch } from '../../../arena/conquest/match';
import { setupOf } from '../../../arena/conquest/variants';
import { HIGHEST, type BenchedMind } from '../benchedMind';

const GAMES = [3, 7];
const EACH = 3;

function askedIn(state: ConquestState): Asked<PonderedConquest> {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  return { view: conquest.viewFor(state, seat), seat, mind: brain.minds[HIGHEST], stream: seedChance(1).play };
}

/** The first cards, shots and crystals of a few games, as quick thinkers came to them. */
function questions(): readonly Asked<PonderedConquest>[] {
  return GAMES.flatMap((game) => {
    const found: ConquestState[] = [];
    playMatch(setupOf('base'), game, { sword: 'greedy', skull: 1 }, (before) => {
      const purpose = before.prompt?.purpose.kind;
      const seen = found.filter(({ prompt }) => prompt?.purpose.kind === purpose);
      const isBenched = purpose === 'playCard' || purpose === 'shoot' || purpose === 'moveCrystal';
      if (isBenched && seen.length < EACH) found.push(before);
    });
    return found.map(askedIn);
  });
}

export const conquestMind: BenchedMind<PonderedConquest> = { brain, questions };
