import { INVARIANTS, whatIsWrong } from '../../../../scripts/soak/reign/invariants';
import { squareNamed, type Person, type ReignState } from '../../../../src/rules/reign';
import { begun } from '../../reign/dungeons';
import { ANSELME, fight, OGRE, played, SVEIN } from '../../reign/hand';

const { state } = played(
  fight('lava-bridge', [
    [SVEIN, '0:4,6'],
    [ANSELME, '0:4,7'],
    [OGRE, '0:1,6'],
  ]),
  [],
);
const { model } = state;
const withModel = (change: Partial<ReignState['model']>): ReignState => ({ ...state, model: { ...model, ...change } });

function withPerson(id: string, change: Partial<Person>): ReignState {
  const person = model.people[id];
  if (person === undefined) throw new Error(`no ${id}`);
  return withModel({ people: { ...model.people, [id]: { ...person, ...change } } });
}

const lava = model.board.zones.length === 1 ? squareNamed('0:1,3') : null;
const svein = model.people[SVEIN];
const inTown = begun('quest:pest-control', 1, { town: 'town' });

/** Ready to set out, one of them with stones in the pack. */
function overloaded(): ReignState {
  const purpose = { kind: 'muster', leader: ANSELME } as const;
  const { prompt, model: before } = inTown;
  const hero = before.people[SVEIN];
  if (prompt === null || hero === undefined) throw new Error('no town');
  const pack = Array.from({ length: 20 }, (_, at) => ({ id: `i9${at}`, thing: 'armour:talisman', runes: [] }) as const);
  const people = { ...before.people, [SVEIN]: { ...hero, pack: [...hero.pack, ...pack] } };
  return { ...inTown, model: { ...before, people }, prompt: { ...prompt, purpose } };
}

const BROKEN: Readonly<Record<string, ReignState>> = {
  promptOrOutcome: { ...state, prompt: null },
  oneASquare: withPerson('ogre-1', { at: svein?.at ?? null }),
  onFirmGround: withPerson(SVEIN, { at: lava }),
  hitPoints: withPerson('ogre-1', { hp: 0 }),
  points: withPerson(SVEIN, { points: -1 }),
  holdsWhatItHas: withPerson(SVEIN, { worn: 'i99' }),
  thingsAreSomewhereOnce: withPerson(ANSELME, { pack: svein?.pack ?? [], hands: [null, null], worn: null }),
  setsOutLight: overloaded(),
  coins: withModel({ pot: -1 }),
  goneForGood: withPerson('ogre-1', { at: null }),
};

it('each is broken once here', () => {
  expect(Object.keys(BROKEN)).toEqual(Object.keys(INVARIANTS));
});

it.each(Object.entries(BROKEN))('%s is seen to be broken', (name, broken) => {
  expect(whatIsWrong(state, true)).toBeNull();
  expect(whatIsWrong(broken, false)).toMatch(new RegExp(`^${name}: `));
});

it('what is paid for a search more than three times in a zone is seen as well', () => {
  expect(whatIsWrong(withModel({ paidSearches: { '0': 4 } }), false)).toMatch(/^coins: /);
});

it('what does not survive being saved is seen as well', () => {
  expect(whatIsWrong(withModel({ before: undefined as never }), true)).toMatch(/^survivesJson: /);
});
