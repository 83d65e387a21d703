import { markOrders, pieceOrders, spritesOf, toneOf } from '../../src/board/view/sprites';
import { piece, sceneOf } from './scenes';

const ELF = piece('elf', { marks: ['canAct', 'wounded'] });
const TROLL = piece('troll', { piece: 'troll', radiusMm: 19, isFlickable: false, marks: ['targeted'] });
const ORC = piece('orc', { piece: 'orc', marks: ['acted'], isFlickable: false });
const PILLAR = piece('hole-1', { piece: 'pillar-crypt', radiusMm: 20.5, isFlickable: false });
const SCENE = sceneOf(ELF, TROLL, ORC, PILLAR);

const keys = (selectedId: string | null): string[] => spritesOf(SCENE, selectedId).map(({ key }) => key);

describe('what is drawn of a scene', () => {
  it('has every shadow below every face, and a pillar below every disc', () => {
    const drawn = keys(null);
    const lastShadow = drawn.findLastIndex((key) => key.startsWith('shadow:'));
    const firstFace = drawn.findIndex((key) => !key.startsWith('shadow:'));
    expect(lastShadow).toBeLessThan(firstFace);
    expect(drawn[firstFace]).toBe('body:pillar-crypt:20.5:normal');
  });

  it('lays marks under and over their own disc', () => {
    const drawn = keys(null).filter((key) => !key.startsWith('shadow:'));
    const elf = drawn.indexOf('body:elf:12.5:normal');
    expect(drawn.slice(elf - 1, elf + 2)).toEqual(['mark:canAct:12.5', 'body:elf:12.5:normal', 'mark:wounded:12.5']);
  });

  it('puts marked discs above their neighbours, the selected one on top', () => {
    const faces = (selectedId: string | null) => keys(selectedId).filter((key) => key.startsWith('body:'));
    expect(faces(null).map((key) => key.split(':')[1])).toEqual(['pillar-crypt', 'orc', 'elf', 'troll']);
    expect(faces('elf').at(-1)).toBe('body:elf:12.5:normal');
  });

  it('says of a selected disc that it is selected, no longer that it can act', () => {
    expect(keys('elf')).toContain('mark:selected:12.5');
    expect(keys('elf')).not.toContain('mark:canAct:12.5');
  });

  it('gives a disc a shadow to rise with, and a pillar only the one it throws', () => {
    const rising = spritesOf(SCENE, null).filter(({ role }) => role === 'liftedShadow');
    expect(rising.map((sprite) => sprite.piece.id).sort()).toEqual(['elf', 'orc', 'troll']);
    expect(keys(null)).toContain('shadow:pillar:20.5');
  });
});

describe('what is baked for a scene', () => {
  it('holds everything that any selection draws', () => {
    const bodies = pieceOrders(SCENE).map((order) => `body:${order.piece}:${order.radiusMm}:${order.tone}`);
    const marks = markOrders(SCENE).map((order) => `mark:${order.mark}:${order.radiusMm}`);
    for (const selectedId of [null, 'elf']) {
      const drawn = keys(selectedId).filter((key) => !key.startsWith('shadow:'));
      expect(drawn.filter((key) => !bodies.includes(key) && !marks.includes(key))).toEqual([]);
    }
  });

  it('bakes two of a kind once', () => {
    const twins = sceneOf(piece('a'), piece('b', { xMm: 10 }));
    expect(pieceOrders(twins)).toHaveLength(1);
    expect(markOrders(twins)).toEqual([{ mark: 'selected', radiusMm: 12.5 }]);
  });
});

it.each([
  [[], 'normal'],
  [['acted'], 'dimmed'],
  [['incapacitated', 'acted'], 'fallen'],
] as const)('a disc marked %j is %s', (marks, tone) => {
  expect(toneOf(piece('elf', { marks }))).toBe(tone);
});
