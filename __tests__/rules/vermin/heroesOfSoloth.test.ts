import { HERO_CARDS } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { unharmed } from '../catacombs/support/facts';
import type { FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';
import { actsOf, frozenFight, isFrozen, PRINCESS, spikeFell } from '../soloth/frost';
import { solothParty } from '../soloth/support';

const PALADIN = 'hero:paladin';
const RAT = 'monster:sewer-rat-1';
const WYVERN = 'monster:wyvern-1';

const both = { setup: { expansions: ['soloth', 'vermin'] } } as const;
const party = (plan: FightPlan): Table => solothParty({ ...plan, ...both });
const frosty = (frozen: readonly string[], plan: FightPlan): Table => frozenFight(frozen, { ...plan, ...both });
const attackedBy = (id: string, monsters: FightPlan['monsters']): Table =>
  party({ monsters })
    .passAll()
    .act(id, 'attack-1')
    .flick({ hits: [PALADIN] });
const spiked = (target: string, monsters: FightPlan['monsters']): Table =>
  party({ monsters })
    .act(PRINCESS, 'ice-spike')
    .flick({ hits: [target] });
const armourOf = ({ model }: Table): number | undefined => heroOf(model, PALADIN).armour;

describe('frost and the Vermin', () => {
  it('VERM-129 VERM-171: who has Stamina does not freeze, nor does the Blood Skull', () => {
    const wyvern = spiked(WYVERN, ['monster:wyvern']);
    expect(wyvern.events).toContainEqual(unharmed(WYVERN, 'ice-spike', 'ability:stamina', 'VERM-129'));
    expect(isFrozen(wyvern, WYVERN)).toBe(false);
    expect(isFrozen(spiked('monster:blood-skull-1', ['monster:blood-skull']), 'monster:blood-skull-1')).toBe(false);
  });

  it('VERM-171: a rat freezes though the spike is larger, and then does nothing', () => {
    expect(isFrozen(spiked(RAT, ['monster:sewer-rat', 'monster:orc']), RAT)).toBe(true);
    const plan = { monsters: ['monster:sewer-rat', 'monster:orc'] } as const;
    expect(actsOf(frosty([RAT], plan).passAll(), RAT)).toEqual([]);
  });

  it('VERM-171: a frozen Elder Vampire summons nobody', () => {
    const plan = { monsters: ['monster:elder-vampire', 'monster:orc'] } as const;
    expect(actsOf(frosty(['monster:elder-vampire-1'], plan).passAll(), 'monster:elder-vampire-1')).toEqual([]);
    expect(actsOf(frosty([], plan).passAll(), 'monster:elder-vampire-1').length).toBeGreaterThan(0);
  });

  it('VERM-172: a hero in flight who throws a spike off frees that monster for this turn', () => {
    const table = frosty(['monster:orc-1'], { monsters: ['monster:wyvern', 'monster:orc'] }).passAll();
    table.act(WYVERN, 'attack-1').flick({ hits: [PRINCESS] });
    table.flick({ hits: ['monster:orc-1'], log: [spikeFell('monster:orc-1')] });
    expect(isFrozen(table, 'monster:orc-1')).toBe(false);
    expect(actsOf(table, 'monster:orc-1')).not.toEqual([]);
  });

  it('VERM-205: those with a MAX that are left frozen pay the Princess no more than that', () => {
    const plan = { monsters: ['monster:vampire-bat', 'monster:vampire-bat'] } as const;
    const table = frosty(['monster:vampire-bat-1', 'monster:vampire-bat-2'], plan).nextRound();
    expect(table.events.filter(({ kind }) => kind === 'killed')).toHaveLength(2);
    expect(table.event('goldPaid')).toMatchObject({ hero: PRINCESS, gold: 100 });
  });
});

describe('armour and the Vermin', () => {
  it('SOL-242 VERM-161: it keeps poison out', () => {
    expect(
      attackedBy('monster:pit-viper-1', ['monster:pit-viper', 'monster:orc']).choose('absorb').happened,
    ).not.toContain('poisoned');
    expect(attackedBy('monster:pit-viper-1', ['monster:pit-viper', 'monster:orc']).choose('suffer').happened).toContain(
      'poisoned',
    );
  });

  it('SOL-242 VERM-161: it keeps fear out', () => {
    const monsters = ['monster:wyvern', 'monster:orc'] as const;
    expect(attackedBy(WYVERN, monsters).choose('absorb').prompt.purpose.kind).toBe('act');
    expect(attackedBy(WYVERN, monsters).choose('suffer').prompt.purpose).toMatchObject({ reason: 'fear' });
  });

  it('SOL-244: one of two Punches that it takes keeps him out of the jaws', () => {
    const bitten = (...answers: readonly string[]): Table =>
      attackedBy('monster:remorhaz-1', ['monster:remorhaz', 'monster:orc'])
        .choose(answers[0]!)
        .flick({ hits: [PALADIN] })
        .choose(answers[1]!);
    expect(bitten('absorb', 'suffer').happened).not.toContain('devoured');
    expect(bitten('suffer', 'absorb').happened).not.toContain('devoured');
    expect(bitten('suffer', 'suffer').happened).toContain('devoured');
  });

  it('VERM-153: a rat whose bite it takes does not climb', () => {
    const monsters = ['monster:sewer-rat', 'monster:orc'] as const;
    expect(attackedBy(RAT, monsters).choose('absorb').happened).not.toContain('climbed');
    expect(attackedBy(RAT, monsters).choose('suffer').happened).toContain('climbed');
  });

  it('VERM-173: of the two flicks of a Dread Scorpion it may take the second alone', () => {
    const scorpion = 'monster:dread-scorpion-1';
    const table = attackedBy(scorpion, ['monster:dread-scorpion', 'monster:orc']).choose('suffer');
    table.flick({ hits: [PALADIN] }).choose('absorb');
    expect(table.happened).not.toContain('poisoned');
    expect(armourOf(table)).toBe(1);
  });

  it('VERM-174: one point is enough for a Critical Fireball', () => {
    const table = party({ monsters: ['monster:wyvern', 'monster:orc'] })
      .passAll()
      .act(WYVERN, 'attack-2');
    table.flick({ hits: [PALADIN] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'absorb', damage: 2 });
    table.choose('absorb');
    expect([armourOf(table), heroOf(table.model, PALADIN).life]).toEqual([1, HERO_CARDS[PALADIN].life]);
  });
});
