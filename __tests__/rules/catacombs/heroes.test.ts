import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { startCatacombs } from '../../../src/rules/catacombs';
import { EQUIPMENT_IDS, BASE_HERO_IDS, BASE_SPELL_IDS } from '../../../src/rules/catacombs/words/ids';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { SPELL_HAND } from '../../../src/rules/catacombs/content/base/spells';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { ANN, BOB, setupWith } from './support/setup';
import { touch } from './support/table';

const optionsOf = (options: readonly string[], piece: string) =>
  options.filter((option) => option.startsWith(`${piece}>`)).map((option) => option.slice(piece.length + 1));

describe('heroes at the start', () => {
  it('BASE-018 BASE-039: each stands at the top of its life track, without gold or equipment', () => {
    const { heroes } = startCatacombs(setupWith(), 1).state.model;
    expect(BASE_HERO_IDS.map((id) => [heroes[id]?.life, heroes[id]?.gold, heroes[id]?.equipment])).toEqual([
      [8, 0, []],
      [12, 0, []],
      [10, 0, []],
      [8, 0, []],
    ]);
  });

  it('BASE-042 BASE-044: the Berserk marker lies on 2, and only the Barbarian has one', () => {
    const { heroes } = startCatacombs(setupWith(), 1).state.model;
    expect(BASE_HERO_IDS.map((id) => heroes[id]?.berserk)).toEqual([null, 2, null, null]);
  });

  it('BASE-048 BASE-049: the Wizard holds all twelve Spell cards, and nobody else any', () => {
    const { heroes } = startCatacombs(setupWith(), 1).state.model;
    expect(heroes['hero:wizard']?.spells).toEqual(SPELL_HAND);
    expect(heroes['hero:wizard']?.spells).toHaveLength(12);
    expect(heroes['hero:wizard']?.spentSpells).toEqual([]);
    for (const id of ['hero:elf', 'hero:barbarian', 'hero:thief'] as const) expect(heroes[id]?.spells).toEqual([]);
  });

  it('BASE-040 BASE-045 BASE-048 BASE-100: exactly what each may do', () => {
    const { options } = fight({ monsters: ['monster:orc'], boards: { 'hero:elf': { life: 7 } } });
    expect(optionsOf(options, 'hero:elf')).toEqual(['punch', 'arrows', 'pass']);
    expect(optionsOf(options, 'hero:barbarian')).toEqual(['punch', 'berserk', 'pass']);
    expect(optionsOf(options, 'hero:thief')).toEqual(['punch', 'dodge', 'pass']);
    expect(optionsOf(options, 'hero:wizard')).toEqual(['punch', ...BASE_SPELL_IDS, 'pass']);
  });
});

describe('the Elf', () => {
  it('BASE-040 BASE-041 BASE-142: two arrows, one after the other, each from beside the Elf', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] }).act('hero:elf', 'arrows');
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('flicked')).toMatchObject({ actor: 'hero:elf', striker: 'missile' });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf', attack: 'missile' });
    table.flick({ hits: ['monster:troll-1'] });
    expect(table.prompt.purpose.kind).toBe('act');
    expect(table.piece('monster:orc-1')).toMatchObject({ life: 1 });
    expect(table.piece('monster:troll-1')).toMatchObject({ life: 1 });
  });

  it('BASE-041: the second arrow may be declined, the first may not', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:elf', 'arrows');
    expect(table.refusal({ kind: 'flick', flick: null })).toMatchObject({ reason: 'mustFlick' });
    table.flick().decline();
    expect(table.events).toEqual([{ kind: 'stopped', piece: 'hero:elf' }]);
    expect(optionsOf(table.options, 'hero:elf')).toEqual([]);
  });
});

describe('the Barbarian', () => {
  it('BASE-042 BASE-043: Berserk is a chain of four Punches, and then he drops', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] }).act('hero:barbarian', 'berserk');
    for (const target of ['monster:orc-1', 'monster:troll-1', 'monster:orc-1']) {
      table.flick({ hits: [target] });
      expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:barbarian', attack: 'punch' });
    }
    table.flick();
    expect(table.happened).toEqual(['flicked', 'incapacitated']);
    expect(table.event('incapacitated')).toEqual({
      kind: 'incapacitated',
      piece: 'hero:barbarian',
      backInRound: 3,
      cause: { by: 'hero:barbarian', rule: 'BASE-174' },
    });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('BASE-044: each use costs one, at 0 it is barred, and it never comes back by itself', () => {
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 1 } } });
    table.act('hero:barbarian', 'berserk');
    expect(table.event('berserkChanged')).toEqual({ kind: 'berserkChanged', left: 0 });
    table.flick().decline().nextRound().nextRound();
    expect(table.model.room?.round).toBe(3);
    expect(table.options).not.toContain('hero:barbarian>berserk');
    expect(table.barred('hero:barbarian>berserk')).toEqual({ reason: 'noBerserkLeft', rule: 'BASE-044', details: {} });
    expect(heroOf(table.model, 'hero:barbarian').berserk).toBe(0);
  });

  it('BASE-044: the marker reaches 3 through equipment, and no further', () => {
    const draught = { equipment: ['equipment:rage-draught'] } as const;
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:barbarian': draught } });
    table.act('hero:barbarian', 'equipment:rage-draught');
    expect(table.event('berserkChanged')).toEqual({ kind: 'berserkChanged', left: 3 });
    expect(optionsOf(table.options, 'hero:barbarian')).toEqual(['punch', 'berserk', 'pass']);
    const full = fight({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { ...draught, berserk: 3 } } });
    expect(full.barred('hero:barbarian>equipment:rage-draught')).toMatchObject({ reason: 'berserkIsFull' });
  });
});

describe('the Thief', () => {
  it('BASE-046: dodging is a Punch, then a movement that strikes nobody', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:minotaur'] }).act('hero:thief', 'dodge');
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1' });
    table.flick({ hits: ['monster:orc-1', 'monster:minotaur-1'], rest: { 'hero:thief': [150, 250] } });
    expect(table.happened).toEqual(['flicked']);
    expect(table.piece('hero:thief')).toMatchObject({ xMm: 150, yMm: 250 });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('BASE-046: a movement pushes discs, and a Fire Wall still burns', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [WALL] })
      .act('hero:thief', 'dodge')
      .flick();
    table.flick({ hits: ['fire-wall-1', 'monster:orc-1'], rest: { 'monster:orc-1': [40, 90] } });
    expect(table.happened).toEqual(['flicked', 'damaged']);
    expect(table.event('damaged')).toMatchObject({ target: 'hero:thief', lifeLeft: 9, cause: { by: 'fire-wall-1' } });
    expect(table.piece('monster:orc-1')).toMatchObject({ xMm: 40, yMm: 90 });
  });

  it('BASE-046: a movement into a monster is no attack, its Punch is', () => {
    const setup = { variants: { ...setupWith().variants, wanderingMonsters: true } };
    const dodge = (first: readonly string[]) =>
      fight({ setup, monsters: ['monster:orc'] })
        .act('hero:thief', 'dodge')
        .flick({ hits: first })
        .flick({ hits: ['monster:orc-1'] });
    expect(dodge([]).model.room?.hasHeroAttacked).toBe(false);
    expect(dodge(['monster:orc-1']).model.room?.hasHeroAttacked).toBe(true);
  });

  it('BASE-047: 100 gold more for each monster it kills, paid in Resolution', () => {
    expect(HERO_CARDS['hero:thief'].goldPerKill).toBe(100);
    const table = fight({ monsters: ['monster:zombie', 'monster:zombie', 'monster:zombie'] });
    table.act('hero:thief', 'punch').flick({ hits: ['monster:zombie-1', 'monster:zombie-2'] });
    expect(heroOf(table.model, 'hero:thief').gold).toBe(0);
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-3'] })
      .passAll();
    expect(heroOf(table.model, 'hero:thief').gold).toBe(400);
    expect(heroOf(table.model, 'hero:elf').gold).toBe(100);
  });
});

describe('the Wizard', () => {
  it('BASE-050 BASE-051: casting is the action of the turn, and the card is spent', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:fireball');
    expect(table.happened.slice(0, 2)).toEqual(['actionBegan', 'spellCast']);
    table.flick({ hits: ['monster:orc-1'] });
    expect(optionsOf(table.options, 'hero:wizard')).toEqual([]);
    const { spells, spentSpells } = heroOf(table.model, 'hero:wizard');
    expect(spells.filter((id) => id === 'spell:fireball')).toHaveLength(1);
    expect(spentSpells).toEqual(['spell:fireball']);
    expect(spells).toHaveLength(11);
  });

  it('BASE-051: a card that was used up is not offered again', () => {
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:wizard': { spells: ['spell:fireball'] } } });
    table.act('hero:wizard', 'spell:fireball').flick().nextRound();
    expect(optionsOf(table.options, 'hero:wizard')).toEqual(['punch', 'pass']);
  });

  it('BASE-052: spells are the Wizard’s, for whoever holds the Wizard', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const casters = table.options.filter((option) => option.includes('spell:')).map((option) => option.split('>')[0]);
    expect(new Set(casters)).toEqual(new Set(['hero:wizard']));
    const cast = { kind: 'choose', options: ['hero:wizard>spell:fireball'] } as const;
    expect(table.refusal(cast, ANN)).toEqual({
      reason: 'notYourPiece',
      rule: 'BASE-037',
      details: { piece: 'hero:wizard' },
    });
    expect(table.answer(cast, BOB).prompt.seats).toEqual([BOB]);
  });

  it('BASE-013 BASE-048: with its one disc in play, no second Skeleton is summoned', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:summon-skeleton');
    table.place({ 'ally:summoned-skeleton': [240, 420] }).nextRound();
    expect(table.options).toContain('ally:summoned-skeleton>punch');
    expect(table.options).not.toContain('hero:wizard>spell:summon-skeleton');
    expect(table.barred('hero:wizard>spell:summon-skeleton')).toMatchObject({ rule: 'BASE-218' });
  });

  it('BASE-053: the Shield is put down within 2.5 cm, is nobody’s target, and goes back when the room ends', () => {
    const table = fight({ monsters: ['monster:zombie'] }).act('hero:wizard', 'spell:shield');
    const far = { kind: 'place', places: [{ id: 'shield', xMm: 200, yMm: 360 }] } as const;
    expect(table.refusal(far)).toMatchObject({ reason: 'outOfReach' });
    table.place({ shield: [200, 365] });
    expect(table.piece('shield')).toMatchObject({ kind: 'shield', radiusMm: 19 });
    table
      .passAll()
      .act('monster:zombie-1', 'attack-1')
      .flick({ hits: ['shield'], rest: { shield: [200, 350] } });
    expect(table.happened.filter((kind) => kind !== 'flicked')).not.toContain('damaged');
    expect(table.piece('shield')).toMatchObject({ yMm: 350 });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
    expect(table.happened).toContain('roomCleared');
    expect(table.has('shield')).toBe(false);
  });
});

describe('life', () => {
  it('BASE-055: no hero ever has more than at the start', () => {
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:elf': { life: 6 }, 'hero:thief': { life: 9 } } });
    table.act('hero:wizard', 'spell:heal');
    expect(table.options).toEqual(['hero:elf', 'hero:thief']);
    table.choose('hero:elf');
    expect(table.event('healed')).toMatchObject({ target: 'hero:elf', amount: 2, life: 8 });
    const unhurt = fight({ monsters: ['monster:orc'] });
    expect(unhurt.barred('hero:wizard>spell:heal')).toMatchObject({ reason: 'nobodyIsHurt', rule: 'BASE-055' });
    expect(unhurt.barred('hero:wizard>spell:heal-all')).toMatchObject({ rule: 'BASE-055' });
  });

  it('BASE-054: whatever equipment it owns, a hero may always punch', () => {
    const boards = Object.fromEntries(BASE_HERO_IDS.map((id) => [id, { equipment: EQUIPMENT_IDS }]));
    const { options } = fight({ monsters: ['monster:orc'], boards });
    for (const id of BASE_HERO_IDS) expect(options).toContain(`${id}>punch`);
  });

  it('BASE-129: damage moves the marker one step down for each point', () => {
    const table = fight({ monsters: ['monster:giant-scorpion', 'monster:orc'] }).passAll();
    table.act('monster:giant-scorpion-1', 'attack-1').flick({ log: [touch('monster:giant-scorpion-1', 'hero:elf')] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(6);
    table.act('monster:orc-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(5);
  });
});
