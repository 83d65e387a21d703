import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import { pieceIdOf } from '../../../src/ui/games/catacombs/pieces/pieceIdOf';
import { NO_MARKS, sceneOf, type SceneMarks } from '../../../src/ui/games/catacombs/pieces/sceneOf';
import { fight, type FightPlan } from '../../rules/catacombs/support/fight';
import { SHIELD, WALL } from '../../rules/catacombs/support/pieces';

function pieceIn(plan: FightPlan, id: string, marks: Partial<SceneMarks> = {}) {
  const scene = sceneOf(shownOf(fight(plan).state), { ...NO_MARKS, ...marks });
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`no ${id} in the scene`);
  return piece;
}

const marksOf = (...of: Parameters<typeof pieceIn>) => pieceIn(...of).marks;

describe('the scene of a table', () => {
  it('finds the picture of every sort of piece', () => {
    expect(pieceIdOf('monster:giant-scorpion-2')).toBe('giant-scorpion');
    expect(pieceIdOf('ally:summoned-skeleton')).toBe('summoned-skeleton');
    expect(pieceIdOf('obstacle-3', 'tomb')).toBe('pillar-tomb');
    expect(pieceIdOf('missile')).toBe('missile');
    expect(() => pieceIdOf('room:merchant')).toThrow('no picture for room:merchant');
  });

  it('shows walls of fire burning, and shields', () => {
    const plan = { pieces: [WALL, SHIELD] };
    expect(pieceIn(plan, WALL.id)).toMatchObject({ piece: 'fire-spirit', marks: ['fireWall'] });
    expect(pieceIn(plan, 'shield')).toMatchObject({ piece: 'shield', radiusMm: 19 });
  });

  it('marks a monster as wounded at its first lost life, a hero when half of it is gone', () => {
    const orc = { monsters: ['monster:orc'], pieces: [{ id: 'monster:orc-1', life: 1 }] } as const;
    expect(marksOf(orc, 'monster:orc-1')).toEqual(['wounded']);
    const elf = (life: number): FightPlan => ({ boards: { 'hero:elf': { life } } });
    expect(marksOf(elf(5), 'hero:elf')).toEqual([]);
    expect(marksOf(elf(4), 'hero:elf')).toEqual(['wounded']);
  });

  it('marks who has acted only on the side whose turn it is', () => {
    const acted = (id: string): FightPlan => ({ monsters: ['monster:orc'], pieces: [{ id, hasActed: true }] });
    const shown = shownOf(fight({ monsters: ['monster:orc'] }).act('hero:elf', 'pass').state);
    expect(sceneOf(shown).pieces.find(({ id }) => id === 'hero:elf')?.marks).toEqual(['acted']);
    expect(marksOf(acted('monster:orc-1'), 'monster:orc-1')).toEqual([]);
    // Whoever is in the middle of its action still has something to do.
    const inAction = sceneOf(shown, { ...NO_MARKS, actor: 'hero:elf' });
    expect(inAction.pieces.find(({ id }) => id === 'hero:elf')?.marks).toEqual([]);
  });

  it('shows what the question of the moment is about', () => {
    const plan: FightPlan = { monsters: ['monster:orc', 'monster:troll'] };
    expect(marksOf(plan, 'hero:elf', { canAct: ['hero:elf'] })).toEqual(['canAct']);
    expect(marksOf(plan, 'monster:orc-1', { targets: ['monster:orc-1'] })).toEqual(['targeted']);
    expect(marksOf(plan, 'monster:troll-1', { barred: ['monster:troll-1'] })).toEqual(['barred']);
    expect(marksOf(plan, 'hero:elf', { frightened: ['hero:elf'] })).toEqual(['frightened']);
    expect(pieceIn(plan, 'hero:elf', { flickable: ['hero:elf'] }).isFlickable).toBe(true);
    expect(pieceIn(plan, 'monster:orc-1', { flickable: ['hero:elf'] }).isFlickable).toBe(false);
  });

  it('shows a piece that is held where it is held, and only there', () => {
    const loose = [{ id: 'hero:elf', xMm: 10, yMm: 20, radiusMm: 12.5 }];
    const scene = sceneOf(shownOf(fight().state), { ...NO_MARKS, loose });
    expect(scene.pieces.filter(({ id }) => id === 'hero:elf')).toMatchObject([{ xMm: 10, yMm: 20 }]);
  });
});
