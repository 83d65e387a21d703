import {
  apply,
  refuse,
  sample,
  seatId,
  seedChance,
  whyNot,
  type Command,
  type GameState,
} from '../../../src/rules/machine';
import { reloaded } from '../support/reloaded';
import { choose, SEATS, startToy, toy, type ToyTypes } from './toyGame';

const carried = (state: GameState<ToyTypes>, command: Command<ToyTypes>) => {
  const applied = apply(toy, reloaded(state), command);
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied;
};

describe('a command', () => {
  it('is answered by what follows up to the next prompt', () => {
    const { state, events, hasRevealed } = carried(startToy().state, choose('roll'));
    expect(events.map((event) => event.kind)).toEqual(['rolled', 'rolled']);
    expect(hasRevealed).toBe(true);
    expect(state.prompt).toMatchObject({ number: 1, seats: [SEATS[1]], purpose: { kind: 'act' } });
    expect(state.tasks).toEqual([{ kind: 'turn' }]);
  });

  it('may open a prompt in the middle of an effect, and goes on from there', () => {
    const asked = carried(startToy().state, choose('share')).state;
    expect(asked.prompt?.purpose).toEqual({ kind: 'share', of: 'coins' });
    expect(asked.tasks).toEqual([{ kind: 'turn' }, { kind: 'share' }]);
    const { events, state } = carried(asked, { kind: 'amounts', amounts: { ann: 2, bob: 1 } });
    expect(events).toEqual([{ kind: 'shared', total: 3 }]);
    expect(state.prompt?.purpose).toEqual({ kind: 'act' });
  });

  it('ends the game, after which nothing is answered', () => {
    const over = carried(carried(startToy().state, choose('roll')).state, choose('stop')).state;
    expect(over).toMatchObject({ outcome: { winner: 'bob' }, prompt: null, tasks: [] });
    expect(apply(toy, over, choose('roll'))).toEqual({ ok: false, refusal: refuse('gameOver') });
  });

  it('that never comes to rest is a broken invariant', () => {
    expect(() => apply(toy, startToy().state, choose('loop'))).toThrow('toy does not come to rest');
  });

  it('leaves the state that it was given as it was', () => {
    const { state } = startToy();
    const before = JSON.stringify(state);
    carried(state, choose('roll'));
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a refusal', () => {
  const { state } = startToy();
  it.each([
    ['an answer to an earlier prompt', { ...choose('roll'), prompt: 9 }, 'stalePrompt'],
    ['somebody else', { ...choose('roll'), seat: seatId('bob') }, 'notYourTurn'],
    ['an answer of another shape', { kind: 'amounts' as const, amounts: {} }, 'wrongAnswer'],
    ['an option that is not offered', choose('sing'), 'noSuchOption'],
    ['an option that is barred, with its rule', choose('fly'), 'noWings'],
    ['too many options', { kind: 'choose' as const, options: ['roll', 'share'] }, 'wrongCount'],
    ['one option twice', { kind: 'choose' as const, options: ['roll', 'roll'] }, 'chosenTwice'],
    ['what only the state forbids', choose('stop'), 'tooSoon'],
  ])('is given to %s', (_, command, reason) => {
    expect(whyNot(toy, reloaded(state), command)?.reason).toBe(reason);
    expect(apply(toy, state, command)).toMatchObject({ ok: false, refusal: { reason } });
  });

  it('names the rule', () => {
    expect(whyNot(toy, state, choose('fly'))).toEqual({ reason: 'noWings', rule: 'TOY-1', details: {} });
  });

  it.each([
    ['a stranger', { eve: 1 }, 'noSuchOption'],
    ['an inherited name', { toString: 1 }, 'noSuchOption'],
    ['half a coin', { ann: 0.5 }, 'wrongAmount'],
    ['a debt', { ann: -1 }, 'wrongAmount'],
    ['more than a purse holds', { ann: 4 }, 'tooMuch'],
    ['more than is asked', { ann: 3, bob: 3 }, 'wrongTotal'],
  ])('is given to %s', (_, amounts, reason) => {
    const asked = carried(state, choose('share')).state;
    expect(whyNot(toy, asked, { kind: 'amounts', amounts: amounts as Record<string, number> })?.reason).toBe(reason);
  });
});

describe('the sampler', () => {
  it('answers every prompt legally, and sooner or later in every way', () => {
    const seen = new Set<string>();
    let stream = seedChance(1).play;
    let { state } = startToy();
    for (let step = 0; step < 400; step++) {
      if (state.prompt === null) state = startToy(step).state;
      const drawn = sample(toy, state.prompt as NonNullable<typeof state.prompt>, stream);
      stream = drawn.stream;
      const isLoop = drawn.value.kind === 'choose' && drawn.value.options[0] === 'loop';
      const isTooSoon = whyNot(toy, state, drawn.value)?.reason === 'tooSoon';
      seen.add(JSON.stringify(drawn.value).slice(0, 40));
      if (!isLoop && !isTooSoon) state = JSON.parse(JSON.stringify(carried(state, drawn.value).state));
    }
    for (const option of ['roll', 'share', 'stop', 'loop']) {
      expect([...seen].some((text) => text.includes(option))).toBe(true);
    }
    expect([...seen].filter((text) => text.includes('amounts')).length).toBeGreaterThan(5);
  });
});
