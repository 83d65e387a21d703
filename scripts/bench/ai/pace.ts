import { decide, MINDS, type Asked, type Level } from '../../../src/ai';
import { catacombs, type CatacombsState } from '../../../src/rules/catacombs';
import { seedChance } from '../../../src/rules/machine';
import { playMatch } from '../../arena/match';
import { roomSetup } from '../../arena/setups';

export interface Pace {
  readonly purpose: string;
  readonly effort: number;
  readonly ms: number;
  readonly answer: string;
}

/** The highest level has the most to think. */
const LEVEL: Level = 5;
const ROOMS = [3, 7];
const EACH = 3;

/** The first questions of each kind in a few rooms, as quick thinkers came to them. */
function questions(): readonly CatacombsState[] {
  return ROOMS.flatMap((room) => {
    const found: CatacombsState[] = [];
    playMatch(roomSetup(room), room, { heroes: 'greedy', overseer: 1 }, ({ before, said }) => {
      const purpose = before.prompt?.purpose.kind;
      const seen = found.filter(({ prompt }) => prompt?.purpose.kind === purpose);
      if (said !== null && (purpose === 'act' || purpose === 'flick') && seen.length < EACH) found.push(before);
    });
    return found;
  });
}

function paceOf(state: CatacombsState): Pace {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  const asked: Asked = { view: catacombs.viewFor(state, seat), seat, mind: MINDS[LEVEL], stream: seedChance(1).play };
  const fromMs = Date.now();
  const decision = decide(asked);
  const ms = Date.now() - fromMs;
  return {
    purpose: state.prompt?.purpose.kind ?? '',
    effort: decision?.effort ?? 0,
    ms,
    answer: JSON.stringify(decision?.answer),
  };
}

// The shells of engines agree on no console: most have print, Node has console.log.
declare const print: undefined | ((line: string) => void);

const say = typeof print === 'function' ? print : console.log;
say(JSON.stringify(questions().map(paceOf)));
