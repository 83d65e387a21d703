import { ratiosOf, SCHEMES } from './album/fewColours';

/** What has a meaning and no letters. */
const MARK = 3;
const SCENE_MS = 120_000;

const tooFaint = (ratios: readonly number[]): readonly number[] => ratios.filter((ratio) => ratio < MARK);

describe.each(SCHEMES)('in the few colours of a reader who wants a %s page', (scheme) => {
  it.each([
    ['pictures are seen on their buttons', 'settings', 'back'],
    ['what is chosen is told from the rest', 'settings', 'radio'],
    ['a chosen step of the app is told from the others', 'newGame', 'level'],
    ['an open drawer is told from those that are shut', 'wideFight', 'tab'],
    ['what is chosen of several is told from the rest', 'halve', 'option'],
  ] as const)(
    '%s',
    async (_what, place, name) => expect(tooFaint(await ratiosOf(place, name, scheme))).toEqual([]),
    SCENE_MS,
  );

  it(
    'a life that is left is told from one that is lost',
    async () => {
      // Two are hurt at least: the others' tracks are full from end to end.
      const ratios = await ratiosOf('fight', 'lives', scheme);
      expect(ratios.length - tooFaint(ratios).length).toBeGreaterThanOrEqual(2);
    },
    SCENE_MS,
  );
});

it.each([
  ['a stand', 'fight', 'stand'],
  ['a poisoned hero', 'poisoned', 'hero'],
  ['the question of a camp', 'camp', 'prompt'],
  ['the head of a wide table', 'wideFight', 'head'],
  ['the drawer of the monsters', 'wideFight', 'monsters'],
  ['the goods of a merchant', 'merchant', 'article'],
] as const)(
  'every mark on %s is seen in few colours',
  async (_what, place, name) => {
    for (const scheme of SCHEMES) expect(tooFaint(await ratiosOf(place, name, scheme))).toEqual([]);
  },
  SCENE_MS,
);

it(
  'armour that is left is seen in few colours, and told from what is spent',
  async () => {
    for (const scheme of SCHEMES) {
      const [left = 0, spent = 0] = await ratiosOf('armour', 'points', scheme);
      expect(left).toBeGreaterThanOrEqual(MARK);
      expect(left / spent).toBeGreaterThanOrEqual(MARK);
    }
  },
  SCENE_MS,
);
