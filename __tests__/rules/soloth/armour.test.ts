import { catacombs, HERO_CARDS } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { start, seedChance } from '../../../src/rules/machine';
import type { FightPlan } from '../catacombs/support/fight';
import { burnt, hurt } from '../catacombs/support/facts';
import { WALL } from '../catacombs/support/pieces';
import { touch, type Table } from '../catacombs/support/table';
import { tableAt } from '../catacombs/support/tableAt';
import { solothParty } from './support';

const PALADIN = 'hero:paladin';
const ORC = 'monster:orc-1';
const WHOLE = HERO_CARDS[PALADIN].life;

const armourOf = ({ model }: Table): number | undefined => heroOf(model, PALADIN).armour;
const lifeOf = ({ model }: Table): number => heroOf(model, PALADIN).life;

/** The first attack of this monster strikes the Paladin. */
function struckBy(monster: `${string}-1`, plan: FightPlan = {}): Table {
  const table = solothParty({
    monsters: [monster.slice(0, -2) as 'monster:orc', 'monster:skeleton-warrior'],
    ...plan,
  }).passAll();
  return table.act(monster, 'attack-1').flick({ hits: [PALADIN] });
}

describe('the Paladin’s armour', () => {
  it('SOL-117 SOL-123: is 2 when the game begins', () => {
    expect(armourOf(solothParty())).toBe(2);
  });

  it('SOL-118 SOL-124 SOL-125: a point of it takes a whole attack, if his player likes', () => {
    const table = struckBy(ORC);
    expect(table.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'absorb', hero: PALADIN, armour: 2, damage: 1 },
    });
    expect(table.options).toEqual(['absorb', 'suffer']);
    table.choose('absorb');
    expect(table.events).toEqual([{ kind: 'absorbed', hero: PALADIN, by: ORC, left: 1 }]);
    expect([armourOf(table), lifeOf(table)]).toEqual([1, WHOLE]);
  });

  it('SOL-121: declined, the damage is done and the armour kept', () => {
    const table = struckBy(ORC).choose('suffer');
    expect(table.events).toEqual([hurt(PALADIN, WHOLE - 1, ORC)]);
    expect(armourOf(table)).toBe(2);
  });

  it('SOL-121 SOL-125: without any nothing is asked', () => {
    const table = struckBy(ORC, { boards: { [PALADIN]: { armour: 0 } } });
    expect(table.prompt.purpose.kind).toBe('act');
    expect(lifeOf(table)).toBe(WHOLE - 1);
  });

  it('SOL-119: however hard the blow', () => {
    const table = struckBy('monster:giant-scorpion-1');
    expect(table.prompt.purpose).toMatchObject({ damage: 2 });
    table.choose('absorb');
    expect([armourOf(table), lifeOf(table)]).toEqual([1, WHOLE]);
  });

  it('SOL-120 SOL-242: he is not stunned by what it takes', () => {
    const table = struckBy('monster:ghoul-1');
    expect(table.choose('absorb').happened).not.toContain('incapacitated');
    expect(struckBy('monster:ghoul-1').choose('suffer').happened).toContain('incapacitated');
  });

  it('SOL-120 SOL-246: neither rust nor decay comes of it', () => {
    const boards = { [PALADIN]: { equipment: ['equipment:sun-mace'] } } as const;
    const rust = struckBy('monster:rust-monster-1', { boards });
    expect(rust.choose('absorb').prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    expect(heroOf(rust.model, PALADIN).equipment).toEqual(['equipment:sun-mace']);
    const wounded = {
      monsters: ['monster:wight', 'monster:troll'],
      pieces: [{ id: 'monster:troll-1', life: 1 }],
    } as const;
    expect(struckBy('monster:wight-1', wounded).choose('absorb').prompt.purpose.kind).not.toBe('decay');
    expect(struckBy('monster:wight-1', wounded).choose('suffer').prompt.purpose.kind).toBe('decay');
  });

  it('SOL-128: nothing feeds on a blow that it takes', () => {
    const table = struckBy('monster:zombie-1').choose('absorb');
    expect(table.piece('monster:zombie-1')).toMatchObject({ stun: null });
  });

  it('SOL-128 SOL-245: who only needs to have struck him steps back all the same', () => {
    expect(struckBy('monster:gargoyle-1').choose('absorb').prompt.purpose).toMatchObject({ reason: 'retreat' });
  });

  it('SOL-124: of one flick that meets him twice it takes both for a point', () => {
    const table = solothParty({ monsters: ['monster:orc'] })
      .passAll()
      .act(ORC, 'attack-1');
    table.flick({ log: [touch(ORC, PALADIN, 10), touch(ORC, PALADIN, 40)] }).choose('absorb');
    expect(table.prompt.purpose.kind).toBe('act');
    expect([armourOf(table), lifeOf(table)]).toEqual([1, WHOLE]);
  });

  it('SOL-124 SOL-243: each flick of a sequence asks again', () => {
    const table = struckBy('monster:vampire-1').choose('absorb');
    table.flick({ hits: [PALADIN] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'absorb', armour: 1 });
    expect(armourOf(table.choose('absorb'))).toBe(0);
  });

  it('SOL-126: a Fire Wall is no attack', () => {
    const table = solothParty({ monsters: ['monster:orc'], pieces: [WALL] })
      .passAll()
      .act(ORC, 'attack-1');
    table.flick({ log: [touch(PALADIN, WALL.id, 10)] });
    expect(table.events).toContainEqual(burnt(PALADIN, WHOLE - 1));
    expect(armourOf(table)).toBe(2);
  });

  it('SOL-127: works although he is down', () => {
    const table = struckBy(ORC, { pieces: [{ id: PALADIN, stun: { round: 1, by: ORC } }] });
    expect(table.options).toEqual(['absorb', 'suffer']);
    table.choose('absorb');
    expect([armourOf(table), lifeOf(table)]).toEqual([1, WHOLE]);
  });

  it('SOL-212: works while a Siren sings', () => {
    const table = struckBy('monster:siren-1');
    expect(table.options).toEqual(['absorb', 'suffer']);
    table.choose('absorb');
    expect([armourOf(table), lifeOf(table)]).toEqual([1, WHOLE]);
  });

  it('SOL-122 SOL-123: is whole again at the next Setup, whatever has become of him', () => {
    const opened = (life: number) =>
      tableAt({
        setup: solothParty().model.setup,
        boards: { [PALADIN]: { armour: 0, life } },
        tasks: [
          { kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters: ['monster:orc'] },
        ],
      });
    expect(armourOf(opened(10))).toBe(2);
    expect(armourOf(opened(0))).toBe(2);
  });

  it('SOL-122: is 3 where he owns the Blessed Plate, from the next Setup on', () => {
    const board = { armour: 0, equipment: ['equipment:blessed-plate'] } as const;
    const table = tableAt({
      setup: solothParty().model.setup,
      boards: { [PALADIN]: board },
      tasks: [
        { kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters: ['monster:orc'] },
      ],
    });
    expect(armourOf(table)).toBe(3);
  });

  it('SOL-168: with the Plate goes what it has added', () => {
    const boards = { [PALADIN]: { armour: 3, equipment: ['equipment:blessed-plate'] } } as const;
    const table = solothParty({ monsters: ['monster:rust-monster'], boards }).passAll();
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    table
      .act('monster:rust-monster-1', 'attack-1')
      .flick({ hits: [PALADIN] })
      .choose('suffer')
      .choose('card-1');
    expect(armourOf(table)).toBe(2);
  });

  it('SOL-269: what is left of it does not put defeat off', () => {
    const dead = { life: 0 };
    const boards = {
      'hero:ice-princess': dead,
      'hero:witch-hunter': dead,
      'hero:sorceress': dead,
      [PALADIN]: { life: 1 },
    };
    const table = struckBy(ORC, { boards }).choose('suffer');
    expect(table.state.outcome).toMatchObject({ winner: 'overseer' });
  });

  it('a game kept before there was armour opens, and he has none', () => {
    const { model } = solothParty({ monsters: ['monster:orc'] });
    const { armour: _unknown, ...board } = heroOf(model, PALADIN);
    const older = { ...model, heroes: { ...model.heroes, [PALADIN]: board } };
    const { state } = start(catacombs, { model: older, chance: seedChance(1), tasks: [{ kind: 'beginRound' }] });
    expect(state.prompt?.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(heroOf(state.model, PALADIN).armour).toBeUndefined();
  });
});
