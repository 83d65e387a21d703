import { deedShape, refuse, seedChance, type DeedAsk } from '../../../src/rules/machine';

interface Walk {
  readonly id: string;
  readonly squares: readonly string[];
}

const ask: DeedAsk<Walk> = {
  kind: 'deed',
  deeds: [
    { id: 'walk-1', squares: ['c4'] },
    { id: 'walk-2', squares: ['c4', 'c5'] },
  ],
  barred: [{ deed: { id: 'walk-3', squares: ['d9'] }, why: refuse('wall', 'TOY-9', { at: 'd9' }) }],
};

const why = (deed: unknown) => deedShape.whyNot(ask, { kind: 'deed', deed: deed as string });

describe('a deed', () => {
  it('is named by its id alone', () => {
    expect(why('walk-2')).toBeNull();
    expect(why('walk-9')).toEqual(refuse('noSuchOption', null, { option: 'walk-9' }));
    expect(why(2)).toEqual(refuse('wrongAnswer'));
  });

  it('that is barred says why', () => {
    expect(why('walk-3')).toEqual(refuse('wall', 'TOY-9', { at: 'd9' }));
  });

  it('is sampled out of those that can be done, each some time', () => {
    let { play: stream } = seedChance(1);
    const seen = new Set<string>();
    for (let count = 0; count < 40; count++) {
      const drawn = deedShape.sample(ask, stream);
      expect(deedShape.whyNot(ask, drawn.value)).toBeNull();
      seen.add(drawn.value.deed);
      ({ stream } = drawn);
    }
    expect(seen).toEqual(new Set(['walk-1', 'walk-2']));
  });
});
