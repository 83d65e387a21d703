import { ARENA_MM, CORNERS, DISC_IDS, PROJECTILE_KINDS } from '../../../src/rules/conquest';
import { NO_MARKS, sceneOf, type LyingDisc } from '../../../src/ui/games/conquest/board/sceneOf';

const DISCS: readonly LyingDisc[] = [...DISC_IDS, ...PROJECTILE_KINDS].map((id, at) => ({
  ...{ id, radiusMm: 12.5, xMm: 60 * (at % 8) + 40, yMm: 60 * Math.floor(at / 8) + 40 },
}));

describe('the arena as it is drawn', () => {
  it('has walls around it, and the mat has none', () => {
    expect(sceneOf('walls', DISCS)).toMatchObject({ ...ARENA_MM, ground: 'walls', rimMm: 17 });
    expect(sceneOf('mat', DISCS)).toMatchObject({ ...ARENA_MM, ground: 'mat', rimMm: 0 });
  });

  it('shows every disc as itself, unmarked and not to be flicked', () => {
    const { pieces } = sceneOf('walls', DISCS);
    expect(pieces.map(({ piece }) => piece)).toEqual(DISCS.map(({ id }) => id));
    expect(pieces.filter(({ marks, isFlickable }) => marks.length > 0 || isFlickable)).toEqual([]);
  });

  it('marks who acts, who may be hit, and both of a stunned team', () => {
    const marks = { ...NO_MARKS, canAct: ['sword-1'], flickable: ['sword-1'], targets: ['skull-2' as const] };
    const { pieces } = sceneOf('walls', DISCS, { ...marks, stunned: 'skull' });
    const worn = Object.fromEntries(pieces.flatMap(({ id, marks: all }) => (all.length > 0 ? [[id, all]] : [])));
    expect(worn).toEqual({ 'sword-1': ['canAct'], 'skull-1': ['stunned'], 'skull-2': ['stunned', 'targeted'] });
    expect(pieces.filter(({ isFlickable }) => isFlickable).map(({ id }) => id)).toEqual(['sword-1']);
  });

  it('draws a projectile that is being put once, where it is put, and ready to be flicked', () => {
    const loose = { id: 'missile', radiusMm: 6, ...CORNERS['sword-1'] };
    const { pieces } = sceneOf('walls', DISCS, { ...NO_MARKS, loose: [loose] });
    expect(pieces.filter(({ id }) => id === 'missile')).toMatchObject([{ ...CORNERS['sword-1'], isFlickable: true }]);
    expect(pieces.at(-1)?.id).toBe('missile');
  });

  it('refuses a disc that nobody has drawn', () => {
    expect(() => sceneOf('walls', [{ id: 'orc', xMm: 1, yMm: 1, radiusMm: 9 }])).toThrow('orc');
  });
});
