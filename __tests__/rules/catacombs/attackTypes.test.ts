import { MISSILE, pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { afterRelease } from './support/afterRelease';
import { printCard } from './support/cards';
import { hurt, killed, struck, unharmed } from './support/facts';
import { fight } from './support/fight';
import { ANN, BOB, OVERSEER } from './support/setup';
import { exit, touch, type Table } from './support/table';

const ELF = 'hero:elf';
const ORC = 'monster:orc-1';
const ARCHER = 'monster:skeleton-archer-1';

const aim = (table: Table) => {
  const { ask } = table.prompt;
  if (ask.kind !== 'flick') throw new Error(`${table.prompt.purpose.kind} asks for no flick`);
  return ask;
};

/** Why the missile or fireball that is asked for may not be shot from there, or null. */
function whyNotFrom(table: Table, xMm: number, yMm: number): object | null {
  const discId = aim(table).projectile?.id ?? '';
  const answer = { kind: 'flick', flick: { discId, from: { xMm, yMm }, vxMmS: 0, vyMmS: -900 } } as const;
  const { state, told } = table;
  try {
    table.answer(answer);
  } catch {
    return table.refusal(answer);
  }
  table.state = state;
  table.told = told;
  return null;
}

describe('a Punch', () => {
  it('BASE-138: pitches the piece itself; touching nobody it is only a move', () => {
    const table = fight({ monsters: ['monster:orc'] }).act(ELF, 'punch');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ELF, attack: 'punch', reason: 'action' });
    expect(aim(table)).toMatchObject({ discs: [ELF], projectile: null });
    table.flick({ rest: { [ELF]: [80, 300] } });
    expect(afterRelease(table)).toEqual([]);
    expect(table.piece(ELF)).toMatchObject({ xMm: 80, yMm: 300 });
  });

  it('BASE-138: touching an enemy it is an attack', () => {
    const table = fight({ monsters: ['monster:orc'] }).act(ELF, 'punch');
    table.flick({ hits: [ORC], rest: { [ELF]: [80, 300] } });
    expect(afterRelease(table)).toEqual([struck(ORC, ELF), hurt(ORC, 1, ELF)]);
  });

  it('BASE-139 BASE-140: heroes, Allies, monsters and the Lord, each by whoever controls it', () => {
    const table = fight({ fight: 'final', monsters: ['monster:orc'] }).act('hero:wizard', 'spell:summon-skeleton');
    table.place({ 'ally:summoned-skeleton': [240, 420] }).nextRound();
    const flickedBy = (piece: string, action: string) => {
      const { seats } = table.act(piece, action).prompt;
      expect(aim(table).discs).toEqual([piece]);
      table.flick();
      return seats;
    };
    expect(flickedBy(ELF, 'punch')).toEqual([ANN]);
    expect(flickedBy('ally:summoned-skeleton', 'punch')).toEqual([BOB]);
    table.passAll();
    expect(flickedBy(ORC, 'attack-1')).toEqual([OVERSEER]);
    expect(flickedBy('lord:sorcerer', 'punch')).toEqual([OVERSEER]);
  });
});

describe('a Missile', () => {
  it('BASE-141: is placed within 2.5 cm of the attacker, then pitched', () => {
    const table = fight({ monsters: ['monster:orc'] }).act(ELF, 'arrows');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ELF, attack: 'missile' });
    expect(aim(table)).toMatchObject({ discs: [], projectile: { id: 'missile', radiusMm: 6 } });
    expect(whyNotFrom(table, 80, 420 - 43.5)).toBeNull();
    expect(whyNotFrom(table, 80, 420 - 43.6)).toMatchObject({ reason: 'outOfReach', rule: 'BASE-145' });
    table.flick({ hits: [ORC], placedAt: [80, 380] });
    expect(table.event('flicked')).toMatchObject({ striker: 'missile', from: { xMm: 80, yMm: 380 } });
    expect(afterRelease(table)).toEqual([struck(ORC, 'missile'), hurt(ORC, 1, 'missile')]);
  });

  it('BASE-145: it overlaps nothing, touches no enemy and lies on the board, but needs no line of sight', () => {
    const near = { [ELF]: [80, 420], 'hero:barbarian': [110, 420] } as const;
    const table = fight({ heroes: near, monsters: [['monster:orc', [80, 382]]] }).act(ELF, 'arrows');
    expect(whyNotFrom(table, 95, 420)).toMatchObject({ reason: 'overlaps', rule: 'BASE-145' });
    expect(whyNotFrom(table, 98.5, 382)).toMatchObject({
      reason: 'mayNotTouch',
      rule: 'BASE-145',
      details: { other: ORC },
    });
    expect(whyNotFrom(table, 80, 445)).toMatchObject({ reason: 'offTheBoard', rule: 'BASE-145' });
    expect(whyNotFrom(table, 110, 401.5)).toBeNull();
    expect(
      whyNotFrom(fight({ heroes: { [ELF]: [44, 420], 'hero:barbarian': [69, 420] } }).act(ELF, 'arrows'), 87.5, 420),
    ).toBeNull();
  });

  it('BASE-142: arrows, magic missiles and monsters’ shots are the same discs', () => {
    const table = fight({ monsters: ['monster:skeleton-archer'] }).act(ELF, 'arrows');
    const projectileOf = () => aim(table).projectile;
    expect(projectileOf()).toMatchObject({ id: 'missile', radiusMm: 6 });
    table.flick().flick().act('hero:wizard', 'spell:magic-missile');
    expect(projectileOf()).toMatchObject({ id: 'missile', radiusMm: 6 });
    table.flick().flick().passAll().act(ARCHER, 'attack-2');
    expect(projectileOf()).toMatchObject({ id: 'missile', radiusMm: 6 });
  });

  it('BASE-143: shoots whoever’s card grants it, and nobody else', () => {
    const table = fight({ monsters: ['monster:skeleton-archer', 'monster:orc'] }).passAll();
    expect(table.options).toEqual([
      `${ARCHER}>attack-1`,
      `${ARCHER}>attack-2`,
      `${ARCHER}>pass`,
      `${ORC}>attack-1`,
      `${ORC}>pass`,
    ]);
    table.act(ARCHER, 'attack-2').flick({ hits: [ELF] });
    expect(afterRelease(table)).toEqual([struck(ELF, 'missile'), hurt(ELF, 7, 'missile')]);
  });

  it('BASE-136 BASE-146: kills for the hero who shot it', () => {
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'] }).act(ELF, 'arrows');
    table.flick({ hits: ['monster:zombie-1'] });
    expect(afterRelease(table).slice(-1)).toEqual([killed('monster:zombie-1', 'missile', ELF)]);
  });

  it('BASE-144: is gone when it settles; what it touched before it left the board counts', () => {
    const table = fight({ monsters: ['monster:orc'] }).act(ELF, 'arrows');
    table.flick({ hits: [ORC], log: [exit('missile', 0, 100)] });
    expect(afterRelease(table)).toEqual([struck(ORC, 'missile'), hurt(ORC, 1, 'missile')]);
    expect(table.has('missile')).toBe(false);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile' });
  });

  it('BASE-146: the attacker stays where it is, and is not struck by its own missile', () => {
    const table = fight({ monsters: ['monster:skeleton-archer'] })
      .passAll()
      .act(ARCHER, 'attack-2');
    const { xMm, yMm } = table.piece(ARCHER);
    table.flick({ hits: [ARCHER, ELF] });
    expect(table.events.filter(({ kind }) => kind === 'struck')).toEqual([struck(ELF, 'missile', 20)]);
    expect(table.model.room?.pieces[ARCHER]).toMatchObject({ xMm, yMm, life: 1 });
  });
});

describe('a Fireball', () => {
  it('BASE-147: is placed and pitched like a missile, and takes one point', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:fireball');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:wizard', attack: 'fireball' });
    expect(aim(table)).toMatchObject({ discs: [], projectile: { id: 'fireball', radiusMm: 9.5 } });
    expect(whyNotFrom(table, 200, 420 - 47)).toBeNull();
    expect(whyNotFrom(table, 200, 420 - 47.1)).toMatchObject({ reason: 'outOfReach' });
    table.flick({ hits: [ORC] });
    expect(afterRelease(table)).toEqual([struck(ORC, 'fireball'), hurt(ORC, 1, 'fireball')]);
    expect(table.has('fireball')).toBe(false);
  });

  it('BASE-148: is a type of its own: what sharpens a missile does not sharpen a fireball', () => {
    const armed = { [ELF]: { equipment: ['equipment:barbed-arrow'] } } as const;
    const table = fight({ monsters: ['monster:orc'], boards: armed }).act(ELF, 'arrows');
    expect(table.prompt.purpose.kind).toBe('sharpenArrow');
    const wizard = { 'hero:wizard': { equipment: ['equipment:barbed-arrow'] } } as const;
    const other = fight({ monsters: ['monster:orc'], boards: wizard }).act('hero:wizard', 'spell:fireball');
    expect(other.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'fireball' });
  });
});

describe('what the type of a pitch decides', () => {
  const DEMON = 'monster:fire-demon-1';

  it('BASE-149: Absorption lets only a Punch through', () => {
    const table = fight({ monsters: ['monster:fire-demon'] })
      .act(ELF, 'arrows')
      .flick({ hits: [DEMON] });
    expect(afterRelease(table)).toEqual([
      struck(DEMON, 'missile'),
      unharmed(DEMON, 'missile', 'ability:absorption', 'BASE-266'),
    ]);
    table
      .decline()
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: [DEMON] });
    expect(afterRelease(table)).toEqual([
      struck(DEMON, 'fireball'),
      unharmed(DEMON, 'fireball', 'ability:absorption', 'BASE-266'),
    ]);
    table.act('hero:thief', 'punch').flick({ hits: [DEMON] });
    expect(afterRelease(table)).toEqual([struck(DEMON, 'hero:thief'), hurt(DEMON, 1, 'hero:thief')]);
  });

  it('BASE-149: only a Punch is answered by Retaliation', () => {
    const table = fight({ monsters: ['monster:minotaur'] }).act(ELF, 'arrows');
    table.flick({ hits: ['monster:minotaur-1'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ELF });
    table
      .decline()
      .act('hero:thief', 'punch')
      .flick({ log: [touch('hero:thief', 'monster:minotaur-1')] });
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'retaliate', against: 'hero:thief' } });
  });

  it('BASE-149: only a Punch makes a Fire Wall or a Feeding Frenzy', () => {
    printCard('monster:fire-spirit', { actions: [[pitch(PUNCH)], [pitch(MISSILE)]] });
    printCard('monster:zombie', { actions: [[pitch(PUNCH)], [pitch(MISSILE)]] });
    const monsters = ['monster:fire-spirit', 'monster:zombie'] as const;
    const shooting = fight({ monsters }).passAll();
    shooting.act('monster:fire-spirit-1', 'attack-2').flick({ hits: [ELF] });
    expect(afterRelease(shooting)).toEqual([struck(ELF, 'missile'), hurt(ELF, 7, 'missile')]);
    shooting.act('monster:zombie-1', 'attack-2').flick({ hits: [ELF] });
    expect(afterRelease(shooting).slice(0, 2)).toEqual([struck(ELF, 'missile'), hurt(ELF, 6, 'missile')]);
    expect(shooting.piece('monster:zombie-1')).toMatchObject({ stun: null });
    const punching = fight({ monsters }).passAll();
    punching.act('monster:fire-spirit-1', 'attack-1').flick({ hits: [ELF] });
    expect(punching.happened).toEqual(['flicked', 'struck', 'damaged', 'becameFireWall']);
    punching.act('monster:zombie-1', 'attack-1').flick({ hits: [ELF] });
    expect(punching.happened.slice(0, 4)).toEqual(['flicked', 'struck', 'damaged', 'incapacitated']);
  });
});
