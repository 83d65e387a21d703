import {
  advance,
  refuse,
  seatId,
  statesOf,
  timelineOf,
  undoable,
  type RecordedStep,
  type Timeline,
} from '../../../src/rules/machine';
import { reloaded } from '../support/reloaded';
import { choose, SEATS, startToy, toy, type ToyTypes } from './toyGame';

const go = (timeline: Timeline<ToyTypes>, ...steps: RecordedStep<ToyTypes>[]): Timeline<ToyTypes> =>
  steps.reduce((from, step) => {
    const advanced = advance(toy, reloaded(from), step);
    if (!advanced.ok) throw new Error(advanced.refusal.reason);
    return advanced.timeline;
  }, timeline);

const fresh = () => timelineOf<ToyTypes>(startToy());
const UNDO = { kind: 'undo' } as const;
const RETAKE = { kind: 'retake', agreedBy: SEATS } as const;
const SHARE_NONE = { kind: 'amounts', amounts: {} } as const;

describe('undo', () => {
  it('takes back what revealed nothing, step by step', () => {
    const shared = go(fresh(), choose('share'), SHARE_NONE);
    expect(undoable(shared)?.command).toEqual(SHARE_NONE);
    expect(go(shared, UNDO).state.prompt?.purpose.kind).toBe('share');
    expect(go(shared, UNDO, UNDO).state).toEqual(fresh().state);
  });

  it('stops where something came to light', () => {
    const rolled = go(fresh(), choose('roll'));
    expect(undoable(rolled)).toBeNull();
    expect(advance(toy, rolled, UNDO)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
    expect(advance(toy, fresh(), UNDO)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
  });
});

describe('retake', () => {
  it('plays the last flick again when everybody agrees', () => {
    const later = go(fresh(), choose('roll'), choose('share'), SHARE_NONE);
    expect(go(later, RETAKE).state).toEqual(fresh().state);
  });

  it('needs the consent of the whole table', () => {
    const rolled = go(fresh(), choose('roll'));
    const alone = { kind: 'retake', agreedBy: [seatId('ann')] } as const;
    expect(advance(toy, rolled, alone)).toEqual({ ok: false, refusal: refuse('notAgreed', null, { seat: 'bob' }) });
  });

  it('is for the game to grant as it stands', () => {
    const strict = { ...toy, canBeRetaken: (_: unknown, { model }: (typeof later)['state']) => model.turn < 2 };
    const later = go(fresh(), choose('roll'));
    expect(advance(strict, later, RETAKE)).toMatchObject({ ok: true });
    const shared = go(later, choose('share'), SHARE_NONE);
    expect(advance(strict, shared, RETAKE)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
  });

  it('has nothing to take again before the first flick', () => {
    expect(advance(toy, fresh(), RETAKE)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
  });
});

describe('a game of which a part was played under other rules', () => {
  const before = go(fresh(), choose('roll'), choose('share'), SHARE_NONE);
  const opened = { ...before, opening: before.state, openedAt: before.steps.length, recent: [] };

  it('is not taken back to before that', () => {
    expect(undoable(before)).not.toBeNull();
    expect(undoable(opened)).toBeNull();
    for (const step of [UNDO, RETAKE]) {
      expect(advance(toy, opened, step)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
    }
  });

  it('is taken back to there, and its states are played again from there', () => {
    const later = go(opened, choose('roll'), choose('share'), SHARE_NONE);
    expect(statesOf(toy, later)).toHaveLength(4);
    expect(statesOf(toy, later)[0]).toEqual(before.state);
    const back = go({ ...later, recent: [] }, RETAKE);
    expect(back.state).toEqual(before.state);
    expect(back.steps).toHaveLength(3);
  });
});

it('the record keeps what was taken back, and replays to the same state', () => {
  const played = go(fresh(), choose('share'), UNDO, choose('roll'), RETAKE, choose('roll'), choose('share'));
  expect(played.record).toHaveLength(6);
  expect(go(fresh(), ...played.record)).toEqual(played);
});

describe('a long game', () => {
  const LONG = 150;
  /** Every state, as it was when the game was there. */
  const passed = [fresh().state];
  let played = fresh();
  for (let count = 0; count < LONG; count++) {
    played = count % 5 === 4 ? go(played, choose('roll')) : go(played, choose('share'), SHARE_NONE);
    passed.push(played.state);
  }

  it('keeps no more states than a short one', () => {
    expect(played.steps.length).toBeGreaterThan(LONG);
    expect(played.recent.length).toBeLessThanOrEqual(32);
  });

  it('is taken back to its very beginning all the same', () => {
    let timeline = played;
    let count = LONG;
    while (timeline.steps.length > 0) {
      timeline = undoable(timeline) === null ? go(timeline, RETAKE) : go(timeline, UNDO, UNDO);
      count -= 1;
      expect(timeline.state).toEqual(passed[count]);
    }
    expect(count).toBe(0);
  });

  it('tells its states once more, from first to last', () => {
    const states = statesOf(toy, played);
    expect(states).toHaveLength(played.steps.length + 1);
    expect(states[0]).toEqual(passed[0]);
    expect(states.at(-1)).toEqual(played.state);
  });
});
