import type { FightPlan } from '../catacombs/support/fight';
import { FAMILIAR } from '../catacombs/support/pieces';
import { poisonOf, verminFight } from './support';

const WIZARD = 'hero:wizard';
const ELF = 'hero:elf';
const RAT = 'monster:sewer-rat-1';

describe('Cure Poison', () => {
  const poisonedElf: FightPlan = {
    monsters: ['monster:orc'],
    boards: { [ELF]: { poison: [poisonOf(2), poisonOf(4)] } },
  };

  it('VERM-039 VERM-040: one card of any hero, which the Wizard’s player chooses, without a flick', () => {
    const boards = { ...poisonedElf.boards, [WIZARD]: { poison: [poisonOf(1)] } };
    const table = verminFight({ ...poisonedElf, boards }).act(WIZARD, 'spell:cure-poison');
    expect(table.prompt).toMatchObject({ seats: ['bob'], purpose: { kind: 'cureWhom' } });
    expect(table.options).toEqual([`${ELF}>poison-4`, `${ELF}>poison-2`, `${WIZARD}>poison-1`]);
    table.choose(`${ELF}>poison-4`);
    expect(table.model.heroes[ELF]?.poison).toEqual([poisonOf(2)]);
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-040: the card is spent like any other', () => {
    const table = verminFight(poisonedElf).act(WIZARD, 'spell:cure-poison').choose(`${ELF}>poison-2`);
    expect(table.model.heroes[WIZARD]?.spentSpells).toEqual(['spell:cure-poison']);
  });

  it('VERM-043: what is cured lies face up beside the deck', () => {
    const table = verminFight(poisonedElf).act(WIZARD, 'spell:cure-poison').choose(`${ELF}>poison-2`);
    expect(table.model.poisonDiscard).toEqual([poisonOf(2)]);
  });

  it('VERM-039: with nobody poisoned it cannot be cast', () => {
    const table = verminFight({ monsters: ['monster:orc'] });
    expect(table.barred(`${WIZARD}>spell:cure-poison`)).toMatchObject({ reason: 'nobodyIsPoisoned' });
  });

  it('VERM-194: healing takes no poison away', () => {
    const hurt = { life: 3, poison: [poisonOf(2)] };
    const table = verminFight({ monsters: ['monster:orc'], boards: { [ELF]: hurt } })
      .act(WIZARD, 'spell:heal')
      .choose(ELF);
    expect(table.model.heroes[ELF]).toMatchObject({ life: 7, poison: [poisonOf(2)] });
  });

  it('VERM-195: suppressed, neither it nor the Giant Fireball can be cast', () => {
    const monsters = ['monster:siren'] as const;
    const table = verminFight({ ...poisonedElf, setup: { expansions: ['soloth', 'vermin'] }, monsters });
    for (const spell of ['spell:cure-poison', 'spell:giant-fireball']) {
      expect(table.barred(`${WIZARD}>${spell}`)).toMatchObject({ reason: 'suppressed' });
    }
  });
});

describe('Ring of Frost', () => {
  const cast = (plan: FightPlan = {}) =>
    verminFight({
      heroes: { [WIZARD]: [150, 200] },
      monsters: [
        ['monster:sewer-rat', [150, 90]],
        ['monster:sewer-rat', [150, 60]],
        ['monster:orc', [150, 160]],
        ['monster:blood-skull', [200, 200]],
        ['monster:wyvern', [90, 180]],
      ],
      ...plan,
    }).act(WIZARD, 'spell:ring-of-frost');

  it('VERM-208: every Vermin with its rim within 10 cm of the caster’s misses the Overseer’s turn', () => {
    const table = cast();
    expect(table.piece(RAT)).toMatchObject({ stun: { by: 'spell:ring-of-frost' } });
    expect(table.piece('monster:sewer-rat-2')).toMatchObject({ stun: null });
    table.passAll();
    expect(table.model.room?.turn).toBe('overseer');
    expect(table.options.filter((option) => option.startsWith(RAT))).toEqual([]);
  });

  it('VERM-208: it is back when the round is over', () => {
    const table = cast();
    expect(table.nextRound().piece(RAT)).toMatchObject({ stun: null });
    expect(table.passAll().options).toContain(`${RAT}>attack-1`);
  });

  it('VERM-208: no other family, nothing of stamina, nothing incorporeal', () => {
    const table = cast();
    for (const id of ['monster:orc-1', 'monster:blood-skull-1', 'monster:wyvern-1']) {
      expect(table.piece(id)).toMatchObject({ stun: null });
    }
  });

  const nothing = { reason: 'nothingToFreeze', rule: 'VERM-208', details: {} };

  it.each([
    [
      'but what frost cannot hold',
      [
        ['monster:wyvern', [150, 90]],
        ['monster:blood-skull', [200, 200]],
      ],
      [],
    ],
    ['within 10 cm', [['monster:sewer-rat', [150, 60]]], []],
    ['upright', [['monster:sewer-rat', [150, 90]]], [{ id: RAT, stun: { round: 1, by: RAT } }]],
  ] as const)('VERM-208: with no Vermin %s it cannot be cast, and is kept', (_what, monsters, pieces) => {
    const table = verminFight({ heroes: { [WIZARD]: [150, 200] }, monsters, pieces });
    expect(table.barred(`${WIZARD}>spell:ring-of-frost`)).toEqual(nothing);
    expect(table.model.heroes[WIZARD]?.spells).toContain('spell:ring-of-frost');
  });

  it('VERM-208: it is cast from where there is something to hold, of Wizard and Familiar', () => {
    const familiar = { ...FAMILIAR, xMm: 250, yMm: 300 };
    const rat = ['monster:sewer-rat', [150, 90]] as const;
    const monsters = [rat, ['monster:orc', [250, 250]]] as const;
    const table = cast({ monsters, pieces: [familiar] });
    expect(table.prompt.purpose).toEqual({ kind: 'castFrom', spell: 'spell:ring-of-frost' });
    expect(table.options).toEqual([WIZARD]);
    expect(table.barred(familiar.id)).toEqual(nothing);
    expect(table.choose(WIZARD).event('incapacitated').piece).toBe(RAT);
    const far = cast({
      heroes: { [WIZARD]: [150, 420] },
      monsters: [['monster:sewer-rat', [250, 250]]],
      pieces: [familiar],
    });
    expect([far.options, far.barred(WIZARD)]).toEqual([[familiar.id], nothing]);
    const gone = verminFight({
      heroes: { [WIZARD]: [150, 420] },
      monsters: [rat],
      pieces: [familiar],
    });
    expect(gone.barred(`${WIZARD}>spell:ring-of-frost`)).toEqual(nothing);
  });
});
