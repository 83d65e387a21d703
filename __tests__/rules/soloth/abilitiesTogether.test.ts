import { pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { ALLY_CARDS } from '../../../src/rules/catacombs/content/base/heroes';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { BASE_MONSTER_IDS, SOLOTH_MONSTER_IDS } from '../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { printCard } from '../catacombs/support/cards';
import { down, hurt, placed, removed, struck } from '../catacombs/support/facts';
import type { FightPlan } from '../catacombs/support/fight';
import { touch } from '../catacombs/support/table';
import { overseersTurn, solothFight } from './support';

const BASE_AND_SOLOTH = [...BASE_MONSTER_IDS, ...SOLOTH_MONSTER_IDS];
const ELF = 'hero:elf';
const ORC = 'monster:orc-1';
const RIDER = 'monster:orc-wolf-rider-1';
const MASTER = 'monster:lizard-man-1';
const whip = (slave: string, plan: FightPlan) =>
  overseersTurn(plan)
    .act(MASTER, 'attack-1')
    .flick({ hits: [slave] });

describe('families', () => {
  const hammer = { boards: { 'hero:barbarian': { equipment: ['equipment:war-hammer'] } } } as const;

  it('SOL-030 VERM-017: a Lord has none, not even the Lich', () => {
    const table = solothFight({
      ...hammer,
      fight: 'final',
      setup: { lord: 'lord:lich' },
      monsters: ['monster:zombie'],
    });
    const { life } = LORD_CARDS['lord:lich'];
    table.act('hero:barbarian', 'punch').flick({ hits: ['lord:lich'] });
    expect(table.events).toContainEqual(hurt('lord:lich', life - 1, 'hero:barbarian'));
  });

  it('SOL-026: there are four, and Vermin are the fifth', () => {
    expect(new Set(BASE_AND_SOLOTH.map((id) => MONSTER_CARDS[id].family))).toEqual(
      new Set(['mythological', 'dungeon', 'undead', 'infernal']),
    );
  });

  it('SOL-031: a Skeleton Warrior is Undead; heroes and Allies are of no family', () => {
    expect(MONSTER_CARDS['monster:skeleton-warrior'].family).toBe('undead');
    const others = [...Object.values(HERO_CARDS), ...Object.values(ALLY_CARDS)];
    expect(others.filter((card) => 'family' in card)).toEqual([]);
  });
});

describe('two abilities on one card', () => {
  const spirit = { monsters: ['monster:orc', 'monster:zombie'] } as const;

  it('SOL-255: Resurrection and Incorporeal: driven out by a hero it comes back, by the Overseer it just comes in', () => {
    printCard('monster:orc', { abilities: ['ability:resurrection', 'ability:incorporeal'] });
    const exits = { [ORC]: [0, 60] } as const;
    const driven = solothFight(spirit)
      .act(ELF, 'punch')
      .flick({ hits: [ORC], exits });
    expect(driven.prompt.purpose).toEqual({ kind: 'placeReborn', piece: ORC });
    const own = overseersTurn(spirit)
      .act('monster:zombie-1', 'attack-1')
      .flick({ hits: [ORC], exits });
    expect(own.prompt.purpose.kind).toBe('act');
    expect(own.piece(ORC)).toMatchObject({ xMm: 12.5, yMm: 60 });
  });

  it('SOL-256: a mount that comes back brings no rider, and a rider is another monster', () => {
    printCard('monster:orc-wolf-rider', { abilities: ['ability:mounted-unit', 'ability:resurrection'] });
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:zombie'] })
      .act(ELF, 'punch')
      .flick({ hits: [RIDER] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeReborn', piece: RIDER });
    expect(table.has(ORC)).toBe(false);
  });

  it('SOL-256: with nobody else there it is dead, and its rider stands there', () => {
    printCard('monster:orc-wolf-rider', { abilities: ['ability:mounted-unit', 'ability:resurrection'] });
    const table = solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act(ELF, 'punch')
      .flick({ hits: [RIDER] });
    expect(table.has(RIDER)).toBe(false);
    expect(table.has(ORC)).toBe(true);
  });

  it('SOL-262: damage done in a Retaliation spreads decay; a step back is for its own action', () => {
    printCard('monster:wight', { abilities: ['ability:touch-of-decay', 'ability:evasion', 'ability:retaliation'] });
    const table = solothFight({
      monsters: ['monster:wight', 'monster:orc'],
      pieces: [
        { id: ORC, life: 1 },
        { id: 'monster:wight-1', life: 2 },
      ],
    })
      .act(ELF, 'punch')
      .flick({ hits: ['monster:wight-1'] })
      .choose('monster:wight-1')
      .flick({ hits: ['hero:thief'] });
    expect(table.prompt.purpose).toEqual({ kind: 'decay', by: 'monster:wight-1' });
    table.choose(ORC);
    expect(table.prompt.purpose.kind).toBe('act');
  });
});

describe('a slave', () => {
  it('SOL-260: that hurts a hero in its frenzy is spent, and spent it serves nobody', () => {
    printCard('monster:orc', { abilities: ['ability:feeding-frenzy'] });
    const plan = { monsters: ['monster:lizard-man', 'monster:orc', 'monster:zombie'] } as const;
    const table = whip(ORC, plan).choose(`${ORC}>attack-1`);
    table.flick({ hits: [ELF] });
    expect(table.events).toContainEqual(down(ORC, 3, ORC, 'BASE-260'));
    const spent = whip(ORC, { ...plan, pieces: [{ id: ORC, stun: { round: 1, by: ORC } }] });
    expect(spent.prompt.purpose.kind).toBe('act');
  });

  it('SOL-261: steps back at the end of its bonus action', () => {
    const GARGOYLE = 'monster:gargoyle-1';
    const table = whip(GARGOYLE, { monsters: ['monster:lizard-man', 'monster:gargoyle'] })
      .choose(`${GARGOYLE}>attack-1`)
      .flick({ hits: [ELF] });
    expect(table.prompt.purpose).toMatchObject({ actor: GARGOYLE, reason: 'retreat' });
  });

  it('SOL-261: may set a Fire Wall instead', () => {
    const SALAMANDER = 'monster:flame-salamander-1';
    printCard('monster:flame-salamander', {
      actions: [[pitch(PUNCH)], [{ kind: 'effect', effect: 'effect:volcanism' }]],
    });
    const table = whip(SALAMANDER, { monsters: ['monster:lizard-man', 'monster:flame-salamander'] });
    expect(table.choose(`${SALAMANDER}>attack-2`).prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'placeFireWall' },
    });
    table.place({ 'fire-wall-1': [150, 250] });
    expect(table.events).toEqual([placed('fire-wall-1', 150, 250, { by: SALAMANDER, rule: 'SOL-218' })]);
    expect(table.piece('fire-wall-1')).toMatchObject({ kind: 'fireWall', xMm: 150, yMm: 250 });
  });
});

describe('struck', () => {
  it('SOL-270: whom the disc itself meets; whoever is pushed on is not', () => {
    const GARGOYLE = 'monster:gargoyle-1';
    const attack = () => overseersTurn({ monsters: ['monster:gargoyle', 'monster:orc'] }).act(GARGOYLE, 'attack-1');
    const pushed = attack().flick({ hits: [ORC], log: [touch(ORC, ELF, 30)] });
    expect(pushed.prompt.purpose.kind).toBe('act');
    expect(heroOf(pushed.model, ELF).life).toBe(8);
    expect(attack().flick({ hits: [ORC, ELF] }).prompt.purpose).toMatchObject({ reason: 'retreat' });
  });
});

describe('a mount with Retaliation', () => {
  const killedMount = (rest = {}) => {
    printCard('monster:orc-wolf-rider', { abilities: ['ability:mounted-unit', 'ability:retaliation'] });
    return solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act(ELF, 'punch')
      .flick({ hits: [RIDER], rest });
  };
  const rides = (xMm: number, yMm: number) => placed(ORC, xMm, yMm, { by: RIDER, rule: 'SOL-188' });

  it('SOL-259: strikes back before its rider stands there, who does not', () => {
    const table = killedMount({ [RIDER]: [70, 100] });
    expect(table.prompt).toMatchObject({
      purpose: { kind: 'retaliate', pieces: [RIDER], against: ELF },
      ask: { options: [RIDER, 'nobody'] },
    });
    expect([table.piece(RIDER), table.has(ORC)]).toMatchObject([{ life: 0, xMm: 70, yMm: 100 }, false]);
    table.choose(RIDER).flick({ hits: ['hero:thief'], rest: { [RIDER]: [120, 140] } });
    expect(table.events.slice(1)).toEqual([
      struck('hero:thief', RIDER),
      hurt('hero:thief', 9, RIDER),
      removed(RIDER, RIDER, 'BASE-244'),
      rides(120, 140),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(table.piece(ORC)).toMatchObject({ card: 'monster:orc', xMm: 120, yMm: 140, stun: null });
  });

  it('SOL-259: and does not, if the Overseer lets it be', () => {
    const table = killedMount({ [RIDER]: [70, 100] }).choose('nobody');
    expect(table.events).toEqual([removed(RIDER, RIDER, 'BASE-244'), rides(70, 100)]);
    expect(heroOf(table.model, ELF).kills).toEqual([{ monster: 'monster:orc-wolf-rider', disc: 'orcWolfRider' }]);
  });
});

describe('Incorporeal with Retaliation', () => {
  const SHADE = 'monster:shade-1';
  const fallen = (change = {}) => {
    printCard('monster:shade', { abilities: ['ability:incorporeal', 'ability:retaliation'], ...change });
    return solothFight({ monsters: ['monster:shade', 'monster:orc'] })
      .act(ELF, 'punch')
      .flick({ hits: [SHADE], exits: { [SHADE]: [0, 60] } });
  };

  it('SOL-181 BASE-184 BASE-244: driven out it comes back to answer, and then it is gone', () => {
    const table = fallen();
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [SHADE], against: ELF });
    expect(table.piece(SHADE)).toMatchObject({ life: 0, xMm: 12.5, yMm: 60 });
    table.choose(SHADE).flick();
    expect(table.events.slice(1)).toEqual([removed(SHADE, SHADE, 'BASE-244')]);
    expect(table.has(SHADE)).toBe(false);
    expect(heroOf(table.model, ELF).kills).toEqual([{ monster: 'monster:shade', disc: 'shade' }]);
  });

  it('SOL-181 SOL-188: a mount of that kind leaves its rider behind', () => {
    const table = fallen({ rider: 'monster:orc' }).choose('nobody');
    expect(table.events).toEqual([
      removed(SHADE, SHADE, 'BASE-244'),
      placed('monster:orc-2', 12.5, 60, { by: SHADE, rule: 'SOL-188' }),
    ]);
    expect([table.has(SHADE), table.has('monster:orc-2')]).toEqual([false, true]);
  });
});
