import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { stacked } from '../../../src/rules/catacombs/model/subjects/stacks';
import { touch } from '../catacombs/support/table';
import { WALL } from '../catacombs/support/pieces';
import { solothFight } from './support';

const PHOENIX = 'monster:phoenix-1';
const ORC = 'monster:orc-1';
const weak = (id: string) => ({ id, life: 1 });
const slay = (monsters: readonly ('monster:phoenix' | 'monster:orc')[], hits: readonly string[] = [PHOENIX]) =>
  solothFight({ monsters, pieces: monsters.map((_, index) => weak(index === 0 ? PHOENIX : ORC)) })
    .act('hero:elf', 'punch')
    .flick({ hits });

describe('Resurrection', () => {
  it('SOL-194 SOL-195: killed beside another monster it is set down whole in the monster zone', () => {
    const table = slay(['monster:phoenix', 'monster:orc']);
    expect(table.events.at(-1)).toEqual({ kind: 'reborn', piece: PHOENIX, life: 2 });
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'placeReborn', piece: PHOENIX } });
    table.place({ [PHOENIX]: [200, 40] });
    expect(table.piece(PHOENIX)).toMatchObject({ xMm: 200, yMm: 40, life: 2, stun: null });
  });

  it('SOL-197: nobody is credited with it', () => {
    const table = slay(['monster:phoenix', 'monster:orc']).place({ [PHOENIX]: [200, 40] });
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([]);
    expect(table.model.room?.itemsOwed).toEqual([]);
  });

  it('SOL-196 SOL-199: alone it dies for good; a Fire Wall is no monster', () => {
    const table = solothFight({ monsters: ['monster:phoenix'], pieces: [weak(PHOENIX), WALL] })
      .act('hero:elf', 'punch')
      .flick({ hits: [PHOENIX] });
    expect(table.has(PHOENIX)).toBe(false);
    expect(heroOf(table.model, 'hero:elf').kills).toHaveLength(1);
  });

  it('SOL-198: in one pitch the order of the kills decides', () => {
    const last = slay(['monster:phoenix', 'monster:orc'], [ORC, PHOENIX]);
    expect(last.has(PHOENIX)).toBe(false);
    const first = slay(['monster:phoenix', 'monster:orc'], [PHOENIX, ORC]);
    expect(first.prompt.purpose.kind).toBe('placeReborn');
    expect(first.place({ [PHOENIX]: [200, 40] }).has(PHOENIX)).toBe(true);
  });

  describe('and a mount, the only other monster, dead in the same pitch', () => {
    const MOUNT = 'monster:orc-wolf-rider-1';
    const slain = (orcs: number) => {
      const table = solothFight({ monsters: ['monster:phoenix', 'monster:orc-wolf-rider'], pieces: [weak(PHOENIX)] });
      table.state = { ...table.state, model: { ...table.model, stock: { ...table.model.stock, orc: orcs } } };
      return table.act('hero:elf', 'punch').flick({ hits: [MOUNT, PHOENIX] });
    };

    it('SOL-198 SOL-199: it comes back, for the rider is another monster', () => {
      const table = slain(1);
      expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'placeReborn', piece: PHOENIX } });
      expect(table.has(ORC)).toBe(true);
      expect(heroOf(table.model, 'hero:elf').kills.map(({ monster }) => monster)).toEqual(['monster:orc-wolf-rider']);
    });

    it('SOL-199: without a rider in the reserve it is dead for good', () => {
      const table = slain(0);
      expect(table.has(PHOENIX)).toBe(false);
      expect(table.happened).not.toContain('reborn');
    });
  });

  it('SOL-200: two of them do not shield one another', () => {
    const table = solothFight({ monsters: ['monster:phoenix', 'monster:phoenix'], pieces: [weak(PHOENIX)] })
      .act('hero:elf', 'punch')
      .flick({ hits: [PHOENIX] });
    expect(table.has(PHOENIX)).toBe(false);
  });

  it('VERM-150: a rat that sits on a hero is another monster in the room', () => {
    const plan = { setup: { expansions: ['soloth', 'vermin'] }, pieces: [weak(PHOENIX)] } as const;
    const table = solothFight({ ...plan, monsters: ['monster:phoenix', 'monster:sewer-rat'] });
    const rat = table.piece('monster:sewer-rat-1');
    if (rat.kind !== 'monster') throw new Error('no rat');
    table.state = { ...table.state, model: stacked(table.model, rat, 'hero:elf') };
    table.act('hero:barbarian', 'punch').flick({ hits: [PHOENIX] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeReborn', piece: PHOENIX });
  });

  it('SOL-195: what meets it after its death in the same pitch does nothing', () => {
    const table = solothFight({
      monsters: ['monster:phoenix', 'monster:orc'],
      pieces: [weak(PHOENIX), { ...WALL, xMm: 30, yMm: 100 }],
    })
      .act('hero:elf', 'punch')
      .flick({ hits: [PHOENIX], log: [touch(PHOENIX, 'fire-wall-1', 25)] });
    table.place({ [PHOENIX]: [200, 40] });
    expect(table.piece(PHOENIX)).toMatchObject({ life: 2 });
  });
});

describe('Wellspring', () => {
  const wounded = (monsters: readonly ('monster:phoenix' | 'monster:orc' | 'monster:zombie')[]) =>
    solothFight({ monsters, pieces: [weak(ORC)] }).nextRound();

  it('SOL-222 SOL-224: while it is there, others of two life are whole again when the round ends', () => {
    expect(wounded(['monster:phoenix', 'monster:orc']).piece(ORC)).toMatchObject({ life: 2 });
    expect(wounded(['monster:zombie', 'monster:orc']).piece(ORC)).toMatchObject({ life: 1 });
  });

  it('SOL-223 SOL-225 SOL-257: not itself; but two serve one another', () => {
    const alone = solothFight({ monsters: ['monster:phoenix', 'monster:orc'], pieces: [weak(PHOENIX)] }).nextRound();
    expect(alone.piece(PHOENIX)).toMatchObject({ life: 1 });
    const two = solothFight({ monsters: ['monster:phoenix', 'monster:phoenix'], pieces: [weak(PHOENIX)] }).nextRound();
    expect(two.piece(PHOENIX)).toMatchObject({ life: 2 });
  });
});
