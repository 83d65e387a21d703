import { catacombs } from '../../../src/rules/catacombs';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/base/monsters';
import { FULL_STOCK } from '../../../src/rules/catacombs/content/base/stock';
import type { HeroId, MonsterId, SpellId } from '../../../src/rules/catacombs/content/ids';
import type { Line } from '../../../src/rules/catacombs/model/path';
import { CAMP_TRACK } from '../../../src/rules/catacombs/variants/campTrack';
import type { BoardId } from '../../../src/rules/table';
import { sample, seatId } from '../../../src/rules/machine';
import { fight, type FightPlan } from './support/fight';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import type { Table } from './support/table';
import { tableAt, type Moment } from './support/tableAt';

const CAMPING = { variants: { ...setupWith().variants, camping: true } };

/** The Resolution of a room ends, and the marker lies on that space. */
const afterRoom = (campSpace: number, moment: Partial<Moment> = {}, board: BoardId = 'crypt'): Table =>
  tableAt({
    tasks: [{ kind: 'camp', card: 'room:sunken-stair', board, votes: {} }],
    ...moment,
    setup: { ...CAMPING, ...moment.setup },
    model: { ...moment.model, campSpace },
  });

const camp = (table: Table): Table => table.choose('camp').choose('camp');
const START = 0;
/** The space before a star. */
const BEFORE_STAR = 1;

const valueOf = (option: string): number =>
  option.split('+').reduce((sum, id) => sum + MONSTER_CARDS[id as MonsterId].gold, 0);

/** A fight whose last monster is gone: the round runs out. */
function endOfFight(plan: FightPlan): Table {
  const table = fight({ ...plan, setup: { ...CAMPING, ...plan.setup } });
  while (table.prompt.purpose.kind === 'act' && !table.happened.includes('roomCleared')) {
    table.choose(table.options.find((one) => one.endsWith('>pass'))!);
  }
  return table;
}

describe('the decision', () => {
  it('EXTRA-029: at the end of each Resolution, after the gold', () => {
    const table = endOfFight({ boards: { 'hero:elf': { kills: [{ monster: 'monster:orc', disc: 'orc' }] } } });
    expect(table.happened.filter((kind) => ['goldPaid', 'discsReturned'].includes(kind))).toHaveLength(2);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'camp', space: 1 } });
    expect(table.options).toEqual(['camp', 'goOn']);
  });

  it('EXTRA-030: the players of living heroes vote, and a tie is a no', () => {
    expect(camp(afterRoom(START)).event('campDecided')).toEqual({ kind: 'campDecided', isCamping: true, space: 1 });
    const tie = afterRoom(START).choose('camp').choose('goOn');
    expect(tie.event('campDecided')).toEqual({ kind: 'campDecided', isCamping: false, space: null });
    expect(tie.model.campSpace).toBe(START);
    const alone = afterRoom(START, { boards: { 'hero:elf': { life: 0 }, 'hero:barbarian': { life: 0 } } });
    expect(alone.prompt.seats).toEqual([BOB]);
    expect(alone.choose('camp').event('campDecided')).toMatchObject({ isCamping: true });
  });

  it('EXTRA-030: two against one are a majority', () => {
    const hands: readonly (readonly HeroId[])[] = [['hero:elf', 'hero:barbarian'], ['hero:thief'], ['hero:wizard']];
    const heroSeats = hands.map((heroes, index) => ({ seat: seatId(`seat-${index}`), heroes }));
    const table = afterRoom(START, { setup: { heroSeats } }).choose('goOn').choose('camp').choose('camp');
    expect(table.event('campDecided')).toMatchObject({ isCamping: true });
  });

  it('EXTRA-041: at most once per Resolution', () => {
    const table = camp(afterRoom(START));
    while (table.prompt.purpose.kind === 'campRecover') table.amounts({});
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-026 EXTRA-029: without this Extra nobody is asked', () => {
    expect(endOfFight({ setup: setupWith() }).prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-043: not after a visit to the Merchant or the Healer', () => {
    for (const card of ['room:merchant', 'room:healer']) {
      const table = tableAt({ setup: CAMPING, tasks: [{ kind: 'enterCard', card }] }).choose('leave');
      expect(table.prompt.purpose.kind).toBe('placeHeroes');
    }
  });

  it('EXTRA-080: in a labyrinth after each room, fought again or not', () => {
    const layout = { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } as const;
    expect(endOfFight({ setup: { layout } }).prompt.purpose.kind).toBe('camp');
  });
});

describe('the Camp Tracker', () => {
  it('EXTRA-045: Start, 1, star, 2, star, 1, star, 2', () => {
    expect(CAMP_TRACK.map((space) => (space.kind === 'star' ? '*' : space.points))).toEqual([
      1,
      '*',
      2,
      '*',
      1,
      '*',
      2,
    ]);
  });

  it('EXTRA-027 EXTRA-028: its marker starts on Start and is not the life of the Lord', () => {
    const table = fight({ setup: CAMPING, fight: 'final' });
    expect(table.model.campSpace).toBe(START);
    expect(table.model.room?.lord?.life).toBe(6);
    expect(camp(afterRoom(START)).model.campSpace).toBe(1);
    expect(fight().model.campSpace).toBeNull();
  });

  it('EXTRA-031: to camp is to move it one space on and to resolve that space', () => {
    const rested = camp(afterRoom(2, { boards: { 'hero:elf': { life: 3 } } }));
    expect(rested.model.campSpace).toBe(3);
    expect(rested.event('healed')).toMatchObject({ target: 'hero:elf', amount: 2 });
    expect(camp(afterRoom(BEFORE_STAR)).prompt.purpose.kind).toBe('campMonsters');
  });

  it('EXTRA-045: on the last space there is no more camping', () => {
    expect(afterRoom(CAMP_TRACK.length - 1).prompt.purpose).toEqual({ kind: 'camp', space: CAMP_TRACK.length });
    expect(afterRoom(CAMP_TRACK.length).prompt.purpose.kind).toBe('placeHeroes');
  });
});

describe('a rest', () => {
  const SPENT: readonly SpellId[] = ['spell:fireball', 'spell:fireball', 'spell:heal'];
  /** The next space is worth 2. */
  const resting = (boards: Moment['boards']) => camp(afterRoom(2, { boards }));

  it('EXTRA-032: each hero recovers up to that many life points, never above the start', () => {
    const table = resting({ 'hero:elf': { life: 3 }, 'hero:barbarian': { life: 11 } });
    expect(table.events.filter(({ kind }) => kind === 'healed')).toEqual([
      { kind: 'healed', target: 'hero:elf', amount: 2, life: 5, cause: { by: 'camp', rule: 'EXTRA-032' } },
      { kind: 'healed', target: 'hero:barbarian', amount: 1, life: 12, cause: { by: 'camp', rule: 'EXTRA-032' } },
    ]);
  });

  it('EXTRA-032 EXTRA-033: the Wizard mixes life and spent spells, and what comes back can be cast again', () => {
    const table = resting({ 'hero:wizard': { life: 5, spells: [], spentSpells: SPENT } });
    expect(table.prompt).toMatchObject({
      seats: [BOB],
      purpose: { kind: 'campRecover', hero: 'hero:wizard', points: 2 },
      ask: { limits: { life: 3, 'spell:fireball': 2, 'spell:heal': 1 }, minTotal: 0, maxTotal: 2 },
    });
    expect(table.refusal({ kind: 'amounts', amounts: { life: 1, 'spell:fireball': 2 } }).reason).toBe('wrongTotal');
    table.amounts({ life: 1, 'spell:fireball': 1 });
    expect(table.model.heroes['hero:wizard']).toMatchObject({
      life: 6,
      spells: ['spell:fireball'],
      spentSpells: ['spell:fireball', 'spell:heal'],
    });
    expect(table.event('spellRecovered')).toEqual({ kind: 'spellRecovered', spell: 'spell:fireball' });
  });

  it('EXTRA-033: nobody else can choose spells', () => {
    const table = resting({ 'hero:elf': { life: 3 } });
    expect(table.happened).not.toContain('spellRecovered');
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-034: the dead get nothing', () => {
    const table = resting({ 'hero:wizard': { life: 0, spells: [], spentSpells: SPENT }, 'hero:elf': { life: 0 } });
    expect(table.happened).not.toContain('healed');
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:barbarian'] });
    expect(table.model.heroes['hero:elf'].life).toBe(0);
  });
});

describe('a star', () => {
  const attacked = (moment: Partial<Moment> = {}, board?: BoardId) => camp(afterRoom(BEFORE_STAR, moment, board));

  it('EXTRA-035 EXTRA-036: no rest: the Overseer picks monsters worth exactly 300', () => {
    const table = attacked({ boards: { 'hero:elf': { life: 3 } } });
    expect(table.happened).not.toContain('healed');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'campMonsters', gold: 300 } });
    for (const option of table.options) expect(valueOf(option)).toBe(300);
    expect(new Set(table.options).size).toBe(table.options.length);
  });

  it('EXTRA-036: a Crypt Spider, a Troll and a Skeleton Warrior, or three Orcs', () => {
    const { options } = attacked();
    expect(options).toContain('monster:crypt-spider');
    expect(options).toContain('monster:skeleton-warrior+monster:troll');
    expect(options).toContain('monster:orc+monster:orc+monster:orc');
  });

  it('EXTRA-036: only what the reserve holds, and at worst the most below 300', () => {
    const none = Object.fromEntries(Object.keys(FULL_STOCK).map((sort) => [sort, 0])) as typeof FULL_STOCK;
    const { options } = attacked({ model: { stock: { ...none, orc: 2 } } });
    expect(options).toEqual(['monster:orc+monster:orc']);
    expect(attacked({ model: { stock: { ...none, troll: 1, zombie: 2 } } }).options).toEqual([
      'monster:zombie+monster:troll',
    ]);
  });

  const PLACES = [
    { 'hero:elf': [40, 60], 'hero:barbarian': [80, 60] },
    { 'hero:thief': [120, 60], 'hero:wizard': [160, 60] },
  ] as const;

  it('EXTRA-039: every band that is offered can be placed where it has to stand', () => {
    const { options } = attacked({}, 'tomb');
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) {
      const table = attacked({}, 'tomb').choose(option);
      for (const places of PLACES) table.place(places);
      table.choose('confirm');
      table.answer(sample(catacombs, table.prompt, [1, 2, 3, 4]).value);
      expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    }
  });

  it('EXTRA-037 EXTRA-038: same board, the heroes first and in the monster zone, the monsters in the hero zone', () => {
    const table = attacked({}, 'tomb').choose('monster:crypt-spider');
    expect(table.event('roomEntered')).toEqual({
      kind: 'roomEntered',
      card: 'room:sunken-stair',
      board: 'tomb',
      fight: 'camp',
    });
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
    const inHeroZone = {
      kind: 'place',
      places: [
        { id: 'hero:elf', xMm: 80, yMm: 420 },
        { id: 'hero:barbarian', xMm: 120, yMm: 420 },
      ],
    } as const;
    expect(table.refusal(inHeroZone)).toMatchObject({ reason: 'outsideZone' });
    for (const places of PLACES) table.place(places);
    table.choose('confirm');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters' } });
    expect(table.refusal({ kind: 'place', places: [{ id: 'monster:crypt-spider-1', xMm: 100, yMm: 60 }] }).reason).toBe(
      'outsideZone',
    );
    table.place({ 'monster:crypt-spider-1': [150, 420] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('EXTRA-038 EXTRA-004: with heroes placed last, the Overseer is first here too', () => {
    const variants = { ...CAMPING.variants, heroesPlacedLast: true };
    const table = attacked({ setup: { variants } }).choose('monster:crypt-spider');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters' } });
  });

  it('EXTRA-040 EXTRA-042: its kills are paid in its own Resolution, after which there is no camping', () => {
    const kills = [{ monster: 'monster:crypt-spider', disc: 'cryptSpider' }] as const;
    const table = endOfFight({ fight: 'camp', boards: { 'hero:elf': { kills } } });
    expect(table.event('goldPaid')).toMatchObject({ hero: 'hero:elf', gold: 300 });
    expect(table.happened).not.toContain('campDecided');
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-044: it is a room of its own for the Familiar and for what works once per room', () => {
    const boards = {
      'hero:wizard': { equipment: ['equipment:familiar'] },
      'hero:elf': { equipment: ['equipment:iron-ring'], usedInRoom: ['equipment:iron-ring'] },
    } as const;
    const room = endOfFight({ boards });
    expect(room.model.heroes['hero:elf'].usedInRoom).toEqual([]);
    const table = attacked({ boards }).choose('monster:crypt-spider');
    for (const places of PLACES) table.place(places);
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['ally:familiar'] });
    table.place({ 'ally:familiar': [190, 60] });
    expect(table.has('ally:familiar')).toBe(true);
  });

  it('EXTRA-037: afterwards the heroes go on from where they were', () => {
    const at = (card: string) => [{ card, isFaceUp: false, isExplored: false }];
    const path: Line = { kind: 'line', at: 0, columns: [at('room:sunken-stair'), at('room:orc-kitchen')] };
    const table = attacked({ model: { path } }).choose('monster:crypt-spider');
    expect(table.model.path).toEqual(path);
  });
});
