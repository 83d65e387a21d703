import { INVARIANTS, whatIsWrong } from '../../../../scripts/soak/gym/invariants';
import { openGym, PRACTICE, type GymSetup, type GymState } from '../../../../src/rules/gym';

const setup: GymSetup = { ...PRACTICE, goals: [{ kind: 'strike', targets: ['orc'] }], flicks: 3 };

function opened(): GymState {
  const carried = openGym(setup, 3);
  if (!carried.ok) throw new Error(carried.error.reason);
  return carried.value.state;
}

const state = opened();
const { model } = state;
const withModel = (change: Partial<GymState['model']>): GymState => ({ ...state, model: { ...model, ...change } });
const moved = (isFixed: boolean, xMm: number) =>
  model.discs.map((disc) => (disc.isFixed === isFixed ? { ...disc, xMm } : disc));

const BROKEN: Readonly<Record<string, GymState>> = {
  promptOrOutcome: { ...state, prompt: null },
  fixedDiscsStay: withModel({ discs: moved(true, 100) }),
  onlyLeaversGo: withModel({ discs: model.discs.slice(1) }),
  inside: withModel({ discs: moved(false, 1) }),
  flicksAreCounted: withModel({ flicks: 1 }),
  goalsAreMetOnce: withModel({ met: [0, 0] }),
  solvedIsOver: withModel({ met: [0] }),
};

it('each is broken once here', () => {
  expect(Object.keys(BROKEN)).toEqual(Object.keys(INVARIANTS));
});

it.each(Object.entries(BROKEN))('%s is seen to be broken', (name, broken) => {
  expect(whatIsWrong(state, true)).toBeNull();
  expect(whatIsWrong(broken, false)).toMatch(new RegExp(`^${name}: `));
});

it('what does not survive being saved is seen as well', () => {
  expect(whatIsWrong(withModel({ last: undefined as never }), true)).toMatch(/^survivesJson: /);
});
