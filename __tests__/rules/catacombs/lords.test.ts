import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { LordId } from '../../../src/rules/catacombs/words/ids';
import { fight, type FightPlan } from './support/fight';
import { OVERSEER } from './support/setup';
import type { Table } from './support/table';

/** The Overseer's turn of a final battle. */
const turnOf = (lord: LordId, plan: FightPlan = {}): Table =>
  fight({ ...plan, fight: 'final', setup: { lord } }).passAll();

/** The round goes on until the Lord may act again. */
const untilLordsNextTurn = (table: Table): Table => {
  table.passAll();
  return table.model.room?.turn === 'heroes' ? table.passAll() : table;
};

const attackOf = (table: Table) => {
  const { purpose } = table.prompt;
  return purpose.kind === 'flick' ? purpose.attack : purpose.kind;
};

describe('the Sorcerer', () => {
  const spots = { monsters: [['monster:zombie', [60, 100]]] } as const;

  it('BASE-340: Mirage exchanges him with a minion, without contact, then he punches from there', () => {
    const table = turnOf('lord:sorcerer', spots).act('lord:sorcerer', 'mirage');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'swapWith' } });
    expect(table.options).toEqual(['monster:zombie-1']);
    table.choose('monster:zombie-1');
    expect(table.events).toEqual([
      { kind: 'moved', piece: 'lord:sorcerer', xMm: 60, yMm: 100, cause: { by: 'mirage', rule: 'BASE-340' } },
      { kind: 'moved', piece: 'monster:zombie-1', xMm: 150, yMm: 25, cause: { by: 'mirage', rule: 'BASE-340' } },
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'lord:sorcerer', attack: 'punch' });
    table.flick({ hits: ['hero:elf'] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:elf', amount: 1 });
  });

  it('BASE-340: a disc that would overlap goes to the nearest legal spot', () => {
    const monsters = [
      ['monster:zombie', [60, 13]],
      ['monster:zombie', [60, 38]],
    ] as const;
    const table = turnOf('lord:sorcerer', { monsters }).act('lord:sorcerer', 'mirage').choose('monster:zombie-1');
    const [lord, minion] = table.events;
    expect(minion).toMatchObject({ piece: 'monster:zombie-1', xMm: 150, yMm: 25 });
    expect(lord).not.toMatchObject({ xMm: 60, yMm: 13 });
    const { xMm, yMm } = table.piece('lord:sorcerer');
    expect(Math.hypot(xMm - 60, yMm - 38)).toBeGreaterThanOrEqual(19 + 12.5 - 0.001);
    expect(yMm).toBeGreaterThanOrEqual(19);
    expect(Math.hypot(xMm - 60, yMm - 13)).toBeLessThan(27);
  });

  it('BASE-340: any living minion will do; with none left there is no Mirage', () => {
    const table = turnOf('lord:sorcerer');
    expect(table.barred('lord:sorcerer>mirage')).toEqual({ reason: 'noMinionLeft', rule: 'BASE-340', details: {} });
    expect(table.options).toEqual([
      'lord:sorcerer>punch',
      'lord:sorcerer>hex',
      'lord:sorcerer>veil',
      'lord:sorcerer>pass',
    ]);
  });

  it('BASE-340: Veil is the whole action, and lasts until the next turn of the Overseer', () => {
    const table = turnOf('lord:sorcerer', spots).act('lord:sorcerer', 'veil');
    expect(table.happened).toEqual(['actionBegan', 'veiled']);
    expect(table.options.filter((option) => option.startsWith('lord'))).toEqual([]);
    table.passAll();
    table.act('hero:elf', 'arrows').flick({ hits: ['lord:sorcerer'] });
    expect(table.event('unharmed')).toEqual({
      kind: 'unharmed',
      target: 'lord:sorcerer',
      by: 'missile',
      because: 'veiled',
      rule: 'BASE-340',
    });
    table.decline();
    table.act('hero:wizard', 'spell:fireball').flick({ hits: ['lord:sorcerer'] });
    expect(table.event('unharmed')).toMatchObject({ by: 'fireball', because: 'veiled' });
    table.act('hero:thief', 'punch').flick({ hits: ['lord:sorcerer'] });
    expect(table.event('damaged')).toMatchObject({
      target: 'lord:sorcerer',
      lifeLeft: LORD_CARDS['lord:sorcerer'].life - 1,
    });
    table.passAll();
    expect(table.event('veiled')).toEqual({ kind: 'veiled', lord: 'lord:sorcerer', isVeiled: false });
    table.passAll();
    table.act('hero:elf', 'arrows').flick({ hits: ['lord:sorcerer'] });
    expect(table.event('damaged')).toMatchObject({
      target: 'lord:sorcerer',
      lifeLeft: LORD_CARDS['lord:sorcerer'].life - 2,
    });
  });

  it('BASE-321 BASE-334: his hex stuns with its first Punch and hurts with its second', () => {
    const table = turnOf('lord:sorcerer')
      .act('lord:sorcerer', 'hex')
      .flick({ hits: ['hero:elf'] });
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:elf', backInRound: 3 });
    expect(attackOf(table)).toBe('punch');
    table.flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.happened).not.toContain('incapacitated');
    expect(heroOf(table.model, 'hero:elf').life).toBe(6);
  });
});

describe('the Gorgon', () => {
  it('BASE-340: her gaze punches, then shoots a missile that stuns', () => {
    const table = turnOf('lord:gorgon')
      .act('lord:gorgon', 'gaze')
      .flick({ hits: ['hero:elf'] });
    expect(table.happened).not.toContain('incapacitated');
    expect(attackOf(table)).toBe('missile');
    table.flick({ hits: ['hero:elf'] });
    expect(table.event('incapacitated')).toMatchObject({ piece: 'hero:elf' });
    expect(heroOf(table.model, 'hero:elf').life).toBe(6);
  });

  const stunnedBy = (by: string): FightPlan => ({ pieces: [{ id: 'hero:elf', stun: { round: 1, by } } as const] });

  it('BASE-340: Petrify kills a hero whom she has laid low herself, whatever its life', () => {
    const table = turnOf('lord:gorgon', stunnedBy('lord:gorgon')).act('lord:gorgon', 'petrify');
    table.flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.events.filter(({ kind }) => kind === 'killed')).toHaveLength(1);
    expect(table.event('killed')).toMatchObject({ piece: 'hero:elf' });
    expect(heroOf(table.model, 'hero:thief').life).toBe(9);
    expect(table.happened).not.toContain('incapacitated');
  });

  it('BASE-340: who is down by another hand, or stands, only loses a life', () => {
    const table = turnOf('lord:gorgon', stunnedBy('monster:ghoul-1')).act('lord:gorgon', 'petrify');
    table.flick({ hits: ['hero:elf'] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:elf', amount: 1, lifeLeft: 7 });
  });

  it('BASE-340: she stuns with her gaze, and kills in her next turn', () => {
    const table = turnOf('lord:gorgon')
      .act('lord:gorgon', 'gaze')
      .flick()
      .flick({ hits: ['hero:wizard'] });
    untilLordsNextTurn(table)
      .act('lord:gorgon', 'petrify')
      .flick({ hits: ['hero:wizard'] });
    expect(table.event('killed')).toMatchObject({ piece: 'hero:wizard' });
  });
});
