import { askedOf } from '../../../src/ui/games/catacombs/play/asked';
import { actorsOf, looseOptions, onlyShot, shotsOf } from '../../../src/ui/games/catacombs/play/shots';
import { fight, type FightPlan } from '../../rules/catacombs/support/fight';
import { down } from '../../rules/catacombs/support/gear';
import { setupWith } from '../../rules/catacombs/support/setup';
import { catacombsWords } from '../../support/words';

const words = catacombsWords('en');

function actOf(plan: FightPlan) {
  const { state } = fight(plan);
  const asked = askedOf(state.prompt);
  if (asked.kind !== 'act') throw new Error(`${asked.kind} is asked`);
  return { view: state, ask: asked.ask, lastStands: asked.lastStands, words };
}

describe('the menu of shots', () => {
  it('names every action and says what it does, passing last', () => {
    const shots = shotsOf('hero:elf', actOf({ monsters: ['monster:orc'] }));
    expect(shots.map(({ option, name, sentence }) => [option, name, sentence])).toEqual([
      ['hero:elf>punch', 'Punch', 'Flick the disc: each enemy it touches loses 1 life.'],
      ['hero:elf>arrows', 'Arrows', 'Shoot two arrows, one after the other.'],
      ['hero:elf>pass', 'Pass', 'Do nothing this turn.'],
    ]);
    expect(shots.map(({ isPass }) => isPass)).toEqual([false, false, true]);
  });

  it('keeps what is barred in sight behind what is open, with the reason', () => {
    const wizard = { spells: ['spell:heal', 'spell:fireball'], equipment: ['equipment:healing-potion'] } as const;
    const source = actOf({ monsters: ['monster:orc'], boards: { 'hero:wizard': wizard } });
    const shots = shotsOf('hero:wizard', source);
    expect(shots.map(({ action, refusal }) => [action, refusal?.reason ?? null])).toEqual([
      ['punch', null],
      ['spell:fireball', null],
      ['spell:heal', 'nobodyIsHurt'],
      ['equipment:healing-potion', 'nobodyIsHurt'],
      ['pass', null],
    ]);
  });

  it('BASE-044: says how often Berserk is left, and that he falls after it', () => {
    const source = actOf({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 1 } } });
    const berserk = shotsOf('hero:barbarian', source).find(({ action }) => action === 'berserk');
    expect([berserk?.usesLeft, berserk?.after, berserk?.refusal]).toEqual([1, 'falls', null]);
  });

  it('knows when there is nothing to choose besides passing', () => {
    const spent = actOf({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 0 } } });
    expect(onlyShot(shotsOf('hero:barbarian', spent))?.action).toBe('punch');
    expect(onlyShot(shotsOf('hero:elf', spent))).toBeNull();
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
