import {
  advance,
  refuse,
  seatId,
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

  it('has nothing to take again before the first flick', () => {
    expect(advance(toy, fresh(), RETAKE)).toEqual({ ok: false, refusal: refuse('nothingToTakeBack') });
  });
});

it('the record keeps what was taken back, and replays to the same state', () => {
  const played = go(fresh(), choose('share'), UNDO, choose('roll'), RETAKE, choose('roll'), choose('share'));
  expect(played.record).toHaveLength(6);
  expect(go(fresh(), ...played.record)).toEqual(played);
});
