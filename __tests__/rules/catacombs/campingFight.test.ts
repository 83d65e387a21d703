import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { type BoardId, catacombs } from '../../../src/rules/catacombs';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { stockOf, type Stock } from '../../../src/rules/catacombs/content/stock';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import type { Line } from '../../../src/rules/catacombs/model/path';
import { sample } from '../../../src/rules/machine';
import { afterRoom, camp, endOfFight } from './support/camp';
import { OVERSEER, withVariants } from './support/setup';
import type { Moment } from './support/tableAt';

/** The space before a star. */
const BEFORE_STAR = 1;

const valueOf = (option: string): number =>
  option.split('+').reduce((sum, id) => sum + MONSTER_CARDS[id as MonsterId].gold, 0);

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
    const none = Object.fromEntries(Object.keys(stockOf([])).map((sort) => [sort, 0])) as Stock;
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

  it('EXTRA-082: who brings a card instead of gold counts 300', () => {
    const { options } = attacked({ setup: { expansions: ['soloth'] } });
    expect(options).toEqual(expect.arrayContaining(['monster:manticore', 'monster:phoenix']));
    const [plain, ...more] = options.filter((band) => band.startsWith('monster:manticore'));
    expect([plain, more]).toEqual(['monster:manticore', []]);
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
    const setup = withVariants({ camping: true, heroesPlacedLast: true });
    const table = attacked({ setup }).choose('monster:crypt-spider');
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
    expect(heroOf(room.model, 'hero:elf').usedInRoom).toEqual([]);
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
