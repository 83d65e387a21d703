import type { CatacombsSetup } from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import type { CombatRoomCard } from '../../../src/rules/catacombs/content/cards/room';
import type { Table } from '../catacombs/support/table';
import { tableAt } from '../catacombs/support/tableAt';
import { partyAt } from '../soloth/partyAt';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { ANN } from '../catacombs/support/setup';

const roomWith = (symbols: number): CombatRoomCard =>
  BASE_COMBAT_ROOMS.find(({ wanderingIcons }) => wanderingIcons === symbols)!;
const TWO = roomWith(2);
const NAVE = TWO.id;
const THREE = roomWith(3).id;
const NONE = roomWith(0).id;
const entering = (card: string, setup: Partial<CatacombsSetup> = {}): Table =>
  tableAt({ setup: { expansions: ['vermin'], ...setup }, tasks: [{ kind: 'enterCard', card }] });
const limits = (table: Table) => (table.prompt.ask.kind === 'amounts' ? table.prompt.ask.limits : null);
const skipVariants = (table: Table): Table => (table.prompt.purpose.kind === 'chooseVariants' ? table.choose() : table);
const mustered = (table: Table): readonly string[] => [...skipVariants(table).model.muster].sort();
const NAVE_MONSTERS: readonly string[] = Object.entries(TWO.monsters).flatMap(([id, count]) =>
  Array.from({ length: count }, () => id),
);

describe('Wandering Vermin', () => {
  it('VERM-082 VERM-083 VERM-209: at Setup, before the heroes, the Overseer shares the symbols out', () => {
    const table = entering(NAVE);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'allotWandering', symbols: 2 } });
    table.amounts({ 'monster:pit-viper': 1, 'monster:skeleton-warrior': 1 });
    expect(mustered(table)).toEqual([...NAVE_MONSTERS, 'monster:skeleton-warrior', 'monster:pit-viper'].sort());
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('VERM-082: or leaves it at the Lord’s own', () => {
    const table = entering(NAVE).amounts({ 'monster:skeleton-warrior': 2 });
    expect(table.happened).not.toContain('verminWander');
    expect(mustered(table)).toEqual([...NAVE_MONSTERS, 'monster:skeleton-warrior', 'monster:skeleton-warrior'].sort());
  });

  it('VERM-085 VERM-086: each kind as often as its line says', () => {
    expect(limits(entering(NAVE))).toEqual({
      'monster:skeleton-warrior': 2,
      'monster:sewer-rat': 2,
      'monster:vampire-bat': 2,
      'monster:pit-viper': 1,
      'monster:blood-skull': 1,
    });
    expect(entering(NAVE).refusal({ kind: 'amounts', amounts: { 'monster:pit-viper': 2 } }).reason).toBe('tooMuch');
  });

  it('VERM-087 VERM-089: two symbols may be a skull and a viper, two bats, or six rats', () => {
    const brought = (amounts: Readonly<Record<string, number>>) =>
      mustered(entering(NAVE).amounts(amounts)).filter((id) => !NAVE_MONSTERS.includes(id));
    expect(brought({ 'monster:blood-skull': 1, 'monster:pit-viper': 1 })).toEqual([
      'monster:blood-skull',
      'monster:pit-viper',
    ]);
    expect(brought({ 'monster:vampire-bat': 2 })).toEqual(['monster:vampire-bat', 'monster:vampire-bat']);
    expect(brought({ 'monster:sewer-rat': 2 })).toHaveLength(6);
  });

  it('VERM-090 VERM-091: with the Lord’s own monster in any mixture, over all symbols of the room', () => {
    const table = entering(THREE, { lord: 'lord:dragon' });
    table.amounts({ 'monster:fire-spirit': 1, 'monster:vampire-bat': 1, 'monster:sewer-rat': 1 });
    const here = mustered(table);
    expect(here.filter((id) => id === 'monster:sewer-rat')).toHaveLength(3);
    expect(here).toEqual(expect.arrayContaining(['monster:fire-spirit', 'monster:vampire-bat']));
  });

  it('VERM-092: the limits begin anew in the next room', () => {
    const first = limits(entering(NAVE).amounts({ 'monster:pit-viper': 1, 'monster:skeleton-warrior': 1 }));
    expect(first).toBeNull();
    expect(limits(entering(roomWith(1).id))).toMatchObject({ 'monster:pit-viper': 1 });
  });

  describe('in a room that is fought again', () => {
    const all = [...NAVE_MONSTERS, 'monster:skeleton-warrior', 'monster:skeleton-warrior'];
    const half = Math.floor(all.length / 2);
    const again = (...kept: readonly number[]) =>
      tableAt({ setup: { expansions: ['vermin'] }, tasks: [{ kind: 'halveMonsters', card: NAVE }] }).choose(
        ...kept.map((index) => `${all[index]}#${index}`),
      );
    const printed = Array.from({ length: half - 1 }, (_, index) => index);

    it('VERM-082 VERM-092: a symbol that the Overseer keeps may be Vermin as usual', () => {
      const table = again(...printed, all.length - 1);
      expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'allotWandering', symbols: 1 } });
      expect(limits(table)).toMatchObject({ 'monster:skeleton-warrior': 1, 'monster:sewer-rat': 1 });
      table.amounts({ 'monster:sewer-rat': 1 });
      const rats = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat'];
      expect(mustered(table)).toEqual([...all.slice(0, half - 1), ...rats].sort());
    });

    it('VERM-092: with no symbol kept there is nothing to replace', () => {
      const table = again(...printed, half - 1);
      expect(table.prompt.purpose.kind).not.toBe('allotWandering');
      expect(mustered(table)).toEqual(all.slice(0, half).sort());
    });
  });

  it('VERM-093: three rats in the reserve for every symbol', () => {
    const table = entering(NAVE);
    const stock = { ...table.model.stock, sewerRat: 5, pitViper: 0 };
    const few = tableAt({
      setup: { expansions: ['vermin'] },
      model: { stock },
      tasks: [{ kind: 'enterCard', card: NAVE }],
    });
    expect(limits(few)).toMatchObject({ 'monster:sewer-rat': 1 });
    expect(limits(few)).not.toHaveProperty('monster:pit-viper');
  });

  it('VERM-093 VERM-204: or on the Witch Hunter’s board, which are taken from it', () => {
    const HUNTER = 'hero:witch-hunter';
    const kept = [0, 1, 2].map(() => ({ monster: 'monster:sewer-rat', disc: 'sewerRat' }) as const);
    const setup = { expansions: ['soloth', 'vermin'] as const };
    const plain = partyAt({ setup, tasks: [{ kind: 'healer', done: [] }] });
    const withRats = (rats: number, board = kept): Table =>
      partyAt({
        setup,
        boards: { [HUNTER]: { trophies: { kept: board, active: [] } } },
        model: { stock: { ...plain.model.stock, sewerRat: rats } },
        tasks: [{ kind: 'enterCard', card: NAVE }],
      });
    expect(limits(withRats(2))).toMatchObject({ 'monster:sewer-rat': 1 });
    expect(limits(withRats(3))).toMatchObject({ 'monster:sewer-rat': 2 });
    expect(limits(withRats(1, kept.slice(0, 1)))).not.toHaveProperty('monster:sewer-rat');
    const table = withRats(2).amounts({ 'monster:sewer-rat': 1, 'monster:skeleton-warrior': 1 });
    expect(mustered(table).filter((id) => id === 'monster:sewer-rat')).toHaveLength(3);
    expect(table.model.heroes[HUNTER]?.trophies?.kept).toHaveLength(2);
    expect(table.event('trophiesTaken')).toMatchObject({ hero: HUNTER, monsters: ['monster:sewer-rat'] });
  });

  it('VERM-088: rats for four symbols of a room, and no more', () => {
    const monsters = Array.from({ length: 5 }, () => 'monster:skeleton-warrior' as const);
    const table = tableAt({
      setup: { expansions: ['vermin'] },
      tasks: [{ kind: 'allotWandering', monsters, symbols: 5 }],
    });
    expect(table.model.stock.sewerRat).toBe(12);
    expect(limits(table)).toMatchObject({ 'monster:sewer-rat': 4 });
  });

  it('VERM-094: only the four kinds named', () => {
    const bridge = entering(THREE);
    expect(limits(bridge)).toMatchObject({ 'monster:sewer-rat': 3 });
    expect(Object.keys(limits(bridge) ?? {})).not.toContain('monster:wyvern');
  });

  it('VERM-082: nobody is asked where there is no symbol, or no Vermin', () => {
    const unasked = { seats: [ANN], purpose: { kind: 'placeHeroes' } };
    expect(skipVariants(entering(NONE)).prompt).toMatchObject(unasked);
    const plain = entering(NAVE, { expansions: [] });
    expect(plain.prompt).toMatchObject(unasked);
    expect(plain.model.muster.filter((id) => id === LORD_CARDS[plain.model.setup.lord].wandering)).not.toEqual([]);
  });
});
