import { HERO_CARDS, type Hero } from '../../../src/rules/catacombs';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import { EQUIPMENT_CARDS, equipmentOf } from '../../../src/rules/catacombs/content/equipment';
import { SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { BOB } from '../catacombs/support/setup';
import type { Table } from '../catacombs/support/table';
import { partyAt } from '../soloth/partyAt';
import { solothParty } from '../soloth/support';
import { poisonOf, withDeck } from './support';

const HUNTER = 'hero:witch-hunter';
const SORCERESS = 'hero:sorceress';
const RAT: MonsterId = 'monster:sewer-rat';
const BAT: MonsterId = 'monster:vampire-bat';
const VIPER: MonsterId = 'monster:pit-viper';
const RATS: readonly MonsterId[] = [RAT, RAT, RAT, BAT, BAT];

const ROD = 'equipment:serpent-rod';
const SPENT_ON_CURE = 'draw-venom';
const both = { expansions: ['soloth', 'vermin'] } as const;

const paying = (kept: readonly MonsterId[]): Table =>
  partyAt({
    setup: both,
    boards: {
      [HUNTER]: { trophies: { kept: kept.map((monster) => ({ monster, disc: SORTS_OF[monster][0]! })), active: [] } },
    },
    tasks: [{ kind: 'activateArtefact' }],
  });

const trophiesOf = ({ model }: Table) => heroOf(model, HUNTER).trophies;

describe('Vermin among what the Witch Hunter keeps', () => {
  it('VERM-164: one of them pays a circle of any colour', () => {
    const table = paying(['monster:orc', RAT]).choose('artefact:orc-hide-shield');
    expect(trophiesOf(table)).toEqual({ kept: [], active: ['artefact:orc-hide-shield'] });
  });

  it('VERM-163 VERM-164: five of them stand for one monster of another family, four do not', () => {
    expect(paying([...RATS.slice(1), 'monster:zombie']).options).not.toContain('artefact:orc-hide-shield');
    const table = paying([...RATS, 'monster:zombie']).choose('artefact:orc-hide-shield');
    expect(trophiesOf(table)).toEqual({ kept: [], active: ['artefact:orc-hide-shield'] });
    expect(table.event('artefactActivated').monsters).toEqual([...RATS, 'monster:zombie']);
  });

  it('VERM-163: five or the one: he chooses, where both are there', () => {
    const table = paying([...RATS, 'monster:orc', 'monster:zombie', 'monster:zombie']).choose(
      'artefact:orc-hide-shield',
    );
    expect(table.options).toEqual(['monster:orc', 'fiveVermin']);
    table.choose('fiveVermin');
    expect(table.options).toEqual(['monster:orc', 'monster:zombie']);
    table.choose('monster:zombie');
    expect(trophiesOf(table)?.kept.map(({ monster }) => monster)).toEqual(['monster:orc', 'monster:zombie']);
  });

  describe('more than five of several kinds', () => {
    const crowd = [...RATS, VIPER, VIPER, 'monster:zombie'] as const;
    const asked = () => paying(crowd).choose('artefact:orc-hide-shield');
    const keptBy = (table: Table) => trophiesOf(table)?.kept.map(({ monster }) => monster);

    it('VERM-163 SOL-161: the Witch Hunter’s player says which five go', () => {
      const table = asked();
      expect(table.prompt).toMatchObject({
        seats: [BOB],
        purpose: { kind: 'payVermin', artefact: 'artefact:orc-hide-shield' },
      });
      expect(table.prompt.ask).toEqual({
        kind: 'amounts',
        limits: { [RAT]: 3, [BAT]: 2, [VIPER]: 2 },
        minTotal: 5,
        maxTotal: 5,
        unit: 1,
      });
      table.amounts({ [RAT]: 1, [BAT]: 2, [VIPER]: 2 }).choose('monster:zombie');
      expect(table.event('artefactActivated').monsters).toEqual([RAT, BAT, BAT, VIPER, VIPER, 'monster:zombie']);
      expect(keptBy(table)).toEqual([RAT, RAT]);
    });

    it('VERM-163: neither four nor six, nor more of a kind than there are', () => {
      const refusalOf = (amounts: Record<string, number>) => asked().refusal({ kind: 'amounts', amounts }).reason;
      expect(refusalOf({ [RAT]: 3, [BAT]: 1 })).toBe('wrongTotal');
      expect(refusalOf({ [RAT]: 3, [BAT]: 2, [VIPER]: 1 })).toBe('wrongTotal');
      expect(refusalOf({ [RAT]: 4, [BAT]: 1 })).toBe('tooMuch');
    });

    it('SOL-161: of one kind nobody is asked', () => {
      const table = paying([RAT, RAT, RAT, RAT, RAT, RAT, 'monster:zombie']).choose('artefact:orc-hide-shield');
      expect(table.options).toEqual([RAT, 'monster:zombie']);
    });
  });

  it('VERM-163: never so that another circle is left unpaid', () => {
    const table = paying([...RATS, 'monster:orc', 'monster:centaur']).choose('artefact:hunters-net');
    expect(table.prompt.purpose).toMatchObject({ kind: 'payArtefact', circle: 'any', number: 3 });
    table.choose(RAT).choose(BAT);
    expect(trophiesOf(table)).toMatchObject({ active: ['artefact:hunters-net'], kept: { length: 3 } });
  });
});

describe('poison in the Sorceress', () => {
  const bitten = (board: Partial<Hero>): Table =>
    withDeck(
      solothParty({
        setup: both,
        monsters: ['monster:pit-viper', 'monster:orc'],
        boards: { [SORCERESS]: board },
      }).passAll(),
      poisonOf(3),
      poisonOf(3),
    )
      .act('monster:pit-viper-1', 'attack-1')
      .flick({ hits: [SORCERESS] });

  it('SOL-268 VERM-192: what kills her is the life that she started with, whatever magic she has or has paid with life', () => {
    for (const board of [{ magic: 6 }, { magic: 0, life: 3 }]) {
      expect(bitten(board).event('poisoned')).toMatchObject({ hero: SORCERESS, lethal: HERO_CARDS[SORCERESS].life });
    }
    expect(heroOf(bitten({ magic: 0, life: 5 }).model, SORCERESS).life).toBeGreaterThan(0);
    expect(heroOf(bitten({ magic: 6, poison: [poisonOf(2), poisonOf(3)] }).model, SORCERESS).life).toBe(0);
  });
});

describe('the Serpent Rod', () => {
  const holding = (board: Partial<Hero> = {}): Table =>
    solothParty({
      setup: both,
      monsters: ['monster:orc', 'monster:zombie'],
      boards: { [SORCERESS]: { equipment: [ROD], ...board }, 'hero:paladin': { poison: [poisonOf(1)] } },
    });
  const hers = (table: Table): Hero => heroOf(table.model, SORCERESS);

  it('VERM-159: for 2 magic three Missiles in a chain', () => {
    const table = holding().act(SORCERESS, ROD);
    expect(hers(table)).toMatchObject({ magic: 4, equipment: [ROD] });
    table
      .flick({ hits: ['monster:orc-1'] })
      .flick({ hits: ['monster:zombie-1'] })
      .flick();
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-158: or, for 2 magic, one of her own Poison cards, whatever its value', () => {
    const table = holding({ poison: [poisonOf(3), poisonOf(1)] }).act(SORCERESS, SPENT_ON_CURE);
    expect(table.prompt.purpose).toEqual({ kind: 'curePoison', hero: SORCERESS });
    expect(table.options).toEqual(['poison-3', 'poison-1']);
    table.choose('poison-3');
    expect(hers(table)).toMatchObject({ magic: 4, poison: [poisonOf(1)], equipment: [ROD] });
    expect(table.model.poisonDiscard).toEqual([poisonOf(3)]);
    expect(table.event('cured').cause).toEqual({ by: ROD, rule: 'VERM-158' });
  });

  it('VERM-158: nobody else’s, and not without magic or life to pay', () => {
    expect(holding().barred(`${SORCERESS}>${SPENT_ON_CURE}`)).toMatchObject({ rule: 'VERM-158' });
    const poor = holding({ poison: [poisonOf(1)], magic: 1, life: 1 });
    expect(poor.barred(`${SORCERESS}>${SPENT_ON_CURE}`)).toMatchObject({ reason: 'notEnoughMagic' });
    expect(poor.barred(`${SORCERESS}>${ROD}`)).toMatchObject({ reason: 'notEnoughMagic' });
  });

  it('VERM-192: a card that leaves gives her no life, and is nothing to share out', () => {
    const table = holding({ life: 4, poison: [poisonOf(2)] }).act(SORCERESS, SPENT_ON_CURE);
    expect(hers(table)).toMatchObject({ life: 4, magic: 4, poison: [] });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-159 VERM-206: it is in the deck where Soloth is played too, and of use to her alone', () => {
    expect(equipmentOf(['soloth', 'vermin'])).toContain(ROD);
    expect(equipmentOf(['vermin'])).not.toContain(ROD);
    expect(equipmentOf(['soloth'])).not.toContain(ROD);
    expect(EQUIPMENT_CARDS[ROD].owners).toEqual([SORCERESS]);
    expect(partyAt({ setup: both, tasks: [{ kind: 'healer', done: [] }] }).model.equipmentDeck).toContain(ROD);
  });
});
