import type { Hero } from '../../../src/rules/catacombs';
import type { MonsterId } from '../../../src/rules/catacombs/content/ids';
import { SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { Table } from '../catacombs/support/table';
import { partyAt } from '../soloth/partyAt';
import { solothParty } from '../soloth/support';
import { poisonOf, withDeck } from './support';

const HUNTER = 'hero:witch-hunter';
const SORCERESS = 'hero:sorceress';
const RAT: MonsterId = 'monster:sewer-rat';
const BAT: MonsterId = 'monster:vampire-bat';
const RATS: readonly MonsterId[] = [RAT, RAT, RAT, BAT, BAT];

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

  it('SOL-268: what kills her is the life that she started with, whatever magic she has or has paid with life', () => {
    for (const board of [{ magic: 6 }, { magic: 0, life: 3 }]) {
      expect(bitten(board).event('poisoned')).toMatchObject({ hero: SORCERESS, lethal: 8 });
    }
    expect(heroOf(bitten({ magic: 0, life: 5 }).model, SORCERESS).life).toBeGreaterThan(0);
    expect(heroOf(bitten({ magic: 6, poison: [poisonOf(2)] }).model, SORCERESS).life).toBe(0);
  });
});
