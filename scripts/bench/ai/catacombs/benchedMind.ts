import { brain, type PonderedCatacombs } from '../../../../src/ai/catacombs';
import type { Asked } from '../../../../src/ai/core';
import { catacombs, type CatacombsState } from '../../../../src/rules/catacombs';
import { seedChance } from '../../../../src/rules/machine';
import { playMatch } from '../../../arena/catacombs/match';
import { roomSetup } from '../../../arena/catacombs/setups';
import { HIGHEST, type BenchedMind } from '../benchedMind';

const ROOMS = [3, 7];
const EACH = 3;

function askedIn(state: CatacombsState): Asked<PonderedCatacombs> {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  return { view: catacombs.viewFor(state, seat), seat, mind: brain.minds[HIGHEST], stream: seedChance(1).play };
}

/** The first questions of each kind in a few rooms, as quick thinkers came to them. */
function questions(): readonly Asked<PonderedCatacombs>[] {
  return ROOMS.flatMap((room) => {
    const found: CatacombsState[] = [];
    playMatch(roomSetup(room), room, { heroes: 'greedy', overseer: 1 }, ({ before, said }) => {
      const purpose = before.prompt?.purpose.kind;
      const seen = found.filter(({ prompt }) => prompt?.purpose.kind === purpose);
      if (said !== null && (purpose === 'act' || purpose === 'flick') && seen.length < EACH) found.push(before);
    });
    return found.map(askedIn);
  });
}

export const catacombsMind: BenchedMind<PonderedCatacombs> = { brain, questions };
