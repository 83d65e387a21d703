import { spikesLeft } from '../../../src/rules/catacombs/model/subjects/spikes';
import { DISC_RADIUS_MM } from '../../../src/rules/catacombs';
import { struck, unharmed } from '../catacombs/support/facts';
import { withHouse } from '../catacombs/support/setup';
import { touch } from '../catacombs/support/table';
import { frozen, frozenFight, isFrozen, PRINCESS, spikeFell, spikeOf, thawed } from './frost';
import { solothParty } from './support';

const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const LORD = 'lord:sorcerer';
const two = { monsters: ['monster:orc', 'monster:troll'] } as const;
const aimed = () => solothParty(two).act(PRINCESS, 'ice-spike');

describe('an Ice Spike', () => {
  it('SOL-076 SOL-077 SOL-078 SOL-273: one small disc, placed within reach of her and flicked once', () => {
    const table = aimed();
    expect(table.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'flick', actor: PRINCESS, attack: 'iceSpike' },
      ask: {
        projectile: { id: 'ice-spike', radiusMm: DISC_RADIUS_MM.small, regions: [{ kind: 'near', maxGapMm: 25 }] },
      },
    });
    expect(table.flick({ hits: [ORC] }).prompt.purpose).toMatchObject({
      kind: 'flick',
      actor: PRINCESS,
      attack: 'punch',
    });
    expect(table.flick({}).prompt.purpose.kind).toBe('act');
    expect(table.options).not.toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-078: as often in a room as she has spikes to throw', () => {
    const table = aimed().flick({}).flick({}).nextRound();
    expect(table.options).toContain(`${PRINCESS}>ice-spike`);
    expect(table.act(PRINCESS, 'ice-spike').flick({ hits: [ORC] }).events).toContainEqual(frozen(ORC));
  });

  it('SOL-079: whom it strikes takes no damage and is frozen, the spike on its disc', () => {
    const table = aimed().flick({ hits: [TROLL] });
    expect(table.events.slice(1)).toEqual([struck(TROLL, 'ice-spike'), frozen(TROLL)]);
    expect(table.piece(TROLL)).toMatchObject({ life: 2, spike: { slipXMm: 0, slipYMm: 0 } });
  });

  it('SOL-080: whom it does not strike itself is not frozen', () => {
    const table = aimed().flick({ hits: [TROLL], log: [touch(TROLL, ORC, 20)] });
    expect(isFrozen(table, TROLL)).toBe(true);
    expect(isFrozen(table, ORC)).toBe(false);
  });

  it('SOL-081 SOL-082: of several that it strikes the Overseer says which one', () => {
    const table = aimed().flick({ hits: [ORC, TROLL] });
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'freeze', by: PRINCESS } });
    expect(table.options).toEqual([ORC, TROLL]);
    expect(table.choose(TROLL).events).toEqual([frozen(TROLL)]);
    expect([isFrozen(table, ORC), isFrozen(table, TROLL)]).toEqual([false, true]);
  });

  it('SOL-082: the table may leave it to who threw', () => {
    const setup = withHouse({ frozenChoice: 'iceplayer' });
    const table = solothParty({ ...two, setup })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [ORC, TROLL] });
    expect(table.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'freeze', by: PRINCESS, isThrowersChoice: true },
    });
    table.choose(ORC);
    expect([isFrozen(table, ORC), isFrozen(table, TROLL)]).toEqual([true, false]);
  });

  it('SOL-082: nothing is asked where only one of them can freeze', () => {
    const table = solothParty({ monsters: ['monster:shade', 'monster:orc'] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: ['monster:shade-1', ORC] });
    expect(table.prompt.purpose.kind).toBe('flick');
    expect(isFrozen(table, ORC)).toBe(true);
  });

  it('SOL-111 SOL-112: one that strikes only what never freezes does nothing and comes back to her', () => {
    const table = solothParty({ fight: 'final', monsters: ['monster:orc'] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [LORD] });
    expect(table.events.slice(1)).toEqual([
      struck(LORD, 'ice-spike'),
      unharmed(LORD, 'ice-spike', 'neverFreezes', 'SOL-111'),
    ]);
    expect(spikesLeft(table.model)).toBe(2);
  });

  it('SOL-100: one that strikes nobody comes back to her', () => {
    const table = aimed().flick({}).flick({}).nextRound();
    table
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [ORC] })
      .flick({})
      .nextRound();
    expect(table.options).toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-101: she has two; with both on monsters she throws none', () => {
    const table = frozenFight([ORC, TROLL], two);
    expect(table.options).not.toContain(`${PRINCESS}>ice-spike`);
    expect(table.barred(`${PRINCESS}>ice-spike`)).toMatchObject({ reason: 'noSpikeLeft', rule: 'SOL-101' });
  });

  it('SOL-101: the Ice Bracelet is a third', () => {
    const boards = { [PRINCESS]: { equipment: ['equipment:ice-bracelet'] } } as const;
    expect(frozenFight([ORC, TROLL], { ...two, boards }).options).toContain(`${PRINCESS}>ice-spike`);
    const three = ['monster:orc', 'monster:troll', 'monster:ghoul'] as const;
    const table = frozenFight([ORC, TROLL, 'monster:ghoul-1'], { monsters: three, boards });
    expect(table.options).not.toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-098 SOL-100: one that falls off is hers again at once', () => {
    const table = frozenFight([ORC, TROLL], two)
      .act('hero:paladin', 'punch')
      .flick({ hits: [TROLL], log: [spikeFell(TROLL)] });
    expect(table.options).toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-099: one that falls freezes nobody, whatever it would have slid onto', () => {
    const table = frozenFight([TROLL], two)
      .act('hero:paladin', 'punch')
      .flick({ hits: [TROLL], log: [touch(TROLL, ORC, 14), spikeFell(TROLL)] });
    expect(table.happened).not.toContain('frozen');
    expect(isFrozen(table, ORC)).toBe(false);
  });

  it('SOL-111: a Lord never freezes, nor do his shield or a Fire Wall', () => {
    const table = solothParty({ fight: 'final' })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.events).toContainEqual(unharmed('lord:sorcerer', 'ice-spike', 'neverFreezes', 'SOL-111'));
    expect(table.happened).not.toContain('frozen');
    expect(table.happened).not.toContain('damaged');
  });

  it('SOL-111 SOL-112: an Ally that it strikes is none of its business', () => {
    const skeleton = { kind: 'ally', id: 'ally:summoned-skeleton', card: 'ally:summoned-skeleton' } as const;
    const lying = { ...skeleton, owner: PRINCESS, xMm: 150, yMm: 300, radiusMm: 12.5, hasActed: false } as const;
    const table = solothParty({ ...two, pieces: [lying] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [lying.id] });
    expect(table.happened).toEqual(['flicked']);
  });

  it('SOL-113 SOL-241: the incorporeal does not freeze, but driven out by a spike it is hers', () => {
    const shade = 'monster:shade-1';
    const plan = { monsters: ['monster:shade', 'monster:orc'] } as const;
    const hit = solothParty(plan)
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [shade] });
    expect(hit.events).toContainEqual(unharmed(shade, 'ice-spike', 'ability:incorporeal', 'SOL-113'));
    expect(isFrozen(hit, shade)).toBe(false);
    const out = solothParty(plan)
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [shade], exits: { [shade]: [300, 60] } });
    expect(out.event('killed')).toMatchObject({ piece: shade, by: PRINCESS });
  });

  it('SOL-114: Absorption does not help against the cold', () => {
    const table = solothParty({ monsters: ['monster:fire-demon'] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(isFrozen(table, 'monster:fire-demon-1')).toBe(true);
  });

  it('SOL-103: the blow that freezes never drops its own spike, not even over the edge', () => {
    const table = aimed().flick({ hits: [ORC], exits: { [ORC]: [300, 60] } });
    expect(table.happened.slice(-2)).toEqual(['putBack', 'frozen']);
    expect(isFrozen(table, ORC)).toBe(true);
  });

  it('SOL-115: on one that is frozen it does nothing', () => {
    const table = frozenFight([ORC], two)
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [ORC] });
    expect(table.happened).not.toContain('frozen');
    expect(table.flick({}).nextRound().options).toContain(`${PRINCESS}>ice-spike`);
  });

  it('SOL-115: of one that is frozen and another, the other freezes', () => {
    const table = frozenFight([ORC], two)
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: [ORC, TROLL] });
    expect(table.prompt.purpose.kind).toBe('flick');
    expect([isFrozen(table, ORC), isFrozen(table, TROLL)]).toEqual([true, true]);
  });

  it('SOL-115: where it throws the first spike off, it takes its place', () => {
    const table = frozenFight(['monster:minotaur-1'], { monsters: ['monster:minotaur'] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: ['monster:minotaur-1'], log: [spikeFell('monster:minotaur-1')] });
    expect(table.events.slice(-2)).toEqual([thawed('monster:minotaur-1', 'ice-spike'), frozen('monster:minotaur-1')]);
    expect(table.prompt.purpose.kind).toBe('flick');
  });

  it('SOL-102: where it has slipped to is kept for the next flick', () => {
    const table = frozenFight([TROLL], two).act('hero:paladin', 'smite');
    table.answer({ kind: 'flick', flick: { discId: 'hero:paladin', from: null, vxMmS: 0, vyMmS: -500 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flick is in the air');
    expect(ask.table.riders).toEqual([
      { id: `ice-spike-on-${TROLL}`, hostId: TROLL, radiusMm: DISC_RADIUS_MM.small, slipXMm: 0, slipYMm: 0 },
    ]);
    const discs = ask.table.discs.map(({ id, xMm, yMm }) => ({ id, xMm, yMm, turnRad: 0, putBack: null }));
    const riders = [{ id: `ice-spike-on-${TROLL}`, hostId: TROLL, slipXMm: 4, slipYMm: -3, fell: false }];
    table.answer({ kind: 'flickResolved', contacts: [], exits: [], rest: { discs, projectile: null, riders } });
    expect(spikeOf(table, TROLL)).toEqual({ slipXMm: 4, slipYMm: -3 });
  });

  it('SOL-267: thrown at all, it is an attack of the heroes', () => {
    expect(aimed().flick({}).model.room?.hasHeroAttacked).toBe(true);
  });
});
