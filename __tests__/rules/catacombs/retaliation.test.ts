import {
  CRITICAL_PUNCH,
  MISSILE,
  chain,
  pitch,
  PUNCH,
  STUNNING_PUNCH,
} from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { burnt, down, hurt, struck, unharmed } from './support/facts';
import { fight } from './support/fight';
import { FAMILIAR, SKELETON, WALL } from './support/pieces';
import { touch } from './support/table';

const MINOTAUR = 'monster:minotaur-1';

const offered = (pieces: readonly string[], against: string) => ({ kind: 'retaliate', pieces, against });

const flickOf = (actor: string, barredTargets: readonly string[]) => ({
  kind: 'flick',
  actor,
  attack: 'punch',
  reason: 'retaliation',
  barredTargets,
});

describe('Retaliation', () => {
  it('BASE-233 BASE-238: struck by a Punch, the Overseer may punch back, in the heroes’ turn', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: offered([MINOTAUR], 'hero:elf') });
    expect(table.options).toEqual([MINOTAUR, 'nobody']);
    table.choose(MINOTAUR);
    expect(table.prompt).toMatchObject({
      seats: ['overseer'],
      purpose: flickOf(MINOTAUR, ['hero:elf']),
      ask: { discs: [MINOTAUR], mayDecline: false },
    });
    table.flick({ hits: ['hero:thief'] });
    expect(table.events.slice(1)).toEqual([struck('hero:thief', MINOTAUR), hurt('hero:thief', 9, MINOTAUR)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-233: it may be let be', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose('nobody');
    expect(table.events).toEqual([]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-233 BASE-235: an Ally’s Punch is answered too, and the Ally is the one to be spared', () => {
    const table = fight({ monsters: ['monster:minotaur'], pieces: [SKELETON] })
      .act('ally:summoned-skeleton', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['ally:summoned-skeleton', 'hero:wizard'] });
    expect(table.events.slice(1)).toEqual([
      struck('ally:summoned-skeleton', MINOTAUR),
      unharmed('ally:summoned-skeleton', MINOTAUR, 'mayNotBeTargeted', 'BASE-236'),
      struck('hero:wizard', MINOTAUR, 20),
      hurt('hero:wizard', 7, MINOTAUR),
    ]);
  });

  it('BASE-235 BASE-236: the attacker it touches all the same suffers nothing, everybody else does', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:elf', 'hero:barbarian', 'hero:thief'] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', MINOTAUR),
      unharmed('hero:elf', MINOTAUR, 'mayNotBeTargeted', 'BASE-236'),
      struck('hero:barbarian', MINOTAUR, 20),
      hurt('hero:barbarian', 11, MINOTAUR),
      struck('hero:thief', MINOTAUR, 30),
      hurt('hero:thief', 9, MINOTAUR),
    ]);
  });

  it('BASE-237: one plain Punch, though the Great Axe was critical', () => {
    const table = fight({
      monsters: ['monster:minotaur'],
      boards: { 'hero:barbarian': { equipment: ['equipment:great-axe'] } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1, 3)).toEqual([struck('hero:elf', MINOTAUR), hurt('hero:elf', 7, MINOTAUR)]);
  });

  it.each([
    ['a sequence', [pitch(MISSILE), pitch(CRITICAL_PUNCH), pitch(PUNCH)]],
    ['a chain', [chain(3, CRITICAL_PUNCH)]],
  ])('BASE-237: of %s on its card, one single Punch with what is printed on it', (_, steps) => {
    printCard('monster:minotaur', { actions: [steps] });
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:thief'] });
    expect(table.events.slice(1)).toEqual([struck('hero:thief', MINOTAUR), hurt('hero:thief', 8, MINOTAUR, 2)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-237 BASE-201: a stunning Retaliation puts its victims down before anything else goes on', () => {
    printCard('monster:minotaur', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:thief', 'dodge')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:thief', 'hero:elf'] });
    expect(table.events.slice(-1)).toEqual([down('hero:elf', 3, MINOTAUR)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:thief', reason: 'action' });
  });

  it('BASE-161 BASE-238: between two pitches of a sequence; the next starts from where the hero lies', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:thief', 'dodge')
      .flick({ hits: [MINOTAUR], rest: { 'hero:thief': [100, 200] } })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:thief'], rest: { 'hero:thief': [200, 200] } });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:thief', reason: 'action' });
    table.answer({ kind: 'flick', flick: { discId: 'hero:thief', from: null, vxMmS: 0, vyMmS: 900 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.find(({ id }) => id === 'hero:thief')).toMatchObject({ xMm: 200, yMm: 200 });
  });

  it('BASE-239: the Familiar’s harmless Punch is enough', () => {
    const table = fight({ monsters: ['monster:minotaur'], pieces: [FAMILIAR] })
      .act('ally:familiar', 'punch')
      .flick({ hits: [MINOTAUR] });
    expect(table.events.slice(1)).toEqual([
      struck(MINOTAUR, 'ally:familiar'),
      unharmed(MINOTAUR, 'ally:familiar', 'harmless', 'BASE-222'),
    ]);
    expect(table.prompt.purpose).toEqual(offered([MINOTAUR], 'ally:familiar'));
  });

  it('BASE-240: missiles, fireballs and being pushed into do not set it off', () => {
    const table = fight({ monsters: ['monster:minotaur', 'monster:orc'] })
      .act('hero:elf', 'arrows')
      .flick({ hits: [MINOTAUR] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf' });
    table.decline().act('hero:wizard', 'spell:fireball').flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
    table.act('hero:thief', 'punch').flick({ hits: ['monster:orc-1'], log: [touch('monster:orc-1', MINOTAUR, 20)] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-240: a fireball that strikes it does not either', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: [MINOTAUR] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-240: a movement pitch strikes nobody, so nobody answers', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:thief', 'dodge')
      .flick()
      .flick({ hits: [MINOTAUR] });
    expect(table.happened).toEqual(['flicked']);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-242: every Punch of a turn sets it off, and its own action stays', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick()
      .act('hero:thief', 'punch')
      .flick({ hits: [MINOTAUR] });
    expect(table.event('killed').piece).toBe(MINOTAUR);
    expect(table.prompt.purpose).toEqual(offered([MINOTAUR], 'hero:thief'));
    const spared = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick()
      .passAll();
    expect(spared.options).toEqual([`${MINOTAUR}>attack-1`, `${MINOTAUR}>pass`]);
  });

  it('BASE-243: one that is down answers nothing', () => {
    const table = fight({
      monsters: ['monster:minotaur'],
      pieces: [{ id: MINOTAUR, stun: { round: 0, by: 'hero:wizard' } }],
    })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-235 BASE-249: a Fire Wall burns the attacker in a Retaliation that itself spares him', () => {
    const table = fight({ monsters: ['monster:minotaur'], pieces: [WALL] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['fire-wall-1'], log: [touch('fire-wall-1', 'hero:elf', 20)] });
    expect(table.events.slice(1)).toEqual([burnt('hero:elf', 7)]);
  });
});
