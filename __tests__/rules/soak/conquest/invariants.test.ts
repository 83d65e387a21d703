import { INVARIANTS, whatIsWrong } from '../../../../scripts/soak/conquest/invariants';
import { conquestBook, startConquest, type ConquestState } from '../../../../src/rules/conquest';

const { state } = startConquest(conquestBook.setup.parse({}), 3);
const { model } = state;
const { sword } = model.teams;
type Model = ConquestState['model'];

const withModel = (change: Partial<Model>): ConquestState => ({ ...state, model: { ...model, ...change } });
const withSword = (change: Partial<Model['teams']['sword']>, more: Partial<Model> = {}): ConquestState =>
  withModel({ ...more, teams: { ...model.teams, sword: { ...sword, ...change } } });
const [top, ...pile] = sword.pile as readonly [never, ...never[]];

const BROKEN: Readonly<Record<string, ConquestState>> = {
  promptOrOutcome: { ...state, prompt: null },
  tokensStay: withSword({ pool: 9 }),
  endsAtOnce: withSword({ pool: 0 }, { bank: model.bank + sword.pool }),
  cardsStay: withSword({ pile }),
  inside: withModel({ discs: { ...model.discs, 'sword-1': { xMm: 12, yMm: 100 } } }),
  apart: withModel({ discs: { ...model.discs, 'sword-1': { xMm: 305, yMm: 200 } } }),
  projectilesGo: withModel({ projectile: { kind: 'missile', xMm: 100, yMm: 100 } }),
  armourWhereItIs: withSword({ pile, kept: [top] }, { setup: { ...model.setup, options: ['withoutArmour'] } }),
};

it('each is broken once here', () => {
  expect(Object.keys(BROKEN)).toEqual(Object.keys(INVARIANTS));
});

it.each(Object.entries(BROKEN))('%s is seen to be broken', (name, broken) => {
  expect(whatIsWrong(state, true)).toBeNull();
  expect(whatIsWrong(broken, false)).toMatch(new RegExp(`^${name}: `));
});

it('a card that is in two places, and a token below none, are seen as well', () => {
  expect(whatIsWrong(withSword({ discard: [top] }), false)).toMatch(/^cardsStay: /);
  expect(whatIsWrong(withSword({ pool: sword.pool + model.bank + 1 }, { bank: -1 }), false)).toMatch(/^tokensStay: /);
});

it('what does not survive being saved is seen as well', () => {
  expect(whatIsWrong(withModel({ turn: NaN }), true)).toMatch(/^survivesJson: /);
});
