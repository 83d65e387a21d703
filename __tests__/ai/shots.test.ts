import { playMatch } from '../../scripts/arena/catacombs/match';
import { roomSetup } from '../../scripts/arena/catacombs/setups';
import { cautionOf, foresightOf, MINDS, seatedOn } from '../../src/ai/catacombs/minds';
import { Dice } from '../../src/ai/core/dice';
import { Effort } from '../../src/ai/core/effort';
import { EvenMishaps } from '../../src/ai/flicking/mishap';
import { concluded } from '../../src/ai/core/pondering';
import { allTrials } from '../../src/ai/catacombs/shots/planShot';
import { raced as inRace } from '../../src/ai/flicking';
import { refined } from '../../src/ai/flicking/refined';
import { shootingOf } from '../../src/ai/catacombs/shots/shooting';
import type { Thinking } from '../../src/ai/catacombs/thinking';
import { worth } from '../../src/ai/catacombs/worth/worth';
import { areEnemies, LAUNCH, type CatacombsState } from '../../src/rules/catacombs';
import { seedChance, type SeatId } from '../../src/rules/machine';
import { length } from '../../src/lib';

/** Questions for a flick as quick players come to them. */
function flicksAsked(room: number): readonly CatacombsState[] {
  const found: CatacombsState[] = [];
  playMatch(roomSetup(room), room, { heroes: 'greedy', overseer: 1 }, ({ before, said }) => {
    if (said !== null && before.prompt?.ask.kind === 'flick') found.push(before);
  });
  return found;
}

const ASKED = [2, 3, 7].flatMap(flicksAsked);

function thinkingOf(state: CatacombsState, flicks: number): Thinking {
  const seat = state.prompt?.seats[0] as SeatId;
  const dice = new Dice(seedChance(5).play);
  const side = seat === state.model.setup.overseer ? 'overseer' : 'heroes';
  const mind = seatedOn(side, MINDS[3]);
  const eyes = { side, foresight: foresightOf(mind), turn: mind.head.hand.turn, now: side } as const;
  return { seat, mind, eyes, dice, mishaps: new EvenMishaps(dice), effort: new Effort(flicks) };
}

const raced = (state: CatacombsState, flicks: number) => {
  const thinking = thinkingOf(state, flicks);
  const trials = concluded(allTrials(state, thinking));
  return { thinking, trials, order: concluded(inRace(trials, { ...thinking, caution: cautionOf(thinking.mind) })) };
};

describe('a race of lines', () => {
  it('spends what it may and no more, mostly on the best', () => {
    for (const state of ASKED.slice(0, 12)) {
      const { thinking, trials, order } = raced(state, 120);
      expect(thinking.effort.spent).toBeLessThanOrEqual(120);
      expect(thinking.effort.spent).toBeGreaterThan(90);
      expect(order[0]?.looks).toBe(Math.max(...trials.map(({ looks }) => looks)));
    }
  });

  it('has the one in front that promises most', () => {
    for (const state of ASKED.slice(0, 12)) {
      const { thinking, order } = raced(state, 120);
      const floors = order.map((trial) => trial.floor(cautionOf(thinking.mind)));
      expect(floors[0]).toBe(Math.max(...floors));
    }
  });

  it('looks at a few of many well rather than at all of them badly', () => {
    for (const state of ASKED.slice(0, 6)) {
      const { order } = raced(state, 16);
      expect(order.length).toBeLessThanOrEqual(4);
      for (const { looks } of order) expect(looks).toBeGreaterThanOrEqual(2);
    }
  });
});

it.each([LAUNCH, { minSpeedMmS: 1900, maxSpeedMmS: 2050 }])(
  'what is tried beside a flick is near to it, and within %j',
  (limits) => {
    const aim = { discId: 'a', from: null, vxMmS: 0, vyMmS: -2000, target: 'b', way: 'straight' } as const;
    const beside = refined(aim, limits);
    expect(new Set(beside.map(({ vxMmS, vyMmS }) => `${vxMmS} ${vyMmS}`)).size).toBe(beside.length);
    for (const { vxMmS, vyMmS, target } of beside) {
      expect(target).toBe('b');
      expect(Math.abs(vxMmS / vyMmS)).toBeLessThan(0.1);
      expect(length({ x: vxMmS, y: vyMmS })).toBeLessThanOrEqual(limits.maxSpeedMmS + 1e-9);
      expect(length({ x: vxMmS, y: vyMmS })).toBeGreaterThanOrEqual(limits.minSpeedMmS - 1e-9);
    }
  },
);

/** As it would be if nothing came of what is left of the action. */
function stopped(state: CatacombsState): CatacombsState {
  const room = state.model.room!;
  const actions = room.actions.map((action) => ({ ...action, isStopped: true }));
  return { ...state, model: { ...state.model, room: { ...room, actions } } };
}

describe('the rest of an action', () => {
  const begun = ASKED.filter((state) => {
    const { prompt, model } = state;
    const own = model.room?.pieces[shootingOf(state)?.actor ?? ''];
    const foes = Object.values(model.room?.pieces ?? {}).filter((piece) => own !== undefined && areEnemies(own, piece));
    // Berserk costs him his feet.
    const isPlain = model.room?.actions.at(-1)?.action !== 'berserk';
    return prompt?.ask.kind === 'flick' && prompt.ask.mayDecline && foes.length > 0 && isPlain;
  });

  it('is worth something to whoever has it', () => {
    expect(begun.length).toBeGreaterThan(0);
    for (const state of begun) {
      const { eyes } = thinkingOf(state, 1);
      expect(worth(state, eyes)).toBeGreaterThan(worth(stopped(state), eyes));
    }
  });
});
