import {
  HANDICAPS,
  LORD_CARDS,
  LORD_IDS,
  startCatacombs,
  type CatacombsSetup,
  type Handicap,
} from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOM_IDS, SOLOTH_COMBAT_ROOM_IDS, type MonsterId } from '../../../src/rules/catacombs/words/ids';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import { heroesOf } from '../../../src/rules/catacombs/model/queries';
import { ORC_AND_ELF } from '../adventure/stories';
import { replayText, written } from '../record/hand';
import { placeParty } from './support/placeParty';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import { Table } from './support/table';
import { tableAt } from './support/tableAt';

const game = (change: Partial<CatacombsSetup> = {}) => new Table(startCatacombs(setupWith(change), 1));

const livesOf = ({ model }: Table): readonly number[] => heroesOf(model).map(({ life }) => life);
const goldOf = ({ model }: Table): readonly number[] => heroesOf(model).map(({ gold }) => gold);

const roomWith = (handicap: Handicap | undefined, monsters: readonly MonsterId[]) =>
  tableAt({
    setup: handicap === undefined ? {} : { handicap },
    tasks: [{ kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters }],
  });

/** What was said of the monsters before anybody was placed. */
const saidOf = ({ events }: Table) => events.filter(({ kind }) => kind !== 'roomEntered' && kind !== 'phaseBegan');

describe('a game that nothing evens out', () => {
  it('goes its way without a word of it', () => {
    const table = game();
    expect(table.happened).not.toContain('handicapStated');
    expect([livesOf(table), goldOf(table)]).toEqual([
      [8, 12, 10, 8],
      [0, 0, 0, 0],
    ]);
    expect(roomWith(undefined, ['monster:orc', 'monster:zombie']).model.muster).toHaveLength(2);
  });
});

describe('what the table has agreed on', () => {
  it.each(HANDICAPS)('%s is said before anything else', (handicap) => {
    const table = game({ handicap });
    expect(table.events[0]).toEqual({ kind: 'handicapStated', handicap });
    expect(table.events.slice(1).map(({ kind }) => kind)).not.toContain('handicapStated');
  });

  it('is also heard by whoever is still to accept a story', () => {
    const table = game({ handicap: 'gold', adventure: ORC_AND_ELF, acceptedBy: [] });
    expect(table.events).toEqual([{ kind: 'handicapStated', handicap: 'gold' }]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'acceptAdventure' });
  });

  it('is read from a record, and named by its place where it is none', () => {
    const setup = { adventure: ORC_AND_ELF, acceptedBy: ['overseer', 'heroes'], handicap: 'gold' };
    expect(replayText(written([], { setup })).events[0]).toEqual({ kind: 'handicapStated', handicap: 'gold' });
    expect(() => replayText(written([], { setup: { ...setup, handicap: 'luck' } }))).toThrow(
      'setup.handicap: invalid option: expected one of "gold"|"life"|"fewerMonsters"|"lessLife"|"moreMonsters"',
    );
  });
});

describe('gold', () => {
  it('each hero begins with 200, out of the reserve', () => {
    const table = game({ handicap: 'gold' });
    expect(goldOf(table)).toEqual([200, 200, 200, 200]);
    expect(table.model.goldReserve).toBe(12_000 - 800);
    expect(livesOf(table)).toEqual([8, 12, 10, 8]);
  });

  it('comes on top of what a story gives', () => {
    const adventure = { ...ORC_AND_ELF, heroes: { 'hero:elf': { gold: 300 } } };
    const table = game({ handicap: 'gold', adventure, acceptedBy: [OVERSEER, ANN, BOB] });
    expect(goldOf(table)).toEqual([500, 200, 200, 200]);
    expect(table.model.goldReserve).toBe(12_000 - 1100);
  });
});

describe('life', () => {
  it('each hero begins with one more, and may be healed up to that', () => {
    expect(livesOf(game({ handicap: 'life' }))).toEqual([9, 13, 11, 9]);
    const table = tableAt({
      setup: { handicap: 'life' },
      boards: { 'hero:elf': { life: 8, gold: 600 } },
      tasks: [{ kind: 'enterCard', card: 'room:healer' }],
    });
    expect(table.options).toEqual(['hero:elf>service:healing-touch', 'leave']);
    table.choose('hero:elf>service:healing-touch');
    expect(table.event('healed')).toMatchObject({ target: 'hero:elf', amount: 1, life: 9 });
    expect(table.options).toEqual(['leave']);
  });

  it('raises nobody whom a story begins without', () => {
    const table = game({ handicap: 'life', adventure: ORC_AND_ELF, acceptedBy: [OVERSEER, ANN, BOB] });
    expect(livesOf(table)).toEqual([9, 0, 0, 0]);
  });
});

describe('lessLife', () => {
  it('each hero begins with one less, and healing gives it back', () => {
    expect(livesOf(game({ handicap: 'lessLife' }))).toEqual([7, 11, 9, 7]);
    const table = tableAt({
      setup: { handicap: 'lessLife' },
      boards: { 'hero:elf': { gold: 600 } },
      tasks: [{ kind: 'enterCard', card: 'room:healer' }],
    });
    table.choose('hero:elf>service:healing-touch');
    expect(table.event('healed')).toMatchObject({ target: 'hero:elf', amount: 1, life: 8 });
    expect(table.options).not.toContain('hero:elf>service:healing-touch');
  });

  it('kills nobody whom a story begins with a single life', () => {
    const adventure = { ...ORC_AND_ELF, heroes: { 'hero:elf': { life: 1 }, 'hero:wizard': { life: 0 } } };
    const table = game({ handicap: 'lessLife', adventure, acceptedBy: [OVERSEER, ANN, BOB] });
    expect(livesOf(table)).toEqual([1, 11, 9, 0]);
  });
});

describe('fewerMonsters', () => {
  it('the cheapest stays away, of equals whoever comes first in the box, and all see it before they are placed', () => {
    const table = roomWith('fewerMonsters', ['monster:zombie', 'monster:orc', 'monster:skeleton-warrior']);
    expect(saidOf(table)).toEqual([{ kind: 'monsterLeftOut', monster: 'monster:skeleton-warrior' }]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'placeHeroes' });
    placeParty(table)
      .choose('confirm')
      .place({ 'monster:zombie-1': [100, 50], 'monster:orc-1': [150, 50] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(table.model.stock).toEqual({ ...stockOf([]), zombie: 5, orc: 4 });
  });

  it('the last one never does', () => {
    const table = roomWith('fewerMonsters', ['monster:troll']);
    expect(saidOf(table)).toEqual([]);
    expect(table.model.muster).toEqual(['monster:troll']);
  });

  it('in the lair a minion does, and never the Lord', () => {
    const table = tableAt({
      setup: { handicap: 'fewerMonsters', lord: 'lord:gorgon' },
      tasks: [{ kind: 'enterCard', card: 'room:lair-of-gorgon' }],
    });
    const minions = Object.values(LORD_CARDS['lord:gorgon'].minions).reduce((sum, count) => sum + count, 0);
    expect(table.model.muster).toHaveLength(minions - 1);
    expect(table.model.room?.lord).toMatchObject({ id: 'lord:gorgon' });
  });

  it('whoever a story has put in an exact place stays there', () => {
    const [room] = ORC_AND_ELF.rooms;
    const monsters = [...room.monsters, { monster: 'monster:zombie' as const, count: 2 }];
    const adventure = { ...ORC_AND_ELF, rooms: [{ ...room, monsters }] };
    const table = game({ handicap: 'fewerMonsters', adventure, acceptedBy: [OVERSEER, ANN, BOB] });
    expect(table.event('monsterLeftOut')).toEqual({ kind: 'monsterLeftOut', monster: 'monster:zombie' });
    expect([table.has('monster:orc-1'), table.model.muster]).toEqual([true, ['monster:zombie']]);
  });
});

describe('moreMonsters', () => {
  it('another of the cheapest comes along', () => {
    const table = roomWith('moreMonsters', ['monster:orc', 'monster:zombie']);
    expect(saidOf(table)).toEqual([{ kind: 'monsterAdded', monster: 'monster:zombie' }]);
    placeParty(table)
      .choose('confirm')
      .place({ 'monster:zombie-1': [50, 50], 'monster:zombie-2': [100, 50], 'monster:orc-1': [150, 50] });
    expect(table.model.stock).toEqual({ ...stockOf([]), zombie: 4, orc: 4 });
  });

  it('with none of its discs left that is said, and nobody comes in its stead', () => {
    const ghouls: readonly MonsterId[] = ['monster:ghoul', 'monster:ghoul', 'monster:ghoul'];
    const table = roomWith('moreMonsters', ghouls);
    expect(saidOf(table)).toEqual([{ kind: 'stockExhausted', monster: 'monster:ghoul', missing: 1 }]);
    expect(table.model.muster).toEqual(ghouls);
  });

  it('with nowhere to stand it stays in the reserve', () => {
    const { room } = roomWith('moreMonsters', ['monster:zombie']).model;
    const crowd = Array.from({ length: 120 }, (_, index) => ({
      kind: 'obstacle' as const,
      id: `crowd-${index}`,
      xMm: 10 + (index % 15) * 20,
      yMm: 10 + Math.floor(index / 15) * 20,
      radiusMm: 10,
    }));
    const pieces = Object.fromEntries(crowd.map((piece) => [piece.id, piece]));
    const crowded = tableAt({
      setup: { handicap: 'moreMonsters' },
      model: { room: { ...room!, pieces }, muster: ['monster:zombie'] },
      tasks: [{ kind: 'evenOutRoom' }],
    });
    expect(crowded.event('noSpotLeft')).toEqual({ kind: 'noSpotLeft', monster: 'monster:zombie' });
  });

  it.each(LORD_IDS)('finds a place in every room that is drawn without Vermin, with %s', (lord) => {
    for (const id of [...BASE_COMBAT_ROOM_IDS, ...SOLOTH_COMBAT_ROOM_IDS]) {
      const setup: Partial<CatacombsSetup> = { handicap: 'moreMonsters', lord, expansions: ['soloth'] };
      const table = tableAt({ setup, tasks: [{ kind: 'enterCard', card: id }] });
      const said = table.happened.filter((kind) => !['roomEntered', 'phaseBegan'].includes(kind));
      expect([id, said.length, ['monsterAdded', 'stockExhausted'].includes(said[0] ?? '')]).toEqual([id, 1, true]);
    }
  });
});

describe('a camp', () => {
  it.each(['fewerMonsters', 'moreMonsters'] as const)('has its monsters by the gold, whatever %s says', (handicap) => {
    const monsters: readonly MonsterId[] = ['monster:zombie', 'monster:zombie'];
    const camp = { kind: 'openRoom', card: 'room:sunken-stair', fight: 'camp', board: 'crypt', monsters } as const;
    const table = tableAt({ setup: { handicap }, tasks: [camp] });
    expect(saidOf(table)).toEqual([]);
    expect(table.model.muster).toEqual(monsters);
  });
});
