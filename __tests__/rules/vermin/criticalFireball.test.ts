import { DISC_RADIUS_MM } from '../../../src/rules/table';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { overseersTurn, verminFight } from './support';

const WYVERN = 'monster:wyvern-1';
const ELF = 'hero:elf';
const fireball = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:wyvern', 'monster:orc'], ...plan }).act(WYVERN, 'attack-2');
const spell = (plan: FightPlan = {}) =>
  verminFight({ monsters: ['monster:wyvern', 'monster:fire-demon'], ...plan }).act(
    'hero:wizard',
    'spell:giant-fireball',
  );

describe('Critical Fireball', () => {
  it('VERM-058 VERM-061: 2 damage to every enemy that it touches', () => {
    const table = fireball().flick({ hits: [ELF, 'hero:thief'] });
    expect(table.events).toContainEqual(hurt(ELF, 6, 'fireball', 2));
    expect(table.events).toContainEqual(hurt('hero:thief', 8, 'fireball', 2));
  });

  it('VERM-059 VERM-060: flicked with the large disc, by the Wyvern and by the Wizard', () => {
    for (const table of [fireball(), spell()]) {
      expect(table.prompt.ask).toMatchObject({ projectile: { radiusMm: DISC_RADIUS_MM.large } });
    }
  });

  it('VERM-062: it hurts enemies alone', () => {
    expect(fireball().flick({ hits: ['monster:orc-1'] }).happened).not.toContain('damaged');
    expect(spell().flick({ hits: [ELF] }).happened).not.toContain('damaged');
  });

  it('VERM-063: with no room for the large disc beside it, it cannot be hurled', () => {
    const ring = Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      const [xMm, yMm] = [150 + 44 * Math.cos(angle), 200 + 44 * Math.sin(angle)];
      return { kind: 'obstacle', id: `obstacle-${index + 10}`, xMm, yMm, radiusMm: 19 } as const;
    });
    const table = fireball({ monsters: [['monster:wyvern', [150, 200]]], pieces: ring });
    expect(table.events).toContainEqual({ kind: 'stopped', piece: WYVERN });
  });

  it('VERM-199: two drops off a track, and nothing to what takes no fire', () => {
    const table = spell().flick({ hits: [WYVERN, 'monster:fire-demon-1'] });
    expect(table.piece(WYVERN)).toMatchObject({ life: 2 });
    expect(table.piece('monster:fire-demon-1')).toMatchObject({ life: 2 });
  });
});
