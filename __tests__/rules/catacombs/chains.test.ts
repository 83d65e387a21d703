import { simulate } from '../../../src/physics';
import { CRITICAL_PUNCH, chain, MISSILE } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { burnt, down, hurt, killed, lost, putBack, stopped, struck, unharmed } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { WALL } from './support/pieces';
import type { Table } from './support/table';

const BARBARIAN = 'hero:barbarian';
const ORC = 'monster:orc-1';
const OTHER_ORC = 'monster:orc-2';
const MINOTAUR = 'monster:minotaur-1';
const ARCHER = 'monster:skeleton-archer-1';

const berserk = (plan: FightPlan): Table => fight(plan).act(BARBARIAN, 'berserk');

const isVoid = (target: string) => unharmed(target, BARBARIAN, 'struckJustBefore', 'BASE-169');

describe('chain attacks', () => {
  it('BASE-166 BASE-174 BASE-175: four Punches at four targets, then the Barbarian goes down', () => {
    const table = berserk({ monsters: ['monster:skeleton-warrior', 'monster:orc', 'monster:troll', 'monster:ghoul'] })
      .flick({ hits: ['monster:skeleton-warrior-1'] })
      .flick({ hits: [ORC] })
      .flick({ hits: ['monster:troll-1'] })
      .flick({ hits: ['monster:ghoul-1'] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:ghoul-1', BARBARIAN),
      hurt('monster:ghoul-1', 1, BARBARIAN),
      down(BARBARIAN, 3, BARBARIAN, 'BASE-174'),
    ]);
    expect(table.has('monster:skeleton-warrior-1')).toBe(false);
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-167: each Punch of a chain starts from where the one before ended', () => {
    const table = berserk({ monsters: ['monster:orc'] })
      .flick({ rest: { [BARBARIAN]: [150, 300] } })
      .answer({ kind: 'flick', flick: { discId: BARBARIAN, from: null, vxMmS: 0, vyMmS: -900 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.find(({ id }) => id === BARBARIAN)).toMatchObject({ xMm: 150, yMm: 300 });
  });

  it('BASE-167 BASE-168: the same missile flies on from where it lies, or from the edge it left over', () => {
    printCard('monster:skeleton-archer', { actions: [[chain(3, MISSILE)]] });
    const table = fight({ monsters: ['monster:skeleton-archer'] })
      .passAll()
      .act(ARCHER, 'attack-1')
      .flick({ hits: ['hero:elf'], rest: { missile: [80, 395] } });
    expect(table.prompt.ask).toMatchObject({ kind: 'flick', discs: ['missile'], projectile: null });
    table.answer({ kind: 'flick', flick: { discId: 'missile', from: null, vxMmS: 500, vyMmS: 0 } });
    expect(table.prompt.ask).toMatchObject({ shot: { projectile: { id: 'missile', xMm: 80, yMm: 395 } } });
    table.land({ hits: ['hero:elf', 'hero:thief'], exits: { missile: [300, 395] }, rest: { missile: [294, 395] } });
    expect(table.events).toEqual([
      struck('hero:elf', 'missile'),
      unharmed('hero:elf', 'missile', 'struckJustBefore', 'BASE-169'),
      struck('hero:thief', 'missile', 20),
      hurt('hero:thief', 9, 'missile'),
    ]);
    table.answer({ kind: 'flick', flick: { discId: 'missile', from: null, vxMmS: -500, vyMmS: 0 } });
    expect(table.prompt.ask).toMatchObject({ shot: { projectile: { id: 'missile', xMm: 294, yMm: 395 } } });
    table.land({ hits: ['hero:wizard'] });
    expect(table.events[1]).toEqual(hurt('hero:wizard', 7, 'missile'));
    expect(table.has('missile')).toBe(false);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-168 BASE-181: where its owner put a disc into the missile’s place, it flies on from beside that', () => {
    printCard('monster:skeleton-archer', { actions: [[chain(3, MISSILE)]] });
    const table = fight({
      monsters: ['monster:skeleton-archer', ['monster:orc', [60, 12.5]]],
      heroes: { 'hero:thief': [150, 200] },
    })
      .passAll()
      .act(ARCHER, 'attack-1')
      .flick({ hits: ['hero:thief'], exits: { 'hero:thief': [60, 0] }, rest: { missile: [85, 8] } });
    // The Orc lies where the Thief left; beside it one place is as near as the other, and in one lies the missile.
    table.choose('second');
    expect(table.events).toEqual([putBack('hero:thief', 85, 12.5)]);
    table.answer({ kind: 'flick', flick: { discId: 'missile', from: null, vxMmS: 0, vyMmS: 500 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    const { xMm, yMm } = ask.shot.projectile!;
    const gapMm = Math.hypot(xMm - 85, yMm - 12.5) - 12.5 - 6;
    expect(gapMm).toBeGreaterThanOrEqual(-1e-6);
    expect(gapMm).toBeLessThan(1);
    expect(simulate(ask.table, ask.shot).ok).toBe(true);
  });

  it('BASE-168: a chain that leaves the board goes on from the edge where it left', () => {
    const table = berserk({ monsters: ['monster:orc'] }).flick({ exits: { [BARBARIAN]: [100, 0] } });
    expect(table.events.slice(1)).toEqual([putBack(BARBARIAN, 100, 12.5)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: BARBARIAN });
    table.flick({ hits: [ORC] });
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('BASE-169 BASE-171: twice running counts once, three times running too', () => {
    const table = berserk({ monsters: ['monster:orc'] }).flick({ hits: [ORC] });
    expect(table.prompt.purpose).toMatchObject({ barredTargets: [ORC] });
    table.flick({ hits: [ORC] });
    expect(table.events.slice(1)).toEqual([struck(ORC, BARBARIAN), isVoid(ORC)]);
    table.flick({ hits: [ORC] });
    expect(table.events.slice(1)).toEqual([struck(ORC, BARBARIAN), isVoid(ORC)]);
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('BASE-170: A, B, A hurts A twice', () => {
    const table = berserk({ monsters: ['monster:orc', 'monster:orc'] })
      .flick({ hits: [ORC] })
      .flick({ hits: [OTHER_ORC] })
      .flick({ hits: [ORC] });
    expect(table.events.slice(1)).toEqual([
      struck(ORC, BARBARIAN),
      hurt(ORC, 0, BARBARIAN),
      killed(ORC, BARBARIAN, BARBARIAN),
    ]);
  });

  it('BASE-170: so does A, miss, A', () => {
    const table = berserk({ monsters: ['monster:orc'] })
      .flick({ hits: [ORC] })
      .flick()
      .flick({ hits: [ORC] });
    expect(table.has(ORC)).toBe(false);
  });

  it('BASE-171: each target is checked on its own', () => {
    const table = berserk({ monsters: ['monster:orc', 'monster:orc', 'monster:troll'] })
      .flick({ hits: [ORC, OTHER_ORC] })
      .flick({ hits: ['monster:troll-1', OTHER_ORC] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:troll-1', BARBARIAN),
      hurt('monster:troll-1', 1, BARBARIAN),
      struck(OTHER_ORC, BARBARIAN, 20),
      isVoid(OTHER_ORC),
    ]);
    table.flick({ hits: [ORC, OTHER_ORC] });
    expect(table.events.slice(1)).toEqual([
      struck(ORC, BARBARIAN),
      hurt(ORC, 0, BARBARIAN),
      killed(ORC, BARBARIAN, BARBARIAN),
      struck(OTHER_ORC, BARBARIAN, 20),
      isVoid(OTHER_ORC),
    ]);
  });

  it('BASE-172: a void strike sets off no Retaliation', () => {
    const table = berserk({ monsters: ['monster:minotaur'] }).flick({ hits: [MINOTAUR] });
    expect(table.prompt.purpose).toEqual({ kind: 'retaliate', pieces: [MINOTAUR], against: BARBARIAN });
    table.choose('nobody').flick({ hits: [MINOTAUR] });
    expect(table.events.slice(1)).toEqual([struck(MINOTAUR, BARBARIAN), isVoid(MINOTAUR)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: BARBARIAN });
  });

  it('BASE-173: whom one pitch killed is gone before the next', () => {
    const table = berserk({ monsters: ['monster:skeleton-warrior', 'monster:orc'] })
      .flick({ hits: ['monster:skeleton-warrior-1'] })
      .answer({ kind: 'flick', flick: { discId: BARBARIAN, from: null, vxMmS: 0, vyMmS: -900 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.map(({ id }) => id)).not.toContain('monster:skeleton-warrior-1');
  });

  it('BASE-175: he goes down even if he stops early and hit nothing', () => {
    const table = berserk({ monsters: ['monster:orc'] })
      .flick()
      .decline();
    expect(table.events).toEqual([stopped(BARBARIAN), down(BARBARIAN, 3, BARBARIAN, 'BASE-174')]);
  });

  it('BASE-163: the first pitch of a chain must be made', () => {
    const table = berserk({ monsters: ['monster:orc'] });
    expect(table.refusal({ kind: 'flick', flick: null })).toMatchObject({ reason: 'mustFlick' });
  });

  it('BASE-175: nothing of the kind until the first pitch is released', () => {
    const table = berserk({ monsters: ['monster:orc'] });
    expect(table.piece(BARBARIAN)).toMatchObject({ stun: null });
    table.answer({ kind: 'flick', flick: { discId: BARBARIAN, from: null, vxMmS: 0, vyMmS: -900 } });
    expect(table.piece(BARBARIAN)).toMatchObject({ stun: null });
  });

  it('BASE-175 BASE-238: Retaliation and Fire Walls of the last pitch come first', () => {
    const table = berserk({ monsters: ['monster:minotaur'], pieces: [WALL] })
      .flick()
      .flick()
      .flick()
      .flick({ hits: ['fire-wall-1', MINOTAUR] });
    expect(table.events.slice(1)).toEqual([
      burnt(BARBARIAN, 11),
      struck(MINOTAUR, BARBARIAN, 20),
      hurt(MINOTAUR, 1, BARBARIAN),
    ]);
    table.choose(MINOTAUR).flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', MINOTAUR),
      hurt('hero:elf', 7, MINOTAUR),
      down(BARBARIAN, 3, BARBARIAN, 'BASE-174'),
    ]);
  });

  it('BASE-175: dead in the middle of his chain he is dead, not down', () => {
    const table = berserk({
      monsters: ['monster:orc'],
      boards: { 'hero:barbarian': { life: 1 } },
      pieces: [WALL],
    }).flick({ hits: ['fire-wall-1'] });
    expect(table.happened).toEqual(['flicked', 'damaged', 'killed']);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-175 BASE-340: a plain Punch does not cost him his feet, nor does Charge cost the Dragon its own', () => {
    const table = fight({ fight: 'final', setup: { lord: 'lord:dragon' } })
      .act(BARBARIAN, 'punch')
      .flick()
      .passAll()
      .act('lord:dragon', 'charge')
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf'] });
    expect(table.events[2]).toEqual(unharmed('hero:elf', 'lord:dragon', 'struckJustBefore', 'BASE-169'));
    table.flick();
    expect(table.happened).not.toContain('incapacitated');
    expect(table.piece(BARBARIAN)).toMatchObject({ stun: null });
  });

  it('BASE-176 BASE-330: Berserk of the last hero on his feet is named as his last stand, and is', () => {
    const stun = { round: 0, by: 'monster:ghoul-1' };
    const plan: FightPlan = {
      monsters: ['monster:skeleton-warrior'],
      boards: { 'hero:elf': { life: 0 } },
      pieces: [
        { id: 'hero:thief', stun },
        { id: 'hero:wizard', stun },
      ],
    };
    const table = fight(plan);
    expect(table.prompt.purpose).toEqual({ kind: 'act', turn: 'heroes', lastStands: ['hero:barbarian>berserk'] });
    table
      .act(BARBARIAN, 'berserk')
      .flick({ hits: ['monster:skeleton-warrior-1'] })
      .decline();
    expect(table.events).toEqual([stopped(BARBARIAN), down(BARBARIAN, 3, BARBARIAN, 'BASE-174'), lost]);
    expect(table.state.outcome).toMatchObject({ winner: 'overseer' });
  });

  it('BASE-176: with another hero on his feet there is no such warning', () => {
    const stun = { round: 0, by: 'monster:ghoul-1' };
    const table = fight({ monsters: ['monster:orc'], pieces: [{ id: 'hero:thief', stun }] });
    expect(table.prompt.purpose).toEqual({ kind: 'act', turn: 'heroes', lastStands: [] });
  });

  it('BASE-169: modifiers go with every pitch of a chain, and a void strike has none', () => {
    printCard('monster:orc', { actions: [[chain(2, CRITICAL_PUNCH)]] });
    const table = fight({ monsters: ['monster:orc'] })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.events.slice(1, 5)).toEqual([
      struck('hero:elf', ORC),
      unharmed('hero:elf', ORC, 'struckJustBefore', 'BASE-169'),
      struck('hero:thief', ORC, 20),
      hurt('hero:thief', 8, ORC, 2),
    ]);
  });
});
