import type { CatacombsEvent } from '../../../src/rules/catacombs';
import { MISSILE, pitch, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import type { ContactEntry } from '../../../src/rules/flicking';
import { PRINCESS } from '../soloth/frost';
import { solothFight, solothParty } from '../soloth/support';
import { overseersTurn as verminTurn, poisonOf, withDeck } from '../vermin/support';
import { printCard } from './support/cards';
import { fight, type FightPlan } from './support/fight';
import { WALL } from './support/pieces';
import { exit, touch, type Flight } from './support/table';

const [ELF, THIEF, PALADIN] = ['hero:elf', 'hero:thief', 'hero:paladin'] as const;
const [ORC, TROLL] = ['monster:orc-1', 'monster:troll-1'] as const;
const [SHADE, VIPER] = ['monster:shade-1', 'monster:pit-viper-1'] as const;

/** Which events say a contact, and which one; nothing of those that say none. */
const contactsOf = (told: readonly CatacombsEvent[]): readonly string[] =>
  told.flatMap((event) => ('contact' in event ? [`${event.kind} ${String(event.contact)}`] : []));

const punched = (flight: Flight, plan: FightPlan = {}) =>
  contactsOf(
    fight({ monsters: ['monster:orc', 'monster:troll'], ...plan })
      .act(ELF, 'punch')
      .flick(flight).told,
  );

describe('an event says in which contact of the log it happened', () => {
  it('BASE-114: a strike, and all that comes of it, counted among whatever else was touched', () => {
    const log = [touch(ELF, THIEF, 5), touch(ELF, ORC, 10)];
    expect(punched({ log })).toEqual(['struck 1', 'damaged 1']);
    expect(punched({ log }, { pieces: [{ id: ORC, life: 1 }] })).toEqual(['struck 1', 'damaged 1', 'killed 1']);
  });

  it('BASE-117: what is only pushed into another is in no event', () => {
    expect(punched({ log: [touch(THIEF, TROLL, 5), touch(ELF, ORC, 10), touch(ORC, TROLL, 20)] })).toEqual([
      'struck 1',
      'damaged 1',
    ]);
  });

  it('BASE-119 BASE-120: two targets are two contacts, at one moment too', () => {
    const both = ['struck 0', 'damaged 0', 'struck 1', 'damaged 1'];
    expect(punched({ hits: [ORC, TROLL] })).toEqual(both);
    expect(punched({ log: [touch(ELF, TROLL, 10), touch(ELF, ORC, 10)] })).toEqual(both);
  });

  it('BASE-122: a second touch is not spoken of', () => {
    expect(punched({ hits: [ORC, TROLL, ORC] })).toEqual(['struck 0', 'damaged 0', 'struck 1', 'damaged 1']);
  });

  it('BASE-115: nor is a touch before it, in which the striker lay still, though it was at that moment', () => {
    const idle: ContactEntry = { ...touch(ELF, ORC, 10), aSpeedMmS: 0 } as ContactEntry;
    expect(punched({ log: [idle, touch(ELF, ORC, 10, 1)] })).toEqual(['struck 1', 'damaged 1']);
  });

  it('BASE-153: who goes down, at the end of it all, does so for that contact', () => {
    printCard('monster:orc', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] })
      .passAll()
      .act(ORC, 'attack-1');
    const log = [touch(ORC, TROLL, 5), touch(ORC, ELF, 10)];
    expect(contactsOf(table.flick({ log }).told)).toEqual(['struck 1', 'damaged 1', 'incapacitated 1']);
  });

  it('BASE-222: nothing came of it, and of which one', () => {
    printCard('monster:orc', { actions: [[pitch({ ...MISSILE, traits: ['harmless'] })]] });
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] })
      .passAll()
      .act(ORC, 'attack-1');
    const log = [touch('missile', TROLL, 5), touch('missile', ELF, 10)];
    expect(contactsOf(table.flick({ log }).told)).toEqual(['struck 1', 'unharmed 1']);
  });

  it('BASE-249: a burn, by the first touch of the wall, whoever moved', () => {
    const log = [touch(ELF, ORC, 5), touch(WALL.id, ELF, 10), touch(ELF, WALL.id, 20), touch(THIEF, WALL.id, 30)];
    expect(punched({ log }, { pieces: [WALL] })).toEqual(['struck 0', 'damaged 0', 'damaged 1', 'damaged 3']);
  });

  it('VERM-026: a Poison card, and death by it, by the strike that brought them', () => {
    const plan = {
      monsters: ['monster:pit-viper', 'monster:orc'],
      boards: { [ELF]: { poison: [poisonOf(3), poisonOf(3, 1)] } },
    } as const;
    const table = withDeck(verminTurn(plan).act(VIPER, 'attack-1'), poisonOf(2));
    const log = [touch(VIPER, ORC, 5), touch(VIPER, ELF, 10)];
    expect(contactsOf(table.flick({ log }).told)).toEqual(['struck 1', 'damaged 1', 'poisoned 1', 'killed 1']);
  });

  it('SOL-181: what is driven off the board dies in leaving it', () => {
    const log = [touch(ELF, SHADE, 10), touch(ELF, ORC, 20), exit(SHADE, 0, 100, 1000)];
    const table = solothFight({ monsters: ['monster:shade', 'monster:orc'] }).act(ELF, 'punch');
    expect(contactsOf(table.flick({ log }).told).at(-1)).toBe('killed 2');
  });

  it('BASE-181: who comes back does so from where it left; what only hung over the edge is in no contact', () => {
    const flight = { hits: [ORC, TROLL], exits: { [TROLL]: [0, 100] }, overhangs: { [ORC]: [200, 5] } } as const;
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] })
      .act(ELF, 'punch')
      .flick(flight);
    expect(table.told.filter(({ kind }) => kind === 'putBack')).toEqual([
      { kind: 'putBack', piece: ORC, xMm: 200, yMm: 12.5 },
      { kind: 'putBack', piece: TROLL, xMm: expect.any(Number), yMm: 100, contact: 2 },
    ]);
  });

  it('SOL-103: who freezes, when all lies still, does so for the contact with the spike', () => {
    const table = solothParty({ monsters: ['monster:orc', 'monster:troll'] }).act(PRINCESS, 'ice-spike');
    const log = [touch('ice-spike', PALADIN, 5), touch('ice-spike', ORC, 10)];
    expect(contactsOf(table.flick({ log }).told)).toEqual(['struck 1', 'frozen 1']);
  });

  it('SOL-118: a point of armour, said when the question is answered, and noted in no state until then', () => {
    const table = solothParty({ monsters: ['monster:orc', 'monster:troll'] })
      .passAll()
      .act(ORC, 'attack-1');
    table.flick({ log: [touch(ORC, TROLL, 5), touch(ORC, PALADIN, 10)] });
    expect(contactsOf(table.told)).toEqual(['struck 1']);
    expect(JSON.stringify(table.state)).not.toContain('"contact"');
    expect(contactsOf(table.choose('absorb').told)).toEqual(['absorbed 1']);
  });
});
