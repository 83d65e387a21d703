import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { SPELL_HAND } from '../../../src/rules/catacombs/content/base/spells';
import type { SpellId } from '../../../src/rules/catacombs/words/ids';
import type { Piece } from '../../../src/rules/catacombs/model/piece';
import { fight, type FightPlan } from './support/fight';
import { BOB } from './support/setup';
import type { Table } from './support/table';

const WIZARD = 'hero:wizard';
const FAMILIAR: Piece = {
  kind: 'ally',
  id: 'ally:familiar',
  card: 'ally:familiar',
  owner: WIZARD,
  xMm: 150,
  yMm: 250,
  radiusMm: 9.5,
  hasActed: false,
};

const cast = (spell: SpellId, plan: FightPlan = {}): Table => fight(plan).act(WIZARD, spell);
const spellsOffered = (table: Table) => table.options.filter((option) => option.startsWith(`${WIZARD}>spell:`));
const withoutSpell = (spell: SpellId) => {
  const index = SPELL_HAND.indexOf(spell);
  return [...SPELL_HAND.slice(0, index), ...SPELL_HAND.slice(index + 1)];
};

describe('the hand of spells', () => {
  it('BASE-049: all twelve are in hand from the start, each kind offered once', () => {
    expect(heroOf(fight().model, WIZARD).spells).toHaveLength(12);
    const hurt = fight({ boards: { 'hero:elf': { life: 1 } } });
    expect(spellsOffered(hurt)).toEqual([...new Set(SPELL_HAND)].map((id) => `${WIZARD}>${id}`));
  });

  it('BASE-050 BASE-051: casting one is the action of the turn, and spends the card for good', () => {
    const table = cast('spell:magic-missile').flick().flick();
    expect(table.options.filter((option) => option.startsWith(WIZARD))).toEqual([]);
    expect(heroOf(table.model, WIZARD).spells).toEqual(withoutSpell('spell:magic-missile'));
    expect(heroOf(table.model, WIZARD).spentSpells).toEqual(['spell:magic-missile']);
    const spent = fight({ boards: { [WIZARD]: { spells: [], spentSpells: SPELL_HAND } } });
    expect(spellsOffered(spent)).toEqual([]);
  });

  it('BASE-052: only its player casts', () => {
    const table = fight();
    expect(table.options.filter((one) => one.includes('>spell:') && !one.startsWith(WIZARD))).toEqual([]);
    const ann = table.model.setup.heroSeats[0]!.seat;
    const answer = { kind: 'choose', options: [`${WIZARD}>spell:fireball`] } as const;
    expect(table.refusal(answer, ann)).toMatchObject({ reason: 'notYourPiece', rule: 'BASE-037' });
  });
});

describe('spells that are flicked', () => {
  it('BASE-051: Fireball is one fireball', () => {
    const table = cast('spell:fireball', { monsters: ['monster:orc'] }).flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1', amount: 1, cause: { by: 'fireball' } });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('BASE-051: Magic Missile is two missiles, the second of which may be declined', () => {
    const table = cast('spell:magic-missile', { monsters: ['monster:orc'] }).flick({ hits: ['monster:orc-1'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile' });
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('killed')).toMatchObject({ by: WIZARD });
    expect(cast('spell:magic-missile').flick().decline().prompt.purpose.kind).toBe('act');
  });

  it('BASE-055: Drain Energy hurts a monster and gives the Wizard a life back, within the maximum', () => {
    const drained = (life: number) =>
      cast('spell:drain-energy', { monsters: ['monster:orc'], boards: { [WIZARD]: { life } } }).flick({
        hits: ['monster:orc-1'],
      });
    expect(drained(3).event('healed')).toMatchObject({ target: WIZARD, amount: 1, life: 4 });
    expect(drained(8).happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(cast('spell:drain-energy', { boards: { [WIZARD]: { life: 3 } } }).flick().happened).toEqual(['flicked']);
  });

  it('BASE-157: Stunning Bolt stuns monsters, though not the Lord', () => {
    const table = cast('spell:stunning-bolt', { fight: 'final', monsters: ['monster:orc'] });
    table.flick({ hits: ['monster:orc-1', 'lord:sorcerer'] });
    expect(table.events.filter(({ kind }) => kind === 'incapacitated')).toHaveLength(1);
    expect(table.event('incapacitated')).toMatchObject({ piece: 'monster:orc-1', backInRound: 3 });
    expect(table.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(2);
  });
});

describe('spells that are not flicked', () => {
  it('BASE-053: the Shield goes within reach of the Wizard, neutral, and there is one', () => {
    const table = cast('spell:shield');
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'placeSummoned', piece: 'shield' } });
    const far = { kind: 'place', places: [{ id: 'shield', xMm: 200, yMm: 350 }] } as const;
    expect(table.refusal(far)).toMatchObject({ reason: 'outOfReach', rule: 'BASE-053' });
    table.place({ shield: [200, 380] });
    expect(table.piece('shield')).toMatchObject({ kind: 'shield', radiusMm: 19 });
    expect(table.options.filter((option) => option.startsWith('shield'))).toEqual([]);
    const again = fight({ pieces: [{ ...(table.piece('shield') as Piece) }] });
    expect(again.barred(`${WIZARD}>spell:shield`)).toMatchObject({ reason: 'alreadyInPlay', rule: 'BASE-053' });
  });

  it('BASE-214 BASE-216 BASE-218: Summon Skeleton places the one Skeleton within reach; it acts from the next turn on', () => {
    const table = cast('spell:summon-skeleton', { monsters: ['monster:orc'] });
    const answer = { kind: 'place', places: [{ id: 'ally:summoned-skeleton', xMm: 200, yMm: 350 }] } as const;
    expect(table.refusal(answer)).toMatchObject({ reason: 'outOfReach', rule: 'BASE-214' });
    table.place({ 'ally:summoned-skeleton': [240, 420] });
    expect(table.options.filter((option) => option.startsWith('ally:'))).toEqual([]);
    table.nextRound();
    expect(table.options).toContain('ally:summoned-skeleton>punch');
    expect(table.barred(`${WIZARD}>spell:summon-skeleton`)).toMatchObject({ rule: 'BASE-218' });
  });

  it('BASE-182: Teleport puts a hero anywhere legal, which is no contact', () => {
    const wall: Piece = { id: 'fire-wall-1', kind: 'fireWall', disc: 'fireSpirit', xMm: 100, yMm: 200, radiusMm: 12.5 };
    const table = cast('spell:teleport', { monsters: ['monster:orc'], pieces: [wall] });
    expect(table.options).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', WIZARD]);
    table.choose('hero:elf');
    expect(table.refusal({ kind: 'place', places: [{ id: 'hero:elf', xMm: 40, yMm: 70 }] }).reason).toBe('overlaps');
    table.place({ 'hero:elf': [125, 200] });
    expect(table.events).toEqual([
      { kind: 'moved', piece: 'hero:elf', xMm: 125, yMm: 200, cause: { by: 'spell:teleport', rule: 'BASE-050' } },
    ]);
  });

  it.each([
    ['BASE-053', 'spell:shield', 19],
    ['BASE-214', 'spell:summon-skeleton', 12.5],
  ] as const)('%s: without a spot beside the Wizard %s cannot be cast', (rule, spell, radiusMm) => {
    const wall = (id: string, xMm: number, yMm: number) => ({ kind: 'obstacle', id, xMm, yMm, radiusMm: 60 }) as const;
    const heroes = { [WIZARD]: [12.5, 12.5] } as const;
    const pieces = [wall('obstacle-1', 85, 12.5), wall('obstacle-2', 12.5, 85), wall('obstacle-3', 65, 65)];
    expect(fight({ heroes, pieces }).barred(`${WIZARD}>${spell}`)).toEqual({
      reason: 'noRoomBeside',
      rule,
      details: {},
    });
    const familiar = { ...FAMILIAR, xMm: 150, yMm: 250 };
    const table = fight({ heroes, pieces: [...pieces, familiar] }).act(WIZARD, spell);
    expect(table.options).toEqual([familiar.id]);
    expect(table.choose(familiar.id).prompt.ask).toMatchObject({ pieces: [{ radiusMm }] });
  });

  it('BASE-055: Heal gives one hero four life, Heal All gives everybody one', () => {
    const boards = { 'hero:elf': { life: 2 }, 'hero:thief': { life: 9 } };
    const one = cast('spell:heal', { boards });
    expect(one.options).toEqual(['hero:elf', 'hero:thief']);
    one.choose('hero:elf');
    expect(one.events).toMatchObject([{ kind: 'healed', target: 'hero:elf', amount: 4, life: 6 }]);
    expect(cast('spell:heal', { boards }).choose('hero:thief').event('healed')).toMatchObject({ amount: 1 });
    const all = cast('spell:heal-all', { boards }).events.filter(({ kind }) => kind === 'healed');
    expect(all).toMatchObject([
      { target: 'hero:elf', amount: 1, life: 3 },
      { target: 'hero:thief', amount: 1, life: 10 },
    ]);
    expect(fight().barred(`${WIZARD}>spell:heal`)).toMatchObject({ reason: 'nobodyIsHurt' });
  });
});

describe('cast from the Familiar', () => {
  const near = ({ prompt }: Table) => (prompt.ask.kind === 'flick' ? prompt.ask.projectile?.regions : null);

  it('BASE-225 BASE-226: the missile starts at either, as the player likes', () => {
    const table = cast('spell:fireball', { pieces: [FAMILIAR] });
    expect(table.prompt.purpose).toEqual({ kind: 'castFrom', spell: 'spell:fireball' });
    expect(table.options).toEqual([WIZARD, 'ally:familiar']);
    table.choose('ally:familiar');
    expect(table.event('spellCast')).toMatchObject({ from: 'ally:familiar' });
    expect(near(table)).toMatchObject([{ xMm: 150, yMm: 250 }]);
    expect(near(cast('spell:fireball', { pieces: [FAMILIAR] }).choose(WIZARD))).toMatchObject([{ xMm: 200, yMm: 420 }]);
  });

  it('BASE-226: Summon Skeleton and Shield too, whether the Familiar has acted or not', () => {
    for (const spell of ['spell:summon-skeleton', 'spell:shield'] as const) {
      const table = cast(spell, { pieces: [{ ...FAMILIAR, hasActed: true }] }).choose('ally:familiar');
      expect(table.prompt.ask).toMatchObject({ pieces: [{ regions: [{ xMm: 150, yMm: 250 }] }] });
    }
  });

  it('BASE-223: the Familiar moves by its own action, and the Wizard still casts', () => {
    const table = fight({ pieces: [FAMILIAR] })
      .act('ally:familiar', 'punch')
      .flick({ rest: { 'ally:familiar': [150, 120] } });
    table.act(WIZARD, 'spell:fireball').choose('ally:familiar');
    expect(near(table)).toMatchObject([{ xMm: 150, yMm: 120 }]);
  });

  it('BASE-204: a Wizard who is down casts nothing, not even from there', () => {
    const stunned = { id: WIZARD, stun: { round: 1, by: 'monster:ghoul-1' } } as const;
    const table = fight({ pieces: [FAMILIAR, stunned] });
    expect(table.options.filter((option) => option.startsWith(WIZARD))).toEqual([]);
    expect(table.options).toContain('ally:familiar>punch');
  });
});
