import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { fight, type FightPlan } from './support/fight';
import { WALL } from './support/pieces';
import { down, optionsOf, owning } from './support/gear';
import { ANN, BOB } from './support/setup';
import { touch, type Table } from './support/table';
import { hurt } from './support/facts';

/** The end of the round and of every prompt in it, until the room is left behind. */
function nextRoom(table: Table): Table {
  while (table.prompt.purpose.kind === 'act') table.choose(table.options.find((one) => one.endsWith('>pass'))!);
  return table;
}

describe('Iron Ring', () => {
  const ghoul = (plan: FightPlan = {}) =>
    fight(owning('hero:elf', 'equipment:iron-ring', { monsters: ['monster:ghoul', 'monster:ghoul'], ...plan }));

  it('BASE-341: once per room it keeps its owner up; the damage stays', () => {
    const table = ghoul()
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:elf', lifeLeft: 7 });
    expect(table.prompt).toMatchObject({
      seats: [ANN],
      purpose: { kind: 'stayUp', hero: 'hero:elf', equipment: 'equipment:iron-ring' },
    });
    expect(table.options).toEqual(['stayUp', 'goDown']);
    table.choose('stayUp');
    expect(table.events).toEqual([
      { kind: 'equipmentUsed', hero: 'hero:elf', equipment: 'equipment:iron-ring', isUsedUp: false },
    ]);
    table.act('monster:ghoul-2', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:elf' });
  });

  it('BASE-341: its owner may save it, and keeps the ring', () => {
    const table = ghoul()
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    table.choose('goDown');
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:elf' });
    expect(heroOf(table.model, 'hero:elf').usedInRoom).toEqual([]);
    expect(heroOf(table.model, 'hero:elf').equipment).toEqual(['equipment:iron-ring']);
  });

  it('BASE-341: it is no help against what the Barbarian does to himself', () => {
    const table = fight(owning('hero:barbarian', 'equipment:iron-ring')).act('hero:barbarian', 'berserk');
    table.flick().decline();
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:barbarian' });
  });

  it('BASE-299: what works once per room works again in the next', () => {
    const plan = { boards: { 'hero:elf': { usedInRoom: ['equipment:iron-ring'] as const } } };
    const table = nextRoom(fight(owning('hero:elf', 'equipment:iron-ring', plan)));
    expect(heroOf(table.model, 'hero:elf').usedInRoom).toEqual([]);
  });
});

describe('Barbed Arrow', () => {
  const shooting = (plan: FightPlan = {}) =>
    fight(owning('hero:elf', 'equipment:barbed-arrow', { monsters: ['monster:troll', 'monster:orc'], ...plan })).act(
      'hero:elf',
      'arrows',
    );

  it('BASE-341: once per room one missile is critical, declared before it is released', () => {
    const table = shooting();
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'sharpenArrow' } });
    expect(table.options).toEqual(['barbed', 'plain']);
    table.choose('barbed');
    expect(table.event('equipmentUsed')).toMatchObject({ equipment: 'equipment:barbed-arrow', isUsedUp: false });
    table.flick({ hits: ['monster:troll-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:troll-1', amount: 2 });
    expect(table.prompt.purpose.kind).toBe('flick');
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1', amount: 1 });
  });

  it('BASE-341: it may be kept for the second arrow, and once declared that one is shot', () => {
    const table = shooting()
      .choose('plain')
      .flick({ hits: ['monster:troll-1'] });
    expect(table.event('damaged')).toMatchObject({ amount: 1 });
    table.choose('barbed');
    expect(table.refusal({ kind: 'flick', flick: null }).reason).toBe('mustFlick');
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1', amount: 2 });
  });

  it('BASE-341: her Punch is never barbed', () => {
    const plan = owning('hero:elf', 'equipment:barbed-arrow', { monsters: ['monster:troll'] });
    const table = fight(plan).act('hero:elf', 'punch');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf', attack: 'punch' });
    table.flick({ hits: ['monster:troll-1'] });
    expect(table.events).toContainEqual(hurt('monster:troll-1', 1, 'hero:elf'));
    expect(table.happened).not.toContain('equipmentUsed');
    expect(table.prompt.purpose.kind).toBe('act');
  });
});

describe('Throwing Knives', () => {
  it('BASE-341: a special action of two missiles, every turn', () => {
    const table = fight(owning('hero:thief', 'equipment:throwing-knives', { monsters: ['monster:orc'] }));
    table.act('hero:thief', 'equipment:throwing-knives').flick({ hits: ['monster:orc-1'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile', actor: 'hero:thief' });
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('killed')).toMatchObject({ piece: 'monster:orc-1', by: 'hero:thief' });
    expect(optionsOf(table, 'hero:thief')).toEqual([]);
    expect(heroOf(table.model, 'hero:thief').equipment).toEqual(['equipment:throwing-knives']);
  });
});

describe('Shadow Cloak', () => {
  const plan: FightPlan = owning('hero:thief', 'equipment:shadow-cloak', {
    monsters: ['monster:ghoul', 'monster:giant-scorpion', 'monster:zombie'],
  });
  const attackedBy = (monster: string, change: FightPlan = {}) =>
    fight({ ...plan, ...change })
      .passAll()
      .act(monster, 'attack-1')
      .flick({ hits: ['hero:thief'] });

  it('BASE-341: once per room it cancels one pitch with its damage and its effects on him', () => {
    const table = attackedBy('monster:ghoul-1');
    expect(table.prompt).toMatchObject({
      seats: [BOB],
      purpose: { kind: 'cancelPitch', hero: 'hero:thief', equipment: 'equipment:shadow-cloak', damage: 1 },
    });
    expect(table.options).toEqual(['cancel', 'suffer']);
    table.choose('cancel');
    expect(table.happened).toEqual(['equipmentUsed', 'unharmed']);
    expect(heroOf(table.model, 'hero:thief').life).toBe(10);
    table.act('monster:giant-scorpion-1', 'attack-1').flick({ hits: ['hero:thief'] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:thief', amount: 2, lifeLeft: 8 });
  });

  it('BASE-341: a blow that he prefers to suffer leaves the cloak for another pitch', () => {
    const table = attackedBy('monster:zombie-1').choose('suffer');
    expect(table.event('damaged')).toMatchObject({ lifeLeft: 9 });
    table.act('monster:giant-scorpion-1', 'attack-1').flick({ hits: ['hero:thief'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'cancelPitch', damage: 2 });
  });

  it('BASE-341: the others struck by that pitch are not covered, and every blow of it on him is', () => {
    const wall = { ...WALL, xMm: 160, yMm: 380 };
    const table = fight({ ...plan, pieces: [wall] })
      .passAll()
      .act('monster:zombie-1', 'attack-1');
    table.flick({ hits: ['hero:thief', 'hero:elf'], log: [touch('fire-wall-1', 'hero:thief', 30)] }).choose('cancel');
    expect(table.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(1);
    expect(table.event('damaged')).toMatchObject({ target: 'hero:elf' });
    expect(table.events.filter(({ kind }) => kind === 'unharmed')).toHaveLength(2);
  });

  it('BASE-302: it is no help while he is down', () => {
    const table = attackedBy('monster:zombie-1', { pieces: [down('hero:thief')] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:thief' });
  });
});
