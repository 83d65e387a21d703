import { DISC_RADIUS_MM } from '../../../src/rules/catacombs';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { FAMILIAR } from '../catacombs/support/pieces';
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

/** Nothing so large as its disc fits between this place and what stands about it. */
const ringAround = (xMm: number, yMm: number): NonNullable<FightPlan['pieces']> =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = { xMm: xMm + 44 * Math.cos(angle), yMm: yMm + 44 * Math.sin(angle) };
    return { kind: 'obstacle', id: `obstacle-${yMm + index}`, ...at, radiusMm: 19 } as const;
  });

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

  it('VERM-063: with no room for the large disc beside it, it cannot be chosen', () => {
    const table = overseersTurn({ monsters: [['monster:wyvern', [150, 200]]], pieces: ringAround(150, 200) });
    expect(table.options).toEqual([`${WYVERN}>attack-1`, `${WYVERN}>pass`]);
    expect(table.barred(`${WYVERN}>attack-2`)).toEqual({ reason: 'noRoomBeside', rule: 'VERM-063', details: {} });
  });

  it('VERM-063: the spell is cast from where there is room, and is not spent where there is none', () => {
    const noRoom = { reason: 'noRoomBeside', rule: 'VERM-063', details: {} };
    const heroes = { 'hero:wizard': [150, 200] } as const;
    const hemmedIn = ringAround(150, 200);
    const familiar = { ...FAMILIAR, xMm: 150, yMm: 330 };
    const alone = verminFight({ heroes, pieces: hemmedIn });
    expect(alone.barred('hero:wizard>spell:giant-fireball')).toEqual(noRoom);
    const table = verminFight({ heroes, pieces: [...hemmedIn, familiar] }).act('hero:wizard', 'spell:giant-fireball');
    expect(table.options).toEqual([familiar.id]);
    expect(table.barred('hero:wizard')).toEqual(noRoom);
    expect(table.choose(familiar.id).event('spellCast').from).toBe(familiar.id);
    const nowhere = verminFight({ heroes, pieces: [...hemmedIn, familiar, ...ringAround(150, 330)] });
    expect(nowhere.barred('hero:wizard>spell:giant-fireball')).toEqual(noRoom);
  });

  it('VERM-199: two drops off a track, and nothing to what takes no fire', () => {
    const table = spell().flick({ hits: [WYVERN, 'monster:fire-demon-1'] });
    expect(table.piece(WYVERN)).toMatchObject({ life: 2 });
    expect(table.piece('monster:fire-demon-1')).toMatchObject({ life: 2 });
  });
});
