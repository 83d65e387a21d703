import { killed, putBack } from '../catacombs/support/facts';
import { SKELETON, WALL } from '../catacombs/support/pieces';
import { ANN } from '../catacombs/support/setup';
import type { FightPlan } from '../catacombs/support/fight';
import { touch, type Table } from '../catacombs/support/table';
import { actsOf, frozenFight, isFrozen, PRINCESS, spikeFell, spikeOf, thawed } from './frost';

const PALADIN = 'hero:paladin';
const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const MINOTAUR = 'monster:minotaur-1';
const two = { monsters: ['monster:orc', 'monster:troll'] } as const;

const slipped = (id: string) => ({ id, spike: { slipXMm: 3, slipYMm: 1 } });
const overseersTurn = (frozen: readonly string[], plan: FightPlan = {}): Table => frozenFight(frozen, plan).passAll();
const punched = (table: Table, target: string, log: readonly ReturnType<typeof spikeFell>[] = []): Table =>
  table.act(PALADIN, 'punch').flick({ hits: [target], log });

describe('a frozen monster', () => {
  it('SOL-083 SOL-084: does nothing in the Overseer’s turn, while the others act', () => {
    const table = overseersTurn([ORC], two);
    expect(actsOf(table, ORC)).toEqual([]);
    expect(actsOf(table, TROLL)).not.toEqual([]);
  });

  it('SOL-084: is pushed about all the same, and stays frozen', () => {
    const table = frozenFight([ORC], two)
      .act(PALADIN, 'punch')
      .flick({ hits: [TROLL], log: [touch(TROLL, ORC, 20)], rest: { [ORC]: [60, 150] } });
    expect(table.piece(ORC)).toMatchObject({ xMm: 60, yMm: 150 });
    expect(isFrozen(table, ORC)).toBe(true);
  });

  it('SOL-084 BASE-340: keeps its place when the Sorcerer swaps with a minion, which has to be another', () => {
    const inLair = { fight: 'final' } as const;
    const table = overseersTurn([ORC], { ...two, ...inLair }).act('lord:sorcerer', 'mirage');
    expect(table.options).toEqual([TROLL]);
    const alone = overseersTurn([ORC], { ...inLair, monsters: ['monster:orc'] });
    const refusal = { reason: 'noMinionLeft', rule: 'BASE-340', details: {} };
    expect(alone.barred('lord:sorcerer>mirage')).toEqual(refusal);
  });

  it('SOL-085 SOL-228: still regenerates, its spike put back on the middle', () => {
    const table = frozenFight([], { ...two, pieces: [{ id: TROLL, life: 1 }, slipped(TROLL)] }).nextRound();
    expect(table.events).toContainEqual({ kind: 'regenerated', piece: TROLL, life: 2 });
    expect(spikeOf(table, TROLL)).toEqual({ slipXMm: 0, slipYMm: 0 });
  });

  it('SOL-085 SOL-229: is a Wellspring as before, and one that is wounded drinks from it', () => {
    const plan = { monsters: ['monster:phoenix', 'monster:orc'], pieces: [{ id: ORC, life: 1 }] } as const;
    const table = frozenFight(['monster:phoenix-1', ORC], { ...plan, monsters: [...plan.monsters, 'monster:ghoul'] });
    expect(table.nextRound().events).toContainEqual({ kind: 'regenerated', piece: ORC, life: 2 });
    expect(isFrozen(table, ORC)).toBe(true);
  });

  it('SOL-086: may do nothing that needs no flick either', () => {
    const plan = { monsters: ['monster:infernal-acolyte', 'monster:orc'] } as const;
    expect(actsOf(overseersTurn([], plan), 'monster:infernal-acolyte-1')).toContain(
      'monster:infernal-acolyte-1>attack-2',
    );
    expect(actsOf(overseersTurn(['monster:infernal-acolyte-1'], plan), 'monster:infernal-acolyte-1')).toEqual([]);
  });

  it('SOL-095: takes damage as ever while its spike holds, which is put back on the middle', () => {
    const table = punched(frozenFight([], { ...two, pieces: [slipped(TROLL)] }), TROLL);
    expect(table.piece(TROLL)).toMatchObject({ life: 1 });
    expect(spikeOf(table, TROLL)).toEqual({ slipXMm: 0, slipYMm: 0 });
  });

  it('SOL-096: dies of its last point, and the spike comes home', () => {
    const plan = { ...two, pieces: [{ id: ORC, life: 1 }] };
    const table = punched(frozenFight([ORC, TROLL], plan), ORC);
    expect(table.events).toContainEqual(killed(ORC, PALADIN, PALADIN));
    expect(table.has(ORC)).toBe(false);
    expect(table.options).toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-097 SOL-091: hurt and freed by one and the same blow', () => {
    const table = punched(frozenFight([TROLL], two), TROLL, [spikeFell(TROLL)]);
    expect(table.piece(TROLL)).toMatchObject({ life: 1 });
    expect(table.events).toContainEqual(thawed(TROLL, PALADIN));
    expect(isFrozen(table, TROLL)).toBe(false);
  });

  it('SOL-091: freed without being struck, when the disc that is pushed into it throws the spike off', () => {
    const table = frozenFight([TROLL], two)
      .act(PALADIN, 'punch')
      .flick({ hits: [ORC], log: [touch(ORC, TROLL, 14), spikeFell(TROLL)] });
    expect(table.events).toContainEqual(thawed(TROLL, PALADIN));
    expect(table.piece(TROLL)).toMatchObject({ life: 2 });
  });

  it('SOL-094: freed by a hero, it acts in the next turn of the Overseer', () => {
    const table = punched(frozenFight([TROLL], two), TROLL, [spikeFell(TROLL)]);
    expect(table.prompt.purpose.kind).toBe('act');
    expect(actsOf(table.passAll(), TROLL)).not.toEqual([]);
  });

  it('SOL-092 SOL-093: freed by one of its own it may act in this very turn, unhurt', () => {
    const table = overseersTurn([TROLL], two)
      .act(ORC, 'attack-1')
      .flick({ hits: [TROLL], log: [spikeFell(TROLL)] });
    expect(table.piece(TROLL)).toMatchObject({ life: 2 });
    expect(actsOf(table, TROLL)).not.toEqual([]);
  });

  it('SOL-098 SOL-104: over the edge its spike is gone, and it comes back free', () => {
    const table = frozenFight([ORC], two)
      .act(PALADIN, 'punch')
      .flick({ log: [touch(PALADIN, TROLL, 5)], exits: { [ORC]: [300, 60] } });
    expect(table.events).toContainEqual(putBack(ORC, 287.5, 60));
    expect(table.events).toContainEqual(thawed(ORC, PALADIN, 'SOL-104'));
    expect(isFrozen(table, ORC)).toBe(false);
  });

  it('SOL-116: stays so when the Princess is down or dead', () => {
    const down = { id: PRINCESS, stun: { round: 1, by: 'monster:ghoul-1' } };
    expect(isFrozen(frozenFight([ORC], { ...two, pieces: [down] }).nextRound(), ORC)).toBe(true);
    const dead = frozenFight([ORC], { ...two, boards: { [PRINCESS]: { life: 0 } } });
    expect(isFrozen(dead.nextRound(), ORC)).toBe(true);
  });
});

describe('Retaliation of a frozen monster', () => {
  const plan = { monsters: ['monster:minotaur', 'monster:orc'] } as const;

  it('SOL-087 SOL-090 SOL-231: while the spike holds there is none', () => {
    const table = punched(frozenFight([MINOTAUR], plan), MINOTAUR);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(isFrozen(table, MINOTAUR)).toBe(true);
  });

  it('SOL-088 SOL-089 SOL-231: a Punch that throws the spike off is answered at once', () => {
    const table = punched(frozenFight([MINOTAUR], plan), MINOTAUR, [spikeFell(MINOTAUR)]);
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [MINOTAUR], against: PALADIN });
    table.choose(MINOTAUR);
    expect(table.prompt.purpose).toMatchObject({ reason: 'retaliation', barredTargets: [PALADIN] });
  });

  it('SOL-089 SOL-231: an Ally’s Punch will do', () => {
    const ally = { ...SKELETON, owner: PRINCESS } as const;
    const table = frozenFight([MINOTAUR], { ...plan, pieces: [ally] })
      .act(ally.id, 'punch')
      .flick({ hits: [MINOTAUR], log: [spikeFell(MINOTAUR)] });
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [MINOTAUR], against: ally.id });
    expect(table.options).toEqual([MINOTAUR, 'nobody']);
  });

  it('SOL-231: even if that Punch kills it', () => {
    const weak = { ...plan, pieces: [{ id: MINOTAUR, life: 1 }] };
    const table = punched(frozenFight([MINOTAUR], weak), MINOTAUR, [spikeFell(MINOTAUR)]);
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [MINOTAUR], against: PALADIN });
    expect(table.choose(MINOTAUR).flick().has(MINOTAUR)).toBe(false);
    expect(punched(frozenFight([MINOTAUR], weak), MINOTAUR).prompt.purpose.kind).toBe('act');
  });

  it('SOL-089 SOL-231: a missile or a push frees it and is not answered', () => {
    const shot = frozenFight([MINOTAUR], plan)
      .act('hero:witch-hunter', 'crossbow')
      .flick({ hits: [MINOTAUR], log: [spikeFell(MINOTAUR)] });
    expect(isFrozen(shot, MINOTAUR)).toBe(false);
    expect(shot.prompt.purpose.kind).toBe('act');
    const push = punched(frozenFight([MINOTAUR], plan), ORC, [spikeFell(MINOTAUR, 30)]);
    expect(isFrozen(push, MINOTAUR)).toBe(false);
    expect(push.prompt.purpose.kind).toBe('act');
  });

  it('SOL-104: punched over the edge it is free, and answers', () => {
    const table = frozenFight([MINOTAUR], plan)
      .act(PALADIN, 'punch')
      .flick({ hits: [MINOTAUR], exits: { [MINOTAUR]: [300, 60] } });
    expect(isFrozen(table, MINOTAUR)).toBe(false);
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [MINOTAUR], against: PALADIN });
  });
});

describe('frost and the powers of monsters', () => {
  const LIZARD = 'monster:lizard-man-1';
  const slaves = { monsters: ['monster:lizard-man', 'monster:orc'] } as const;

  it('SOL-105 SOL-237: freed by a Slave Master it acts at once, and keeps its own action', () => {
    const table = overseersTurn([ORC], slaves)
      .act(LIZARD, 'attack-1')
      .flick({ hits: [ORC], log: [spikeFell(ORC)] });
    expect(table.prompt.purpose).toEqual({ kind: 'enslave', by: LIZARD });
    table.choose(`${ORC}>attack-1`).flick({});
    expect(actsOf(table, ORC)).not.toEqual([]);
  });

  it('SOL-106: struck by one that leaves the spike on, it does nothing', () => {
    const table = overseersTurn([ORC], slaves)
      .act(LIZARD, 'attack-1')
      .flick({ hits: [ORC] });
    expect(table.prompt.purpose.kind).not.toBe('enslave');
    expect(isFrozen(table, ORC)).toBe(true);
  });

  it('SOL-237: a frozen Slave Master drives nobody, even pushed into him', () => {
    const table = overseersTurn([LIZARD], slaves)
      .act(ORC, 'attack-1')
      .flick({ hits: [LIZARD], log: [touch(LIZARD, ORC, 30)] });
    expect(table.happened).not.toContain('enslaved');
    expect(table.prompt.purpose.kind).not.toBe('enslave');
  });

  it('SOL-230: a frozen Siren sings, and no spike is thrown while she does', () => {
    const table = frozenFight(['monster:siren-1'], { monsters: ['monster:siren', 'monster:orc'] });
    expect(table.barred(`${PRINCESS}>ice-spike`)).toMatchObject({ reason: 'suppressed' });
  });

  it('SOL-232: a Phoenix killed beside others comes back unfrozen and whole', () => {
    const plan = {
      monsters: ['monster:phoenix', 'monster:orc'],
      pieces: [{ id: 'monster:phoenix-1', life: 1 }],
    } as const;
    const table = punched(frozenFight(['monster:phoenix-1'], plan), 'monster:phoenix-1');
    expect(table.prompt.purpose).toEqual({ kind: 'placeReborn', piece: 'monster:phoenix-1' });
    expect(isFrozen(table, 'monster:phoenix-1')).toBe(false);
    expect(table.piece('monster:phoenix-1')).toMatchObject({ life: 2 });
  });

  it('SOL-233: the rider of a frozen mount that is killed is not frozen', () => {
    const plan = { monsters: ['monster:orc-wolf-rider'] } as const;
    const table = punched(frozenFight(['monster:orc-wolf-rider-1'], plan), 'monster:orc-wolf-rider-1');
    expect(isFrozen(table, ORC)).toBe(false);
    expect(table.options).toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-234: a frozen wounded one may be mended by decay, and stays frozen', () => {
    const plan = { monsters: ['monster:wight', 'monster:troll'], pieces: [{ id: TROLL, life: 1 }] } as const;
    const table = overseersTurn([TROLL], { ...plan })
      .act('monster:wight-1', 'attack-1')
      .flick({ hits: [PRINCESS] });
    expect(table.choose(TROLL).piece(TROLL)).toMatchObject({ life: 2 });
    expect(isFrozen(table, TROLL)).toBe(true);
    expect(actsOf(overseersTurn(['monster:wight-1'], plan), 'monster:wight-1')).toEqual([]);
  });

  it('SOL-235: an exhausted one needs to recover and to be freed', () => {
    const zombie = 'monster:zombie-1';
    const tired = { id: zombie, stun: { round: 0, by: zombie } };
    const plan = { monsters: ['monster:zombie', 'monster:orc'], pieces: [tired] } as const;
    const table = frozenFight([], plan)
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [zombie] });
    expect(isFrozen(table, zombie)).toBe(true);
    table.flick({}).nextRound();
    expect(table.piece(zombie)).toMatchObject({ stun: null });
    expect(actsOf(table.passAll(), zombie)).toEqual([]);
  });

  it('SOL-236: a frozen monster that knocks against a Fire Wall comes to no harm', () => {
    const table = frozenFight([ORC], { ...two, pieces: [WALL] })
      .act(PALADIN, 'punch')
      .flick({ hits: [ORC], log: [touch(ORC, WALL.id, 20)] });
    expect(table.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(1);
    expect(
      actsOf(
        overseersTurn(['monster:fire-spirit-1'], { monsters: ['monster:fire-spirit', 'monster:orc'] }),
        'monster:fire-spirit-1',
      ),
    ).toEqual([]);
  });

  it('SOL-238: a Skeleton Warrior thrown at it may free it in time to act', () => {
    const vampire = 'monster:vampire-1';
    const table = overseersTurn([ORC], { monsters: ['monster:vampire', 'monster:orc'] })
      .act(vampire, 'attack-1')
      .flick({});
    table.flick({ log: [touch('monster:skeleton-warrior-1', ORC, 5), spikeFell(ORC)] });
    expect(isFrozen(table, ORC)).toBe(false);
    expect(actsOf(table, ORC)).not.toEqual([]);
    expect(actsOf(overseersTurn([vampire], { monsters: ['monster:vampire', 'monster:orc'] }), vampire)).toEqual([]);
  });

  it('SOL-239: in a chain the second hit on it has no effect, though the first has freed it', () => {
    const table = frozenFight([TROLL], {
      ...two,
      setup: {
        heroSeats: [{ seat: ANN, heroes: ['hero:barbarian', PRINCESS, 'hero:thief', 'hero:wizard'] }],
      },
    })
      .act('hero:barbarian', 'berserk')
      .flick({ hits: [TROLL], log: [spikeFell(TROLL)] });
    expect(table.piece(TROLL)).toMatchObject({ life: 1 });
    expect(table.flick({ hits: [TROLL] }).piece(TROLL)).toMatchObject({ life: 1 });
  });
});

describe('only frozen monsters left', () => {
  const end = (table: Table): Table => table.nextRound();

  it('SOL-107 SOL-109: the round over, they are destroyed and are the Princess’s kills', () => {
    const table = end(frozenFight([ORC, TROLL], two));
    const shattered = table.events.filter(({ kind }) => kind === 'killed');
    expect(shattered).toEqual(
      [ORC, TROLL].map((piece) => ({ kind: 'killed', piece, by: PRINCESS, cause: { by: PRINCESS, rule: 'SOL-107' } })),
    );
    expect(table.happened).toContain('roomCleared');
    expect(table.event('goldPaid')).toMatchObject({ hero: PRINCESS, gold: 300 });
  });

  it('SOL-108: not before the end of the round, and not while another moves', () => {
    expect(frozenFight([ORC, TROLL], two).act(PALADIN, 'pass').has(ORC)).toBe(true);
    expect(end(frozenFight([ORC], two)).has(ORC)).toBe(true);
  });

  it('SOL-108: what is no monster does not count', () => {
    expect(end(frozenFight([ORC], { monsters: ['monster:orc'], pieces: [WALL] })).happened).toContain('roomCleared');
  });

  it('SOL-109: dead, she is paid for nothing', () => {
    const table = end(frozenFight([ORC], { monsters: ['monster:orc'], boards: { [PRINCESS]: { life: 0 } } }));
    expect(table.happened).toContain('roomCleared');
    expect(table.happened).not.toContain('goldPaid');
  });

  it('SOL-109: a card that one of them promises is hers', () => {
    const plan = { monsters: ['monster:manticore'] } as const;
    const table = end(frozenFight(['monster:manticore-1'], plan));
    expect(table.prompt.purpose).toMatchObject({ kind: 'keepItem', hero: PRINCESS, equipment: 'equipment:war-hammer' });
  });

  it('SOL-110: beside the Lord it ends nothing', () => {
    const table = end(frozenFight([ORC], { fight: 'final', monsters: ['monster:orc'] }));
    expect(table.has(ORC)).toBe(true);
  });

  it('SOL-232 SOL-233: the Phoenix goes for good, and a mount leaves no rider', () => {
    const plan = { monsters: ['monster:phoenix', 'monster:orc-wolf-rider'] } as const;
    const table = end(frozenFight(['monster:phoenix-1', 'monster:orc-wolf-rider-1'], plan));
    expect(table.happened).toContain('roomCleared');
    expect(table.events.filter(({ kind }) => kind === 'killed')).toHaveLength(2);
  });

  it('SOL-265: their discs go to her, and so back to the supply', () => {
    const table = end(frozenFight([ORC], { monsters: ['monster:orc'] }));
    expect(table.event('discsReturned')).toMatchObject({ discs: ['orc'] });
  });
});

describe('the Ice Bracelet and Corrosion', () => {
  const RUST = 'monster:rust-monster-1';
  /** Her only card is drawn: there is none in the deck to be drawn instead. */
  function corroded(frozen: readonly string[]): Table {
    const monsters = ['monster:rust-monster', 'monster:orc', 'monster:troll', 'monster:minotaur'] as const;
    const table = overseersTurn(frozen, {
      monsters,
      boards: { [PRINCESS]: { equipment: ['equipment:ice-bracelet'] } },
    });
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    return table
      .act(RUST, 'attack-1')
      .flick({ hits: [PRINCESS] })
      .choose('card-1');
  }

  it('SOL-168 SOL-169: with it goes a spike, and the Overseer says which', () => {
    const table = corroded([ORC, TROLL, MINOTAUR]);
    expect(table.prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'loseSpike', hero: PRINCESS, by: RUST },
    });
    expect(table.options).toEqual([ORC, TROLL, MINOTAUR]);
  });

  it('SOL-169 SOL-240: that monster is free, may act this turn and answers nobody', () => {
    const table = corroded([ORC, TROLL, MINOTAUR]).choose(MINOTAUR);
    expect(table.events).toContainEqual(thawed(MINOTAUR, 'equipment:ice-bracelet', 'SOL-169'));
    expect(table.prompt.purpose.kind).toBe('act');
    expect(actsOf(table, MINOTAUR)).not.toEqual([]);
  });

  it('SOL-175: one on a monster may be chosen although one lies on her board', () => {
    expect(corroded([ORC]).options).toEqual([ORC, 'spikeOnBoard']);
    const kept = corroded([ORC]).choose('spikeOnBoard');
    expect(isFrozen(kept, ORC)).toBe(true);
  });

  it('SOL-169: with no monster frozen nothing is asked', () => {
    const table = corroded([]);
    expect(table.event('corroded')).toMatchObject({ hero: PRINCESS, equipment: 'equipment:ice-bracelet' });
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'act', turn: 'overseer' } });
    expect(table.happened).not.toContain('thawed');
  });
});
