import { carryingLimit, personOf, weightOf, armourOn } from '../../../src/rules/reign/model/people';
import { ANSELME, at, barred, deed, end, fight, idsOf, kinds, of, OGRE, played, RAT, SVEIN, YSOLDE } from './hand';

const far = [OGRE, '0:1,5'] as const;

it('REIGN-043 one armour at a time: the one put on counts, and the one before no more', () => {
  const setup = fight('guardroom', [
    [YSOLDE, '0:7,1', { hands: [], worn: 'armour:leather-jerkin', pack: ['armour:mail-shirt'] }],
    far,
  ]);
  const before = personOf(played(setup, []).state.model, YSOLDE);
  const { state, last } = played(setup, [deed('don:i2')]);
  const after = personOf(state.model, YSOLDE);
  expect(of(last, 'donned')).toEqual([{ kind: 'donned', who: YSOLDE, item: 'i2', left: 0 }]);
  expect([armourOn(before), armourOn(after), after.worn]).toEqual([1, 2, 'i2']);
});

it('REIGN-047 what is found on the way may weigh what it likes; what lends Force is counted', () => {
  const heavy = Array.from({ length: 5 }, () => 'armour:talisman');
  const setup = fight('guardroom', [
    [SVEIN, '0:7,1', { hands: ['weapon:axe-of-might'], pack: heavy }],
    [ANSELME, '0:6,1', { hands: [], pack: ['armour:masters'] }],
    far,
  ]);
  const { model } = played(setup, []).state;
  const svein = personOf(model, SVEIN);
  expect([weightOf(svein) > carryingLimit(model, svein), carryingLimit(model, svein)]).toEqual([true, 120]);
  const item = personOf(model, ANSELME).pack[0]?.id;
  const { state } = played(setup, [{ kind: 'choose', options: [ANSELME, SVEIN] }, deed(`hand:${item}>${SVEIN}`)]);
  expect(personOf(state.model, SVEIN).pack.map(({ thing }) => thing)).toContain('armour:masters');
});

describe('what fills a square', () => {
  const behind = (kind: string) =>
    played(
      fight(
        'guardroom',
        [
          [YSOLDE, '0:4,4'],
          [OGRE, '0:4,1'],
        ],
        {},
        { elements: [{ kind, at: '0:4,3' }] },
      ),
      [],
    ).state;

  it.each(['bookcase', 'rack', 'statue'])('REIGN-162 a %s stops sight and steps', (kind) => {
    expect(barred(behind(kind), 'shoot:ogre-1')).toBe('notInSight REIGN-097');
    expect(idsOf(behind(kind), 'walk')).not.toContain('walk:0:4,3');
    expect(idsOf(behind('table'), 'shoot')).toContain('shoot:ogre-1');
  });

  it('REIGN-212 rubble closes its square and every line of sight for good: nobody searches or moves it', () => {
    const state = behind('rubble');
    expect(barred(state, 'shoot:ogre-1')).toBe('notInSight REIGN-097');
    expect(idsOf(state, 'walk')).not.toContain('walk:0:4,3');
    expect(idsOf(state, 'rummage')).toEqual([]);
    expect(idsOf(state, 'search')).not.toContain('search:0:4,3');
  });
});

it('REIGN-171 who is invisible strikes as ever, and stays invisible', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,3', { pack: ['potion:invisibility'] }],
      [OGRE, '0:5,3'],
    ],
    { draws: [3, 3, 3] },
  );
  const potion = personOf(played(setup, []).state.model, SVEIN).pack.find(({ thing }) => thing.startsWith('potion'));
  const { state, last } = played(setup, [deed(`drink:${potion?.id}`), deed('melee:ogre-1')]);
  expect([kinds(last).includes('struck'), personOf(state.model, SVEIN).isInvisible]).toEqual([true, true]);
});

it('REIGN-176 regeneration gives back a D for each of its points as the turn begins, never above the maximum', () => {
  const worn = (hp: number) =>
    played(
      fight('guardroom', [[SVEIN, '0:7,1', { hands: [], worn: 'armour:regeneration', hp }], far], { draws: [4] }),
      [],
    );
  expect(of(worn(10).all, 'regained')).toEqual([{ kind: 'regained', who: SVEIN, points: 4, left: 14 }]);
  expect(of(worn(30).all, 'regained')).toMatchObject([{ left: 32 }]);
});

it('REIGN-152 a creature that is gone is not brought back', () => {
  const setup = fight(
    'guardroom',
    [[SVEIN, '0:4,3', { pack: ['scroll:resurrection'] }], [RAT, '0:5,3', { hp: 1, figures: 1 }], far],
    { draws: [5, 5, 5] },
  );
  const { state, last } = played(setup, [deed('melee:giant-rat-1'), { kind: 'choose', options: [] }]);
  expect([...kinds(last), ...kinds(played(setup, [deed('melee:giant-rat-1')]).last)]).toContain('killed');
  expect(idsOf(state, 'read')).toEqual([]);
});

it('REIGN-254 GM characters keep the weapons and armour that their values hold already', () => {
  const setup = fight('guardroom', [
    [SVEIN, '0:4,3'],
    [OGRE, '0:5,3', { pack: ['weapon:dagger', 'armour:mail-shirt'] }],
  ]);
  const { state } = played(setup, [end]);
  expect(state.prompt?.purpose).toMatchObject({ kind: 'act', who: 'ogre-1' });
  expect([idsOf(state, 'hold'), idsOf(state, 'don')]).toEqual([[], []]);
  expect(at('0:5,3')).toBe(personOf(state.model, 'ogre-1').at);
});
