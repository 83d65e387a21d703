import { catacombsWords } from '../../../src/i18n/catacombs';
import { askedOf } from '../../../src/ui/table/play/asked';
import { actorsOf, looseOptions, shotsOf } from '../../../src/ui/table/play/shots';
import { fight, type FightPlan } from '../../rules/catacombs/support/fight';
import { down } from '../../rules/catacombs/support/gear';
import { setupWith } from '../../rules/catacombs/support/setup';

const words = catacombsWords('en');

function actOf(plan: FightPlan) {
  const { state } = fight(plan);
  const asked = askedOf(state.prompt);
  if (asked.kind !== 'act') throw new Error(`${asked.kind} is asked`);
  return { view: state, ask: asked.ask, lastStands: asked.lastStands, words };
}

describe('the menu of shots', () => {
  it('names every action with its attacks, and passing last', () => {
    const shots = shotsOf('hero:elf', actOf({ monsters: ['monster:orc'] }));
    expect(shots.map(({ option, name, attacks }) => [option, name, attacks])).toEqual([
      ['hero:elf>punch', 'Punch', ''],
      ['hero:elf>arrows', 'Arrows', 'Missile → Missile'],
      ['hero:elf>pass', 'Pass', ''],
    ]);
    expect(shots.map(({ isPass }) => isPass)).toEqual([false, false, true]);
  });

  it('keeps what is barred in sight, with the reason', () => {
    const source = actOf({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 0 } } });
    const berserk = shotsOf('hero:barbarian', source).find(({ option }) => option === 'hero:barbarian>berserk');
    expect(berserk?.refusal).toEqual({ reason: 'noBerserkLeft', rule: 'BASE-044', details: {} });
  });

  it('BASE-176: warns of what leaves nobody standing, and of nothing else', () => {
    const source = actOf({
      monsters: ['monster:orc'],
      pieces: [down('hero:elf'), down('hero:thief'), down('hero:wizard')],
    });
    const warned = shotsOf('hero:barbarian', source).filter(({ isLastStand }) => isLastStand);
    expect(warned.map(({ option }) => option)).toEqual(['hero:barbarian>berserk']);
  });

  it('lists who may act once each, and what belongs to no piece apart', () => {
    const { ask } = actOf({
      monsters: ['monster:orc'],
      heroes: { 'hero:wizard': 'away' },
      setup: { house: { ...setupWith().house, overseerRulings: true } },
    });
    expect(actorsOf(ask)).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief']);
    expect(looseOptions(ask)).toEqual(['ruling']);
  });
});
