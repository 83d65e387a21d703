import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { HeroId, SpellId } from '../../../src/rules/catacombs/words/ids';
import { CAMP_TRACK } from '../../../src/rules/catacombs/content/campTrack';
import { seatId } from '../../../src/rules/machine';
import { afterRoom, camp, CAMPING, endOfFight } from './support/camp';
import { fight } from './support/fight';
import { built, leaving, SPACES } from './support/maze';
import { placeParty } from './support/placeParty';
import { ANN, BOB, setupWith } from './support/setup';
import { tableAt, type Moment } from './support/tableAt';

const START = 0;
/** The space before a star. */
const BEFORE_STAR = 1;

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
    const happened = [...table.happened];
    while (table.prompt.purpose.kind === 'campRecover') happened.push(...table.amounts({}).happened);
    expect(happened.filter((kind) => kind === 'campDecided')).toHaveLength(1);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
    expect(table.model.campSpace).toBe(START + 1);
  });

  it('EXTRA-026 EXTRA-029: without this Extra nobody is asked', () => {
    const table = endOfFight({ setup: setupWith() });
    expect(table.happened).toEqual(expect.arrayContaining(['roomCleared', 'roomRevealed', 'roomEntered']));
    expect(table.happened).not.toContain('campDecided');
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
  });

  it('EXTRA-043: not after a visit to the Merchant or the Healer', () => {
    for (const card of ['room:merchant', 'room:healer']) {
      const table = tableAt({ setup: CAMPING, tasks: [{ kind: 'enterCard', card }] });
      expect(table.prompt.purpose.kind).toBe(card === 'room:merchant' ? 'merchant' : 'healer');
      table.choose('leave');
      expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
      expect(table.happened).not.toContain('campDecided');
    }
  });

  it('EXTRA-080: in a labyrinth after each room, fought again or not', () => {
    const layout = { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } as const;
    const { prompt } = endOfFight({ setup: { layout } });
    expect(prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'camp', space: 1 } });
    const room = { card: 'room:orc-kitchen', board: 'crypt', fight: 'room', monsters: [], symbols: 0 } as const;
    const again = leaving(SPACES.kitchen, [], {
      setup: { ...built(), ...CAMPING },
      model: { campSpace: START },
      tasks: [{ kind: 'openRoom', ...room }],
    });
    placeParty(again).choose('confirm').passAll();
    expect(again.happened).toContain('roomCleared');
    expect(again.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'camp', space: 1 } });
    expect(again.options).toEqual(['camp', 'goOn']);
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
    expect(table.model.room?.lord?.life).toBe(LORD_CARDS['lord:sorcerer'].life);
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
    expect(heroOf(table.model, 'hero:wizard')).toMatchObject({
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
    expect(heroOf(table.model, 'hero:elf').life).toBe(0);
  });
});
