import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { HeroId } from '../../../src/rules/catacombs/words/ids';
import type { Piece } from '../../../src/rules/catacombs/model/piece';
import { fight, type FightPlan } from './support/fight';
import { setupWith } from './support/setup';
import { touch, type Table } from './support/table';

const DEAD = { life: 0 };
const WON = { winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' };
const TOO_LATE = { winner: 'overseer', because: 'heroesFell', rule: 'BASE-331' };
const LOST = { winner: 'overseer', because: 'heroesFell', rule: 'BASE-327' };

/** Only these heroes live, with this much life. */
const onlyAlive = (lives: Partial<Record<HeroId, number>>): NonNullable<FightPlan['boards']> => ({
  'hero:elf': DEAD,
  'hero:barbarian': DEAD,
  'hero:thief': DEAD,
  'hero:wizard': DEAD,
  ...Object.fromEntries(Object.entries(lives).map(([id, life]) => [id, { life }])),
});

const down = (id: HeroId, round = 1) => ({ id, stun: { round, by: 'monster:ghoul-1' } }) as const;
const final = (plan: FightPlan = {}): Table => fight({ fight: 'final', ...plan });
const WALL: Piece = { id: 'fire-wall-1', kind: 'fireWall', disc: 'fireSpirit', xMm: 80, yMm: 380, radiusMm: 12.5 };

describe('victory', () => {
  it('BASE-324 BASE-325: the heroes win when the Lord is at 0, whatever minions are left', () => {
    const table = final({ lordLife: 1, monsters: ['monster:zombie', 'monster:troll'] });
    table.act('hero:elf', 'punch').flick({ hits: ['lord:sorcerer'] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged', 'gameEnded']);
    expect(table.state).toMatchObject({ outcome: WON, prompt: null, tasks: [] });
  });

  it('BASE-326: at once, in the middle of a chain, and the Barbarian does not fall down any more', () => {
    const table = final({ lordLife: 1 }).act('hero:barbarian', 'berserk');
    table.flick().flick({ hits: ['lord:sorcerer'] });
    expect(table.state.outcome).toEqual(WON);
    expect(table.happened).not.toContain('incapacitated');
  });

  it('BASE-326: no Retaliation follows', () => {
    const table = final({ lordLife: 1, setup: { lord: 'lord:gorgon' }, monsters: ['monster:minotaur'] });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:minotaur-1', 'lord:gorgon'] });
    expect(table.state.outcome).toEqual(WON);
  });

  it('BASE-324: a Lord at 1 still stands', () => {
    const table = final({ lordLife: 2 })
      .act('hero:elf', 'punch')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.state.outcome).toBeNull();
  });
});

describe('defeat', () => {
  const lastBlow = { monsters: ['monster:zombie'] } as const;

  it('BASE-327 BASE-036: when the last hero is dead the Overseer wins at once, in any room', () => {
    const table = fight({ ...lastBlow, boards: onlyAlive({ 'hero:elf': 1 }) }).passAll();
    table.act('monster:zombie-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.state.outcome).toEqual(LOST);
    expect(table.happened.at(-1)).toBe('gameEnded');
  });

  it('BASE-327 BASE-207: dead or down together is enough', () => {
    const boards = onlyAlive({ 'hero:elf': 1, 'hero:thief': 5 });
    const table = fight({ ...lastBlow, boards, pieces: [down('hero:thief')] }).passAll();
    table.act('monster:zombie-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.state.outcome).toEqual(LOST);
    expect(heroOf(table.model, 'hero:thief').life).toBe(5);
  });

  it('BASE-327: one hero who stands keeps the game going', () => {
    const boards = onlyAlive({ 'hero:elf': 1, 'hero:thief': 5 });
    const table = fight({ ...lastBlow, boards }).passAll();
    table.act('monster:zombie-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.state.outcome).toBeNull();
  });

  it('BASE-328: it does not wait for a recovery that is due at the end of the round', () => {
    const boards = onlyAlive({ 'hero:elf': 5, 'hero:thief': 5 });
    const table = fight({ monsters: ['monster:ghoul'], boards, pieces: [down('hero:thief', 0)] }).passAll();
    table.act('monster:ghoul-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.happened).toContain('incapacitated');
    expect(table.happened).not.toContain('recovered');
    expect(table.state.outcome).toEqual(LOST);
  });

  it('BASE-329: Allies on the board do not put it off', () => {
    const ally = {
      kind: 'ally',
      id: 'ally:summoned-skeleton',
      card: 'ally:summoned-skeleton',
      owner: 'hero:wizard',
      xMm: 250,
      yMm: 420,
      radiusMm: 12.5,
      hasActed: true,
    } as const;
    const boards = onlyAlive({ 'hero:elf': 1, 'hero:wizard': 5 });
    const fallWith = (alliesDelayDefeat: boolean) => {
      const house = { ...setupWith().house, alliesDelayDefeat };
      const pieces = [down('hero:wizard'), ally];
      const table = fight({ ...lastBlow, setup: { house }, boards, pieces }).passAll();
      return table.act('monster:zombie-1', 'attack-1').flick({ hits: ['hero:elf'] });
    };
    expect(fallWith(false).state.outcome).toEqual(LOST);
    expect(fallWith(true).state.outcome).toBeNull();
  });

  it('BASE-330: a last upright hero who goes Berserk loses, even with the room empty', () => {
    const table = fight({ ...lastBlow, boards: onlyAlive({ 'hero:barbarian': 12 }) }).act('hero:barbarian', 'berserk');
    table.flick({ hits: ['monster:zombie-1'] });
    expect(table.has('monster:zombie-1')).toBe(false);
    table.decline();
    expect(table.happened).toEqual(['stopped', 'incapacitated', 'gameEnded']);
    expect(table.state.outcome).toEqual(LOST);
  });

  it('BASE-330 BASE-326: unless the chain kills the Lord', () => {
    const boards = onlyAlive({ 'hero:barbarian': 12 });
    const table = final({ lordLife: 1, boards })
      .act('hero:barbarian', 'berserk')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.state.outcome).toEqual(WON);
  });

  it('BASE-327: a hero side that falls in its own turn loses too', () => {
    const table = fight({ monsters: ['monster:orc'], boards: onlyAlive({ 'hero:elf': 1 }), pieces: [WALL] });
    table.act('hero:elf', 'punch').flick({ log: [touch('fire-wall-1', 'hero:elf')] });
    expect(table.state.outcome).toEqual(LOST);
  });

  it('BASE-333: rounds have no limit', () => {
    const table = fight({ monsters: ['monster:orc'] });
    for (let round = 1; round < 40; round++) table.nextRound();
    expect(table.model.room?.round).toBe(40);
    expect(table.state.outcome).toBeNull();
  });
});

describe('who fell first', () => {
  const shoot = (wallAtMs: number, plan: FightPlan = {}): Table =>
    final({ lordLife: 1, boards: onlyAlive({ 'hero:elf': 1 }), pieces: [WALL], ...plan })
      .act('hero:elf', 'arrows')
      .flick({ log: [touch('missile', 'lord:sorcerer', 50), touch('fire-wall-1', 'hero:elf', wallAtMs)] });

  it('BASE-331: the Lord dead before the last hero drops: the heroes win', () => {
    expect(shoot(60).state.outcome).toEqual(WON);
  });

  it('BASE-331: the last hero down before the Lord: the Overseer wins', () => {
    expect(shoot(40).state.outcome).toEqual(TOO_LATE);
  });

  it('BASE-332: at the very same moment, the heroes need one who lives', () => {
    expect(shoot(50).state.outcome).toEqual({ winner: 'overseer', because: 'heroesFell', rule: 'BASE-332' });
    const boards = onlyAlive({ 'hero:elf': 1, 'hero:thief': 4 });
    expect(shoot(50, { boards }).state.outcome).toEqual(WON);
    expect(shoot(50, { boards, pieces: [WALL, down('hero:thief')] }).state.outcome).toEqual(WON);
  });

  it('BASE-331: the last who stood counts, not one who lies on the ground', () => {
    const boards = onlyAlive({ 'hero:elf': 1, 'hero:thief': 4 });
    const table = shoot(40, { boards, pieces: [WALL, down('hero:thief')] });
    expect(table.state.outcome).toEqual(TOO_LATE);
    expect(shoot(40, { boards }).state.outcome).toEqual(WON);
  });
});
