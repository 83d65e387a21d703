import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { seedChance, start } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { withHero } from '../../../src/rules/catacombs/model/changes';
import { modelAtStart } from '../../../src/rules/catacombs/start/modelAtStart';
import { burnt, burntToDeath, hurt, killed, removed, struck, unharmed } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { FAMILIAR, SKELETON, WALL } from './support/pieces';
import { setupWith } from './support/setup';
import { Table, touch } from './support/table';

const ORC = 'monster:orc-1';
const SKELETON_ID = 'ally:summoned-skeleton';
const FAMILIAR_ID = 'ally:familiar';

const withFamiliar = (plan: FightPlan = {}): Table =>
  fight({
    monsters: ['monster:orc'],
    ...plan,
    boards: { ...plan.boards, 'hero:wizard': { equipment: ['equipment:familiar'], ...plan.boards?.['hero:wizard'] } },
    pieces: [FAMILIAR, ...(plan.pieces ?? [])],
  });

const optionsOf = (table: Table, id: string) => table.options.filter((option) => option.startsWith(`${id}>`));

describe('allies', () => {
  it('BASE-208 BASE-209 BASE-211: one action each beside the Wizard’s, in any order, by the Wizard’s player', () => {
    const table = withFamiliar({ pieces: [SKELETON] });
    expect(optionsOf(table, SKELETON_ID)).toEqual([`${SKELETON_ID}>punch`, `${SKELETON_ID}>pass`]);
    expect(table.refusal({ kind: 'choose', options: [`${SKELETON_ID}>punch`] }, 'ann' as never)).toMatchObject({
      rule: 'BASE-037',
    });
    table.act(SKELETON_ID, 'punch');
    expect(table.prompt.seats).toEqual(['bob']);
    table.flick();
    expect(optionsOf(table, SKELETON_ID)).toEqual([]);
    expect(optionsOf(table, 'hero:wizard')).not.toEqual([]);
    table.act('hero:wizard', 'punch').flick().act(FAMILIAR_ID, 'punch').flick();
    expect(table.options.filter((option) => !/elf|barbarian|thief/.test(option))).toEqual([]);
    expect(optionsOf(table.nextRound(), SKELETON_ID)).toEqual([`${SKELETON_ID}>punch`, `${SKELETON_ID}>pass`]);
  });

  it('BASE-210 BASE-215: the Skeleton’s Punch does 1 damage, its kills are the Wizard’s', () => {
    const table = fight({ monsters: ['monster:skeleton-warrior'], pieces: [SKELETON] })
      .act(SKELETON_ID, 'punch')
      .flick({ hits: ['monster:skeleton-warrior-1'] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:skeleton-warrior-1', SKELETON_ID),
      hurt('monster:skeleton-warrior-1', 0, SKELETON_ID),
      killed('monster:skeleton-warrior-1', SKELETON_ID, 'hero:wizard'),
    ]);
    expect(heroOf(table.model, 'hero:wizard').kills).toEqual([
      { monster: 'monster:skeleton-warrior', disc: 'warrior' },
    ]);
  });

  it('BASE-212: an Ally is offered no Equipment, whatever its Wizard owns', () => {
    const table = withFamiliar({
      boards: { 'hero:wizard': { equipment: ['equipment:familiar', 'equipment:healing-potion'], life: 1 } },
    });
    expect(optionsOf(table, 'hero:wizard')).toContain('hero:wizard>equipment:healing-potion');
    expect(optionsOf(table, FAMILIAR_ID)).toEqual([`${FAMILIAR_ID}>punch`, `${FAMILIAR_ID}>pass`]);
  });

  it('BASE-213 BASE-215: a monster strikes an Ally like a hero; it has 1 life', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:orc'], pieces: [SKELETON] })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [SKELETON_ID] });
    expect(table.events.slice(1)).toEqual([
      struck(SKELETON_ID, ORC),
      hurt(SKELETON_ID, 0, ORC),
      killed(SKELETON_ID, ORC),
    ]);
    expect(table.has(SKELETON_ID)).toBe(false);
  });

  it('BASE-214 BASE-216: summoned within 2.5 cm of the Wizard, it acts from the next turn on', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:summon-skeleton');
    expect(table.prompt).toMatchObject({
      seats: ['bob'],
      ask: {
        pieces: [{ radiusMm: 12.5, regions: [{ kind: 'near', xMm: 200, yMm: 420, radiusMm: 12.5, maxGapMm: 25 }] }],
      },
    });
    const far = { kind: 'place' as const, places: [{ id: SKELETON_ID, xMm: 250.1, yMm: 420 }] };
    expect(table.refusal(far)).toMatchObject({ reason: 'outOfReach', rule: 'BASE-214' });
    table.place({ [SKELETON_ID]: [250, 420] });
    expect(table.events).toEqual([
      {
        kind: 'placed',
        piece: SKELETON_ID,
        xMm: 250,
        yMm: 420,
        cause: { by: 'spell:summon-skeleton', rule: 'BASE-214' },
      },
    ]);
    expect(optionsOf(table, SKELETON_ID)).toEqual([]);
    expect(optionsOf(table.nextRound(), SKELETON_ID)).toEqual([`${SKELETON_ID}>punch`, `${SKELETON_ID}>pass`]);
  });

  it('BASE-217: it crumbles when the room ends', () => {
    const table = fight({ monsters: ['monster:skeleton-warrior'], pieces: [SKELETON] })
      .act(SKELETON_ID, 'punch')
      .flick({ hits: ['monster:skeleton-warrior-1'] })
      .passAll();
    expect(table.happened).toContain('roomCleared');
    expect(Object.keys(table.model.room!.pieces).filter((id) => !id.startsWith('obstacle'))).toEqual([]);
  });

  it('BASE-218 BASE-219: one disc: a second Skeleton only once the first is destroyed, with the other card', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [SKELETON] });
    expect(table.barred('hero:wizard>spell:summon-skeleton')).toMatchObject({ rule: 'BASE-218' });
    table
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [SKELETON_ID] });
    table.act('hero:wizard', 'spell:summon-skeleton').place({ [SKELETON_ID]: [240, 420] });
    const { spells, spentSpells } = heroOf(table.model, 'hero:wizard');
    expect(spentSpells).toEqual(['spell:summon-skeleton']);
    expect(spells.filter((spell) => spell === 'spell:summon-skeleton')).toHaveLength(1);
    table
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [SKELETON_ID] });
    expect(heroOf(table.model, 'hero:wizard').spentSpells).toEqual(['spell:summon-skeleton']);
  });

  it('BASE-220 BASE-221 BASE-227: bought, the Familiar comes into the next room, beside the Wizard in the hero zone', () => {
    const opened = modelAtStart(setupWith(), seedChance(1));
    const rich = withHero(opened.model, 'hero:wizard', { gold: 5000 });
    const model = { ...rich, equipmentDeck: ['equipment:familiar'] as const };
    const tasks = [{ kind: 'openMerchant' }, { kind: 'explore' }] as const;
    const table = new Table(start(catacombs, { model, chance: opened.chance, tasks }));
    table.choose('hero:wizard>equipment:familiar').choose('leave');
    table.place({ 'hero:elf': [65, 430], 'hero:barbarian': [95, 430] });
    table.place({ 'hero:thief': [200, 430], 'hero:wizard': [150, 430] });
    expect(table.prompt).toMatchObject({ seats: ['bob'], purpose: { kind: 'placeHeroes', heroes: [FAMILIAR_ID] } });
    expect(table.refusal({ kind: 'place', places: [{ id: FAMILIAR_ID, xMm: 240, yMm: 430 }] })).toMatchObject({
      reason: 'outOfReach',
      rule: 'BASE-221',
    });
    table.place({ [FAMILIAR_ID]: [127, 430] });
    expect(table.piece(FAMILIAR_ID)).toMatchObject({ owner: 'hero:wizard', radiusMm: 9.5 });
  });

  it('BASE-222 BASE-223: its Punch touches and does nothing, and leaves the Wizard his own action', () => {
    const table = withFamiliar()
      .act(FAMILIAR_ID, 'punch')
      .flick({ hits: [ORC] });
    expect(table.events.slice(1)).toEqual([
      struck(ORC, FAMILIAR_ID),
      unharmed(ORC, FAMILIAR_ID, 'harmless', 'BASE-222'),
    ]);
    expect(optionsOf(table, 'hero:wizard')).toContain('hero:wizard>spell:fireball');
    expect(optionsOf(table, FAMILIAR_ID)).toEqual([]);
  });

  it('BASE-224: damaged, it leaves the room and is back in the next', () => {
    const table = withFamiliar({ monsters: ['monster:skeleton-warrior'] })
      .passAll()
      .act('monster:skeleton-warrior-1', 'attack-1')
      .flick({ hits: [FAMILIAR_ID] });
    expect(table.event('killed')).toMatchObject({ piece: FAMILIAR_ID, by: null });
    expect(table.has(FAMILIAR_ID)).toBe(false);
    expect(heroOf(table.model, 'hero:wizard').equipment).toEqual(['equipment:familiar']);
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:skeleton-warrior-1'] })
      .passAll();
    table.place({ 'hero:elf': [65, 430], 'hero:barbarian': [95, 430] });
    table.place({ 'hero:thief': [200, 430], 'hero:wizard': [150, 430] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: [FAMILIAR_ID] });
  });

  it('BASE-225 BASE-226: spells start from the Wizard or his Familiar, even one that has acted', () => {
    const table = withFamiliar().act(FAMILIAR_ID, 'punch').flick().act('hero:wizard', 'spell:fireball');
    expect(table.prompt.purpose).toEqual({ kind: 'castFrom', spell: 'spell:fireball' });
    expect(table.options).toEqual(['hero:wizard', FAMILIAR_ID]);
    table.choose(FAMILIAR_ID);
    expect(table.event('spellCast')).toEqual({ kind: 'spellCast', spell: 'spell:fireball', from: FAMILIAR_ID });
    expect(table.prompt.ask).toMatchObject({
      projectile: { id: 'fireball', regions: [{ kind: 'near', xMm: 200, yMm: 330, radiusMm: 9.5, maxGapMm: 25 }] },
    });
  });

  it('BASE-226: so does Summon Skeleton', () => {
    const table = withFamiliar().act('hero:wizard', 'spell:summon-skeleton').choose(FAMILIAR_ID);
    table.place({ [SKELETON_ID]: [200, 290] });
    expect(table.piece(SKELETON_ID)).toMatchObject({ xMm: 200, yMm: 290, owner: 'hero:wizard' });
  });

  it('BASE-225: without a Familiar on the board nobody is asked', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:fireball');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:wizard' });
  });

  it('BASE-225 BASE-226: a Familiar burnt by the first of two missiles leaves the second to the Wizard', () => {
    const table = withFamiliar({ pieces: [WALL] })
      .act('hero:wizard', 'spell:magic-missile')
      .choose(FAMILIAR_ID)
      .flick({ log: [touch('missile', 'fire-wall-1', 10), touch('fire-wall-1', FAMILIAR_ID, 20)] });
    expect(table.events.slice(1)).toEqual([burnt(FAMILIAR_ID, 0), burntToDeath(FAMILIAR_ID)]);
    expect(table.prompt.ask).toMatchObject({
      projectile: { id: 'missile', regions: [{ kind: 'near', xMm: 200, yMm: 420, radiusMm: 12.5 }] },
    });
  });

  it('BASE-228: with the Wizard dead both Allies leave at once', () => {
    const table = withFamiliar({
      monsters: ['monster:orc', 'monster:orc'],
      boards: { 'hero:wizard': { life: 1 } },
      pieces: [SKELETON],
    })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:wizard'] });
    expect(table.events.slice(3)).toEqual([
      killed('hero:wizard', ORC),
      removed(FAMILIAR_ID, 'hero:wizard', 'BASE-228'),
      removed(SKELETON_ID, 'hero:wizard', 'BASE-228'),
    ]);
    expect([FAMILIAR_ID, SKELETON_ID].map((id) => table.has(id))).toEqual([false, false]);
  });

  it('BASE-164 BASE-228: an Ally whose own Punch drives the Wizard to his death ends with him', () => {
    const table = fight({
      monsters: ['monster:minotaur'],
      boards: { 'hero:wizard': { life: 1 } },
      pieces: [SKELETON, WALL],
    })
      .act(SKELETON_ID, 'punch')
      .flick({
        hits: ['monster:minotaur-1'],
        log: [touch(SKELETON_ID, 'hero:wizard', 20), touch('hero:wizard', 'fire-wall-1', 30)],
      });
    expect(table.events.slice(3)).toEqual([
      burnt('hero:wizard', 0),
      burntToDeath('hero:wizard'),
      removed(SKELETON_ID, 'hero:wizard', 'BASE-228'),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'retaliate', against: SKELETON_ID });
    table.choose('monster:minotaur-1').flick({ hits: ['hero:elf'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-164 BASE-228: a Wizard who dies of his own spell ends it, wherever it was cast from', () => {
    const table = withFamiliar({ boards: { 'hero:wizard': { life: 1 } }, pieces: [WALL] })
      .act('hero:wizard', 'spell:magic-missile')
      .choose(FAMILIAR_ID)
      .flick({ log: [touch('missile', WALL.id, 10), touch(WALL.id, 'hero:wizard', 20)] });
    expect(table.events.slice(1)).toEqual([
      burnt('hero:wizard', 0),
      burntToDeath('hero:wizard'),
      removed(FAMILIAR_ID, 'hero:wizard', 'BASE-228'),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-228: the Familiar is placed again once the Wizard lives again', () => {
    const opened = modelAtStart(setupWith(), seedChance(1));
    const board = (life: number) => withHero(opened.model, 'hero:wizard', { life, equipment: ['equipment:familiar'] });
    const setUp = (life: number): Table => {
      const tasks = [{ kind: 'explore' }] as const;
      const table = new Table(start(catacombs, { model: board(life), chance: opened.chance, tasks }));
      table.place({ 'hero:elf': [65, 430], 'hero:barbarian': [95, 430] });
      return table.place({ 'hero:thief': [200, 430], ...(life > 0 ? { 'hero:wizard': [150, 430] as const } : {}) });
    };
    expect(setUp(0).prompt.purpose).toEqual({ kind: 'confirmPlacement' });
    expect(setUp(2).prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: [FAMILIAR_ID] });
  });
});
