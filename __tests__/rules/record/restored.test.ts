import { catacombsBook, restoredShot, type CatacombsState } from '../../../src/rules/catacombs';
import { fight } from '../catacombs/support/fight';

const ELF = 'hero:elf';
/** As a finger is capped: a hair faster than may be. */
const HARDEST = { vxMmS: 1320.0000000000002, vyMmS: -1760.0000000000005 };

const released = fight({ monsters: ['monster:orc'] })
  .act(ELF, 'punch')
  .answer({ kind: 'flick', flick: { discId: ELF, from: null, ...HARDEST } }).state;

/** As it was kept while the rules passed a launch on as it came. */
function asKeptBefore(state: CatacombsState): CatacombsState {
  const { prompt, tasks } = state;
  if (prompt?.ask.kind !== 'flickResolved') throw new Error('nothing is in the air');
  const shot = { ...prompt.ask.shot, ...HARDEST };
  return {
    ...state,
    prompt: { ...prompt, ask: { ...prompt.ask, shot } },
    tasks: tasks.map((task) => (task.kind === 'fly' ? { ...task, shot } : task)),
  };
}

describe('a game that was kept in mid-flight', () => {
  it('flies as the rules of today would have let it go', () => {
    const kept = asKeptBefore(released);
    expect(kept).not.toEqual(released);
    expect(catacombsBook.restored?.(kept)).toEqual(released);
    expect(catacombsBook.restored?.(released)).toEqual(released);
  });

  it('has its film as it was flown: no faster than a finger may', () => {
    const kept = { discId: ELF, projectile: null, ...HARDEST };
    expect(Math.hypot(kept.vxMmS, kept.vyMmS)).toBeGreaterThan(2200);
    const { vxMmS, vyMmS, ...rest } = restoredShot(kept);
    expect(rest).toEqual({ discId: ELF, projectile: null });
    expect(Math.hypot(vxMmS, vyMmS)).toBe(2200);
  });
});
