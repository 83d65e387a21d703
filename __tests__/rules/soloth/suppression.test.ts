import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { SKELETON } from '../catacombs/support/pieces';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { solothFight } from './support';

const SIREN = 'monster:siren-1';
const ORC = 'monster:orc-1';
const sung = (plan: FightPlan = {}) => solothFight({ monsters: ['monster:siren', 'monster:orc'], ...plan });

describe('Suppression', () => {
  it('SOL-209 SOL-210: heroes have one plain Punch and no special action, spell or equipment', () => {
    const table = sung({ boards: { 'hero:thief': { life: 1, equipment: ['equipment:healing-potion'] } } });
    const kinds = table.options.map((option) => option.split('>')[1]);
    expect(new Set(kinds)).toEqual(new Set(['punch', 'pass']));
    for (const barred of ['hero:elf>arrows', 'hero:barbarian>berserk', 'hero:thief>dodge', 'hero:wizard>spell:heal']) {
      expect(table.barred(barred)).toMatchObject({ reason: 'suppressed', rule: 'SOL-209' });
    }
    expect(table.barred('hero:thief>equipment:healing-potion')).not.toBeNull();
  });

  it('SOL-209 SOL-251: Allies keep their own Punch', () => {
    expect(sung({ pieces: [SKELETON] }).options).toContain(`${SKELETON.id}>punch`);
  });

  it('SOL-211 SOL-249: a Great Axe and a War Hammer add nothing', () => {
    const equipment = ['equipment:great-axe', 'equipment:war-hammer'] as const;
    const monsters = ['monster:siren', 'monster:orc', 'monster:ghoul'] as const;
    const table = sung({ monsters, boards: { 'hero:barbarian': { equipment } } })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [ORC, 'monster:ghoul-1'] });
    expect(table.events).toContainEqual(hurt(ORC, 1, 'hero:barbarian'));
    expect(table.events).toContainEqual(hurt('monster:ghoul-1', 1, 'hero:barbarian'));
  });

  it('SOL-212: what defends still defends', () => {
    const table = sung({ boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:thief'] });
    expect(table.prompt.purpose).toMatchObject({ hero: 'hero:thief', equipment: 'equipment:shadow-cloak' });
    expect(table.choose('cancel').happened).toEqual(['equipmentUsed', 'unharmed']);
  });

  it('SOL-213: with the last Siren dead, whoever has not acted has everything again', () => {
    const table = sung()
      .act('hero:barbarian', 'punch')
      .flick({ hits: [SIREN] });
    expect(table.options).toContain('hero:elf>arrows');
    expect(table.options).toContain('hero:wizard>spell:fireball');
    expect(heroOf(table.model, 'hero:barbarian').kills).toHaveLength(1);
  });

  it('SOL-253: it gives no action to who lies down', () => {
    const table = sung({ pieces: [{ id: 'hero:elf', stun: { round: 1, by: ORC } }] });
    expect(table.options.some((option) => option.startsWith('hero:elf'))).toBe(false);
  });
});
