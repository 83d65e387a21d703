import { DISC_RADIUS_MM, EQUIPMENT_CARDS, HERO_CARDS } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { EquipmentId, HeroId } from '../../../src/rules/catacombs/words/ids';
import { removed, unharmed } from '../catacombs/support/facts';
import type { FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';
import { solothParty } from './support';

const PRINCESS = 'hero:ice-princess';
const PALADIN = 'hero:paladin';
const WHOLE = HERO_CARDS[PRINCESS].life;
const HUNTER = 'hero:witch-hunter';

const owning = (hero: HeroId, equipment: EquipmentId, plan: FightPlan = {}): Table =>
  solothParty({ ...plan, boards: { [PALADIN]: { armour: 0 }, [hero]: { armour: 0, equipment: [equipment] } } });

const lifeOf = ({ model }: Table, hero: HeroId): number => heroOf(model, hero).life;

describe('what the heroes of Soloth carry', () => {
  it('SOL-003 SOL-016: whose each card is, and what it costs', () => {
    const cards = ['ice-bracelet', 'mirror-shield', 'blessed-plate', 'sun-mace', 'pavise', 'mail-shirt'] as const;
    expect(
      cards.map((name) => EQUIPMENT_CARDS[`equipment:${name}`]).map(({ price, owners }) => [price, owners]),
    ).toEqual([
      [400, [PRINCESS]],
      [400, [PRINCESS]],
      [500, [PALADIN]],
      [500, [PALADIN]],
      [300, ['hero:elf', 'hero:barbarian', PRINCESS, PALADIN, HUNTER]],
      [400, ['hero:barbarian', 'hero:thief', PALADIN, HUNTER]],
    ]);
  });
});

describe('the Mirror Shield', () => {
  const fire = { monsters: ['monster:flame-salamander', 'monster:orc'] } as const;
  const burn = (table: Table) =>
    table
      .passAll()
      .act('monster:flame-salamander-1', 'attack-2')
      .flick({ hits: [PRINCESS] });

  it('VERM-162: no Fireball harms its owner', () => {
    const table = burn(owning(PRINCESS, 'equipment:mirror-shield', fire));
    expect(table.events).toContainEqual(unharmed(PRINCESS, 'fireball', 'equipment:mirror-shield', 'VERM-162'));
    expect(lifeOf(table, PRINCESS)).toBe(WHOLE);
    expect(lifeOf(burn(solothParty(fire)), PRINCESS)).toBe(WHOLE - 1);
  });

  it('VERM-162: a Punch does, and so does fire while she is down', () => {
    const punch = owning(PRINCESS, 'equipment:mirror-shield', fire).passAll();
    expect(lifeOf(punch.act('monster:orc-1', 'attack-1').flick({ hits: [PRINCESS] }), PRINCESS)).toBe(WHOLE - 1);
    const down = { ...fire, pieces: [{ id: PRINCESS, stun: { round: 1, by: 'monster:ghoul-1' } }] };
    expect(lifeOf(burn(owning(PRINCESS, 'equipment:mirror-shield', down)), PRINCESS)).toBe(WHOLE - 1);
  });
});

describe('the Sun Mace', () => {
  const punch = (...monsters: readonly ('monster:troll' | 'monster:fire-demon' | 'monster:siren')[]): Table =>
    owning(PALADIN, 'equipment:sun-mace', { monsters })
      .act(PALADIN, 'punch')
      .flick({ hits: [`${monsters[0]}-1`] });

  it('SOL-027 SOL-029: its owner’s Punch is critical against the infernal alone', () => {
    expect(punch('monster:fire-demon').event('damaged')).toMatchObject({ amount: 2 });
    expect(punch('monster:troll').event('damaged')).toMatchObject({ amount: 1 });
  });

  it('SOL-211: nor against them while a Siren sings', () => {
    expect(punch('monster:fire-demon', 'monster:siren').event('damaged')).toMatchObject({ amount: 1 });
  });
});

describe('the Mail Shirt', () => {
  const sting = (table: Table): Table =>
    table
      .passAll()
      .act('monster:giant-scorpion-1', 'attack-1')
      .flick({ hits: [HUNTER] });
  const scorpion = { monsters: ['monster:giant-scorpion', 'monster:orc'] } as const;

  it('BASE-151: a critical blow deals its owner 1 damage, anybody else 2', () => {
    expect(lifeOf(sting(owning(HUNTER, 'equipment:mail-shirt', scorpion)), HUNTER)).toBe(9);
    expect(lifeOf(sting(solothParty(scorpion)), HUNTER)).toBe(8);
  });

  it('BASE-205: not while he is down', () => {
    const down = { ...scorpion, pieces: [{ id: HUNTER, stun: { round: 1, by: 'monster:ghoul-1' } }] };
    expect(lifeOf(sting(owning(HUNTER, 'equipment:mail-shirt', down)), HUNTER)).toBe(8);
  });
});

describe('the Pavise', () => {
  const raised = (hero: HeroId = PALADIN): Table =>
    owning(hero, 'equipment:pavise', { monsters: ['monster:orc'] }).act(hero, 'equipment:pavise');

  it('SOL-016 BASE-053: as an action its owner sets the Shield down within reach', () => {
    const table = raised();
    expect(table.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'placeSummoned', piece: 'shield' } });
    table.place({ shield: [120, 380] });
    expect(table.piece('shield')).toMatchObject({ kind: 'shield', xMm: 120, yMm: 380, radiusMm: DISC_RADIUS_MM.large });
    expect(table.event('placed').cause).toEqual({ by: 'equipment:pavise', rule: 'BASE-053' });
  });

  it('BASE-341: once per room', () => {
    const table = raised()
      .place({ shield: [120, 380] })
      .nextRound();
    expect(table.barred(`${PALADIN}>equipment:pavise`)).toMatchObject({ reason: 'usedInThisRoom' });
  });

  it('SOL-015: not while the one disc for it is on the board', () => {
    const lying = { kind: 'shield', id: 'shield', xMm: 30, yMm: 200, radiusMm: DISC_RADIUS_MM.large } as const;
    const table = owning(PALADIN, 'equipment:pavise', { monsters: ['monster:orc'], pieces: [lying] });
    expect(table.barred(`${PALADIN}>equipment:pavise`)).toMatchObject({ reason: 'alreadyInPlay' });
  });

  it('BASE-181: knocked off the board it is put back by its owner’s player', () => {
    const table = raised(HUNTER).place({ shield: [160, 380] });
    table.act('hero:sorceress', 'punch').flick({ exits: { shield: [160, 450] } });
    expect(table.event('putBack')).toMatchObject({ piece: 'shield' });
  });

  it('SOL-168: Corrosion takes it out of the room with its card', () => {
    const boards = { [PRINCESS]: { equipment: ['equipment:pavise'] } } as const;
    const table = solothParty({ monsters: ['monster:rust-monster'], boards }).act(PRINCESS, 'equipment:pavise');
    table.place({ shield: [80, 380] }).passAll();
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    table
      .act('monster:rust-monster-1', 'attack-1')
      .flick({ hits: [PRINCESS] })
      .choose('card-1');
    expect(table.events).toContainEqual(removed('shield', 'equipment:pavise', 'SOL-168'));
    expect(table.has('shield')).toBe(false);
  });
});
