import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/base/equipment';
import { EQUIPMENT_IDS, HERO_IDS, type EquipmentId, type HeroId } from '../../../src/rules/catacombs/content/ids';
import { fight, type FightPlan } from './support/fight';
import { ANN, BOB } from './support/setup';
import { touch, type Table } from './support/table';
import { tableAt } from './support/tableAt';

const owning = (hero: HeroId, equipment: EquipmentId, plan: FightPlan = {}): FightPlan => ({
  ...plan,
  boards: { ...plan.boards, [hero]: { ...plan.boards?.[hero], equipment: [equipment] } },
});

const down = (id: HeroId) => ({ id, stun: { round: 1, by: 'monster:ghoul-1' } }) as const;
const optionsOf = (table: Table, hero: HeroId) => table.options.filter((option) => option.startsWith(`${hero}>`));

/** The end of the round and of every prompt in it, until the room is left behind. */
function nextRoom(table: Table): Table {
  while (table.prompt.purpose.kind === 'act') table.choose(table.options.find((one) => one.endsWith('>pass'))!);
  return table;
}

describe('the nine cards', () => {
  it('BASE-295 BASE-341: their owners and prices are printed on them', () => {
    const printed = EQUIPMENT_IDS.map((id) => [id, EQUIPMENT_CARDS[id].price, EQUIPMENT_CARDS[id].owners]);
    expect(printed).toEqual([
      ['equipment:familiar', 500, ['hero:wizard']],
      ['equipment:map', 200, HERO_IDS],
      ['equipment:healing-potion', 200, HERO_IDS],
      ['equipment:iron-ring', 300, HERO_IDS],
      ['equipment:rage-draught', 300, ['hero:barbarian']],
      ['equipment:great-axe', 500, ['hero:barbarian']],
      ['equipment:barbed-arrow', 400, ['hero:elf']],
      ['equipment:throwing-knives', 400, ['hero:thief']],
      ['equipment:shadow-cloak', 500, ['hero:thief']],
    ]);
  });

  it('BASE-296 BASE-298: only the hero who owns a card can use it', () => {
    const table = fight(owning('hero:elf', 'equipment:healing-potion', { boards: { 'hero:wizard': { life: 3 } } }));
    const offered = [...table.options, ...(table.prompt.ask.kind === 'choose' ? table.prompt.ask.barred : [])];
    expect(JSON.stringify(offered)).not.toContain('hero:wizard>equipment:healing-potion');
  });

  it.each([
    ['hero:thief', 'equipment:throwing-knives', 'equipment:throwing-knives'],
    ['hero:barbarian', 'equipment:rage-draught', 'equipment:rage-draught'],
  ] as const)('BASE-302: a hero who is down cannot use %s', (hero, equipment, action) => {
    expect(optionsOf(fight(owning(hero, equipment)), hero)).toContain(`${hero}>${action}`);
    expect(optionsOf(fight(owning(hero, equipment, { pieces: [down(hero)] })), hero)).toEqual([]);
  });
});

describe('Healing Potion', () => {
  it('BASE-341 BASE-299: two life for its owner instead of an attack, then out of the game', () => {
    const table = fight(owning('hero:elf', 'equipment:healing-potion', { boards: { 'hero:elf': { life: 4 } } }));
    table.act('hero:elf', 'equipment:healing-potion');
    expect(table.events).toEqual([
      { kind: 'actionBegan', piece: 'hero:elf', action: 'equipment:healing-potion' },
      { kind: 'equipmentUsed', hero: 'hero:elf', equipment: 'equipment:healing-potion', isUsedUp: true },
      {
        kind: 'healed',
        target: 'hero:elf',
        amount: 2,
        life: 6,
        cause: { by: 'equipment:healing-potion', rule: 'BASE-341' },
      },
    ]);
    expect(table.model.heroes['hero:elf'].equipment).toEqual([]);
    expect(optionsOf(table, 'hero:elf')).toEqual([]);
  });

  it('BASE-300: used and discarded, no deck has it any more', () => {
    const table = fight(owning('hero:elf', 'equipment:healing-potion', { boards: { 'hero:elf': { life: 4 } } }));
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: ['equipment:map'] } };
    table.act('hero:elf', 'equipment:healing-potion');
    expect(table.model.equipmentDeck).toEqual(['equipment:map']);
    expect(Object.values(table.model.heroes).flatMap(({ equipment }) => equipment)).toEqual([]);
  });

  it('BASE-341: never above the start, and not for somebody unhurt', () => {
    const plan = owning('hero:elf', 'equipment:healing-potion', { boards: { 'hero:elf': { life: 7 } } });
    expect(fight(plan).act('hero:elf', 'equipment:healing-potion').event('healed')).toMatchObject({ amount: 1 });
    const whole = fight(owning('hero:elf', 'equipment:healing-potion'));
    expect(whole.barred('hero:elf>equipment:healing-potion')).toMatchObject({ reason: 'nobodyIsHurt' });
  });
});

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
    expect(table.model.heroes['hero:elf'].usedInRoom).toEqual([]);
    expect(table.model.heroes['hero:elf'].equipment).toEqual(['equipment:iron-ring']);
  });

  it('BASE-341: it is no help against what the Barbarian does to himself', () => {
    const table = fight(owning('hero:barbarian', 'equipment:iron-ring')).act('hero:barbarian', 'berserk');
    table.flick().decline();
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:barbarian' });
  });

  it('BASE-299: what works once per room works again in the next', () => {
    const plan = { boards: { 'hero:elf': { usedInRoom: ['equipment:iron-ring'] as const } } };
    const table = nextRoom(fight(owning('hero:elf', 'equipment:iron-ring', plan)));
    expect(table.model.heroes['hero:elf'].usedInRoom).toEqual([]);
  });
});

describe('Rage Draught', () => {
  it('BASE-341 BASE-044: one more use of Berserk at any time in his turn, up to three, then discarded', () => {
    const table = fight(owning('hero:barbarian', 'equipment:rage-draught'));
    table.act('hero:barbarian', 'equipment:rage-draught');
    expect(table.events).toEqual([
      { kind: 'equipmentUsed', hero: 'hero:barbarian', equipment: 'equipment:rage-draught', isUsedUp: true },
      { kind: 'berserkChanged', left: 3 },
    ]);
    expect(table.model.heroes['hero:barbarian'].equipment).toEqual([]);
    expect(optionsOf(table, 'hero:barbarian')).toEqual([
      'hero:barbarian>punch',
      'hero:barbarian>berserk',
      'hero:barbarian>pass',
    ]);
  });

  it('BASE-341: with no use left it gives him one again; at three it is not to be drunk', () => {
    const plan = (berserk: number) =>
      owning('hero:barbarian', 'equipment:rage-draught', { boards: { 'hero:barbarian': { berserk } } });
    const empty = fight(plan(0));
    expect(empty.barred('hero:barbarian>berserk')).toMatchObject({ rule: 'BASE-044' });
    empty.act('hero:barbarian', 'equipment:rage-draught').act('hero:barbarian', 'berserk');
    expect(empty.event('berserkChanged')).toEqual({ kind: 'berserkChanged', left: 0 });
    expect(fight(plan(3)).barred('hero:barbarian>equipment:rage-draught')).toMatchObject({ rule: 'BASE-341' });
  });
});

describe('Great Axe', () => {
  const table = () => fight(owning('hero:barbarian', 'equipment:great-axe', { monsters: ['monster:troll'] }));

  it('BASE-341: his single Punch is critical', () => {
    const killed = table()
      .act('hero:barbarian', 'punch')
      .flick({ hits: ['monster:troll-1'] });
    expect(killed.event('damaged')).toMatchObject({ amount: 2, lifeLeft: 0 });
  });

  it('BASE-341: Berserk is not', () => {
    const wounded = table()
      .act('hero:barbarian', 'berserk')
      .flick({ hits: ['monster:troll-1'] });
    expect(wounded.event('damaged')).toMatchObject({ amount: 1, lifeLeft: 1 });
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
    const table = fight(owning('hero:elf', 'equipment:barbed-arrow')).act('hero:elf', 'punch');
    expect(table.prompt.purpose.kind).toBe('flick');
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
    expect(table.model.heroes['hero:thief'].equipment).toEqual(['equipment:throwing-knives']);
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
    expect(table.model.heroes['hero:thief'].life).toBe(10);
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
    const wall = {
      id: 'fire-wall-1',
      kind: 'fireWall',
      disc: 'fireSpirit',
      xMm: 160,
      yMm: 380,
      radiusMm: 12.5,
    } as const;
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

describe('Familiar', () => {
  it('BASE-341: bought for the Wizard, it stands beside him in the hero zone of the next room', () => {
    const table = tableAt({ boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } }, tasks: [] });
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'placeHeroes', heroes: ['ally:familiar'] } });
    table.place({ 'ally:familiar': [230, 420] });
    expect(table.piece('ally:familiar')).toMatchObject({ owner: 'hero:wizard', xMm: 230, yMm: 420 });
  });
});
