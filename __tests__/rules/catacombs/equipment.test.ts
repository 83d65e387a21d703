import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { BASE_EQUIPMENT_IDS, HERO_IDS } from '../../../src/rules/catacombs/words/ids';
import { fight } from './support/fight';
import { down, optionsOf, owning } from './support/gear';
import { BOB } from './support/setup';
import { tableAt } from './support/tableAt';

describe('the nine cards', () => {
  it('BASE-295 BASE-341: their owners and prices are printed on them', () => {
    const printed = BASE_EQUIPMENT_IDS.map((id) => [id, EQUIPMENT_CARDS[id].price, EQUIPMENT_CARDS[id].owners]);
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
    expect(heroOf(table.model, 'hero:elf').equipment).toEqual([]);
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

describe('Rage Draught', () => {
  it('BASE-341 BASE-044: one more use of Berserk at any time in his turn, up to three, then discarded', () => {
    const table = fight(owning('hero:barbarian', 'equipment:rage-draught'));
    table.act('hero:barbarian', 'equipment:rage-draught');
    expect(table.events).toEqual([
      { kind: 'equipmentUsed', hero: 'hero:barbarian', equipment: 'equipment:rage-draught', isUsedUp: true },
      { kind: 'berserkChanged', left: 3 },
    ]);
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([]);
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

describe('Familiar', () => {
  it('BASE-341: bought for the Wizard, it stands beside him in the hero zone of the next room', () => {
    const table = tableAt({ boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } }, tasks: [] });
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'placeHeroes', heroes: ['ally:familiar'] } });
    const before = { id: 'ally:familiar', xMm: 200, yMm: 394 };
    expect(table.refusal({ kind: 'place', places: [before] })).toMatchObject({ reason: 'outsideZone' });
    const far = { id: 'ally:familiar', xMm: 65, yMm: 420 };
    expect(table.refusal({ kind: 'place', places: [far] })).toMatchObject({ reason: 'outOfReach' });
    table.place({ 'ally:familiar': [230, 420] });
    expect(table.piece('ally:familiar')).toMatchObject({ owner: 'hero:wizard', xMm: 230, yMm: 420 });
  });
});
