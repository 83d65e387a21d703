import { MISSILE, pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { hasWorking } from '../../../src/rules/catacombs/model/subjects/gear';
import { printCard } from '../catacombs/support/cards';
import type { FightPlan } from '../catacombs/support/fight';
import { lost } from '../catacombs/support/facts';
import { SKELETON, WALL } from '../catacombs/support/pieces';
import type { Table } from '../catacombs/support/table';
import { overseersTurn, poisonOf, withDeck } from './support';

const REMORHAZ = 'monster:remorhaz-1';
const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const WIZARD = 'hero:wizard';
const swallowing = (first: readonly string[], second: readonly string[], plan: FightPlan = {}): Table =>
  overseersTurn({ monsters: ['monster:remorhaz', 'monster:orc'], ...plan })
    .act(REMORHAZ, 'attack-1')
    .flick({ hits: first })
    .flick({ hits: second });
const captives = (table: Table) => (table.model.room!.captives ?? []).map(({ hero }) => hero);

/** The Elf kills it in the next heroes' turn, where it lies. */
const kill = (table: Table, by = 'hero:barbarian'): Table => {
  if (table.model.room?.turn === 'overseer') table.passAll();
  return table.act(by, 'punch').flick({ hits: [REMORHAZ], rest: { [REMORHAZ]: [150, 200] } });
};
const dying: FightPlan = { pieces: [{ id: REMORHAZ, life: 1 }] };

describe('Devourer', () => {
  it('VERM-104 VERM-105: hurt by both Punches, a hero is swallowed', () => {
    const table = swallowing([ELF], [ELF]);
    expect(table.events).toContainEqual({ kind: 'devoured', hero: ELF, by: REMORHAZ });
    expect(table.has(ELF)).toBe(false);
    expect(captives(table)).toEqual([ELF]);
    expect(table.model.heroes[ELF]?.life).toBe(6);
  });

  it('VERM-104: hurt by one of them, nobody is', () => {
    expect(captives(swallowing([ELF], []))).toEqual([]);
    expect(captives(swallowing([], [ELF]))).toEqual([]);
  });

  it('VERM-106 VERM-107 VERM-175: of several each is judged alone', () => {
    expect(captives(swallowing([ELF, THIEF], [THIEF, ELF]))).toEqual([THIEF, ELF]);
    expect(captives(swallowing([ELF, THIEF], [THIEF, WIZARD]))).toEqual([THIEF]);
  });

  it('VERM-108: who is swallowed has no action', () => {
    const table = swallowing([ELF], [ELF]).passAll();
    expect(table.model.room?.turn).toBe('heroes');
    expect(table.options.filter((option) => option.startsWith(ELF))).toEqual([]);
  });

  it('VERM-109 VERM-110 VERM-111: killed, it lets him out where it died, as he was, and he may act', () => {
    const table = kill(swallowing([ELF], [ELF], dying));
    expect(table.has(REMORHAZ)).toBe(false);
    expect(table.piece(ELF)).toMatchObject({ xMm: 150, yMm: 200, hasActed: false, stun: null });
    expect(table.model.heroes[ELF]?.life).toBe(6);
    expect(table.options).toContain(`${ELF}>punch`);
    expect(captives(table)).toEqual([]);
  });

  it('VERM-110 VERM-177: who was down comes back upright', () => {
    const downed = { pieces: [{ id: ELF, stun: { round: 1, by: 'monster:ghoul-1' } }, ...dying.pieces!] };
    const table = kill(swallowing([ELF], [ELF], downed));
    expect(table.piece(ELF)).toMatchObject({ stun: null });
  });

  it('VERM-111: the others stand beside him, where their players say', () => {
    const table = kill(swallowing([ELF, THIEF], [ELF, THIEF], dying));
    expect(table.prompt).toMatchObject({ seats: ['bob'], purpose: { kind: 'placeFreed', hero: THIEF } });
    table.place({ [THIEF]: [150, 240] });
    expect(table.piece(THIEF)).toMatchObject({ yMm: 240 });
  });

  it('VERM-112 VERM-113: all dead, down or swallowed: the Overseer wins, whatever Allies are left', () => {
    const dead = { life: 0 };
    const boards = { 'hero:barbarian': dead, [THIEF]: dead };
    const table = swallowing([ELF], [ELF], {
      boards,
      pieces: [{ id: WIZARD, stun: { round: 1, by: 'monster:ghoul-1' } }, SKELETON],
    });
    expect(table.events).toContainEqual(lost);
  });

  it('VERM-114: hits of different actions never combine', () => {
    const table = swallowing([], [ELF])
      .passAll()
      .passAll()
      .act(REMORHAZ, 'attack-1')
      .flick({ hits: [ELF] });
    expect(captives(table)).toEqual([]);
  });

  it('VERM-114: only Punches count, and only what they did themselves', () => {
    const walled = swallowing([], [ELF], { pieces: [{ ...WALL, xMm: 20, yMm: 300 }] });
    expect(captives(walled)).toEqual([]);
    printCard('monster:remorhaz', { actions: [[pitch(MISSILE), pitch(PUNCH)]] });
    expect(captives(swallowing([ELF], [ELF]))).toEqual([]);
  });

  it('VERM-115: the dead are not swallowed, nor are Allies', () => {
    const dead = swallowing([ELF], [ELF], { boards: { [ELF]: { life: 2 } } });
    expect(captives(dead)).toEqual([]);
    expect(dead.model.heroes[ELF]?.life).toBe(0);
    expect(captives(swallowing([SKELETON.id], [], { pieces: [SKELETON] }))).toEqual([]);
  });

  it('VERM-116: inside, nobody is healed or cured', () => {
    const boards = { [ELF]: { poison: [poisonOf(2)] } };
    const table = swallowing([ELF], [ELF], { boards }).passAll();
    expect(table.barred(`${WIZARD}>spell:cure-poison`)).toMatchObject({ reason: 'nobodyIsPoisoned' });
    expect(table.barred(`${WIZARD}>spell:heal`)).toMatchObject({ reason: 'nobodyIsHurt' });
  });

  it('VERM-116: what sat on him is set down beside the spot that he left', () => {
    const table = overseersTurn({ monsters: ['monster:remorhaz', 'monster:sewer-rat'] })
      .act('monster:sewer-rat-1', 'attack-1')
      .flick({ hits: [ELF] })
      .act(REMORHAZ, 'attack-1')
      .flick({ hits: [ELF] })
      .flick({ hits: [ELF] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeSwarm', on: ELF });
    expect(table.place({ 'monster:sewer-rat-1': [80, 400] }).has('monster:sewer-rat-1')).toBe(true);
  });

  it('VERM-117: the room cannot end while it lives', () => {
    const table = swallowing([ELF], [ELF], { monsters: ['monster:remorhaz'] });
    expect(table.happened).not.toContain('roomCleared');
    expect(table.model.room?.round).toBe(2);
  });

  it('VERM-160 VERM-176: who is spared by one of the two is not swallowed', () => {
    const table = overseersTurn({
      monsters: ['monster:remorhaz', 'monster:orc'],
      boards: { [THIEF]: { equipment: ['equipment:shadow-cloak'] } },
    })
      .act(REMORHAZ, 'attack-1')
      .flick({ hits: [THIEF] })
      .choose('cancel')
      .flick({ hits: [THIEF] });
    expect(captives(table)).toEqual([]);
  });

  it('VERM-178: the last of them frees who is inside before anybody has lost', () => {
    const dead = { life: 0 };
    const table = swallowing([ELF], [ELF], { ...dying, boards: { [THIEF]: dead, [WIZARD]: dead } }).passAll();
    table.act('hero:barbarian', 'punch').flick({ hits: [REMORHAZ] });
    expect(table.state.outcome).toBeNull();
    expect(table.has(ELF)).toBe(true);
  });

  it('VERM-181: what he carries is off, and what he killed before is paid', () => {
    const equipped = swallowing([ELF], [ELF], { boards: { [ELF]: { equipment: ['equipment:iron-ring'] } } });
    expect(hasWorking(equipped.model, ELF, 'equipment:iron-ring')).toBe(false);
    const boards = { [ELF]: { kills: [{ monster: 'monster:orc', disc: 'orc' } as const] } };
    const table = kill(swallowing([ELF], [ELF], { ...dying, monsters: ['monster:remorhaz'], boards }));
    while (table.prompt.purpose.kind === 'act') table.choose(table.options.find((option) => option.endsWith('>pass'))!);
    expect(table.model.heroes[ELF]?.gold).toBe(100);
  });

  it('VERM-201: with Feeding Frenzy on the same card nobody would ever be swallowed', () => {
    printCard('monster:remorhaz', { abilities: ['ability:devourer', 'ability:feeding-frenzy'] });
    const table = overseersTurn({ monsters: ['monster:remorhaz', 'monster:orc'] })
      .act(REMORHAZ, 'attack-1')
      .flick({ hits: [ELF] });
    expect(table.prompt.purpose.kind).toBe('act');
    expect(withDeck(table).has(ELF)).toBe(true);
  });
});
