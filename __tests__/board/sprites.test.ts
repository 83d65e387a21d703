import { aboardKey, bodyKey, flameKey, lifeKey, markKey } from '../../src/board/sprites/atlas';
import { ordersOf, ordersWith } from '../../src/board/scene/atlasOrders';
import { spritesOf, toneOf } from '../../src/board/scene/sprites';
import { piece, sceneOf } from './scenes';
import { TOY } from './toyCatalogue';

const ELF = piece('elf', { marks: ['canAct', 'wounded'] });
const TROLL = piece('troll', { piece: 'troll', radiusMm: 19, isFlickable: false, marks: ['targeted'] });
const ORC = piece('orc', { piece: 'orc', marks: ['acted'], isFlickable: false });
const PILLAR = piece('hole-1', { piece: 'pillar-crypt', radiusMm: 20.5, isFlickable: false });
const SCENE = sceneOf(ELF, TROLL, ORC, PILLAR);

const drawn = (selectedId: string | null, movableIds: readonly string[] = []) =>
  spritesOf(TOY, SCENE.pieces, { selectedId, movableIds });
const keys = (selectedId: string | null, movableIds?: readonly string[]): string[] =>
  drawn(selectedId, movableIds).map(({ key }) => key);

describe('what is drawn of a scene', () => {
  it('has every shadow below every face, and a pillar below every disc', () => {
    const inOrder = keys(null);
    const lastShadow = inOrder.findLastIndex((key) => key.startsWith('shadow:'));
    const firstFace = inOrder.findIndex((key) => !key.startsWith('shadow:'));
    expect(lastShadow).toBeLessThan(firstFace);
    expect(inOrder[firstFace]).toBe('body:pillar-crypt:20.5:normal');
  });

  it('lays marks under and over their own disc', () => {
    const faces = keys(null).filter((key) => !key.startsWith('shadow:'));
    const elf = faces.indexOf('body:elf:12.5:normal');
    expect(faces.slice(elf - 1, elf + 2)).toEqual(['mark:canAct:12.5', 'body:elf:12.5:normal', 'mark:wounded:12.5']);
  });

  it('puts marked discs above their neighbours, the selected one on top', () => {
    const faces = (selectedId: string | null) => keys(selectedId).filter((key) => key.startsWith('body:'));
    expect(faces(null).map((key) => key.split(':')[1])).toEqual(['pillar-crypt', 'orc', 'elf', 'troll']);
    expect(faces('elf').at(-1)).toBe('body:elf:12.5:normal');
  });

  it('puts what a hand may carry above everything', () => {
    const faces = keys('elf', ['orc']).filter((key) => key.startsWith('body:'));
    expect(faces.at(-1)).toBe('body:orc:12.5:dimmed');
  });

  it('says of a selected disc that it is selected, no longer that it can act', () => {
    expect(keys('elf')).toContain('mark:selected:12.5');
    expect(keys('elf')).not.toContain('mark:canAct:12.5');
  });

  it('gives a frightened disc a ring of its own, chosen or not', () => {
    const scared = { ...ELF, marks: ['frightened'] as const };
    for (const selectedId of [null, 'elf']) {
      const rings = spritesOf(TOY, [scared], { selectedId, movableIds: [] }).filter(({ key }) =>
        key.startsWith('mark:'),
      );
      expect(rings.map(({ key }) => key)).toEqual(['mark:frightened:12.5']);
    }
  });

  it('gives a disc a shadow to rise with, and a pillar only the one it throws', () => {
    const rising = drawn(null).filter(({ role }) => role === 'liftedShadow');
    expect(rising.map((sprite) => sprite.piece.id).sort()).toEqual(['elf', 'orc', 'troll']);
    expect(keys(null)).toContain('shadow:pillar:20.5');
  });
});

it('draws what sits on a disc above everything else of it, side by side', () => {
  const elf = { ...ELF, aboard: ['rat-1', 'rat-2'].map((id) => ({ id, piece: 'sewer-rat', tone: 'normal' }) as const) };
  const keys = spritesOf(TOY, [elf], { selectedId: null, movableIds: [] }).map(({ key }) => key);
  const rats = [0, 1].map((slot) => aboardKey({ piece: 'sewer-rat', slot, tone: 'normal', radiusMm: 12.5 }));
  expect(keys.slice(-2)).toEqual(rats);
  expect(ordersOf(TOY, sceneOf(elf)).aboard.map(aboardKey)).toEqual(rats);
  const known = ordersOf(TOY, sceneOf(ELF));
  expect(ordersWith(known, ordersOf(TOY, sceneOf(elf)))).not.toBe(known);
});

describe('a piece with lives to lose', () => {
  const troll = { ...TROLL, marks: ['wounded', 'frozen', 'targeted'] as const, life: { now: 1, max: 2 } };
  const faces = (piece: typeof troll | typeof ELF) =>
    spritesOf(TOY, [piece], { selectedId: null, movableIds: [] })
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('shadow:'));

  it('has a gauge over its shell of ice, and wounds without the drop', () => {
    expect(faces(troll)).toEqual([
      'body:troll:19:normal',
      'mark:frozen:19',
      'life:1/2:19',
      'mark:clawed:19',
      'mark:targeted:19',
    ]);
  });

  it('needs no gauge when there is only one', () => {
    expect(faces({ ...ELF, life: { now: 1, max: 1 } })).toEqual(faces(ELF));
  });
});

describe('what burns', () => {
  it('is there in every picture of its fire, one shown at a time', () => {
    const burning = spritesOf(TOY, [{ ...ORC, marks: ['fireWall'] }], { selectedId: null, movableIds: [] });
    const flames = burning.filter(({ frame }) => frame !== null);
    expect(flames.map(({ key, frame }) => [key, frame])).toEqual(
      Array.from({ length: 6 }, (_, frame) => [flameKey('fireWall', frame, 12.5), frame]),
    );
  });

  it('lights the board under its body', () => {
    const fireball = piece('ball', { piece: 'fireball', radiusMm: 9.5 });
    const inOrder = spritesOf(TOY, [fireball], { selectedId: null, movableIds: [] }).map(({ key }) => key);
    expect(inOrder.filter((key) => key.startsWith('glow:'))).toHaveLength(6);
    expect(inOrder.at(-1)).toBe(bodyKey('fireball', 9.5));
  });
});

describe('what is baked for a scene', () => {
  const hurt = { ...TROLL, marks: ['wounded'] as const, life: { now: 1, max: 3 } };

  it('holds everything that any selection draws', () => {
    const { pieces, marks } = ordersOf(TOY, SCENE);
    const bodies = pieces.map((order) => bodyKey(order.piece, order.radiusMm, order.tone));
    const marked = marks.map((order) => markKey(order.mark, order.radiusMm));
    for (const selectedId of [null, 'elf']) {
      const faces = keys(selectedId).filter((key) => !key.startsWith('shadow:'));
      expect(faces.filter((key) => !bodies.includes(key) && !marked.includes(key))).toEqual([]);
    }
  });

  it('bakes two of a kind once', () => {
    const alone = ordersOf(TOY, sceneOf(piece('a')));
    expect(ordersOf(TOY, sceneOf(piece('a'), piece('b', { xMm: 10 })))).toEqual(alone);
    expect(new Set(alone.marks.map(({ mark }) => mark)).size).toBe(alone.marks.length);
  });

  it('is ready for wounds that have not been dealt', () => {
    const whole = ordersOf(TOY, sceneOf({ ...hurt, marks: [], life: { now: 3, max: 3 } }));
    expect(ordersWith(whole, ordersOf(TOY, sceneOf(hurt)))).toBe(whole);
    expect(whole.gauges).toEqual([{ maxLife: 3, radiusMm: 19 }]);
    expect(lifeKey({ now: 1, max: 3 }, 19)).toBe('life:1/3:19');
  });

  it.each([
    ['a hero who acts', ELF, ['acted']],
    ['a hero who falls', ELF, ['incapacitated', 'acted']],
    ['a hero who may be chosen', { ...ELF, isFlickable: false, marks: [] }, ['canAct', 'selected']],
    ['a foe who is aimed at', { ...ORC, marks: [] }, ['targeted']],
    ['a foe who acts', { ...ORC, marks: [] }, ['acted']],
  ] as const)('is ready for %s', (_, before, marks) => {
    const known = ordersOf(TOY, sceneOf(before));
    expect(ordersWith(known, ordersOf(TOY, sceneOf({ ...before, marks })))).toBe(known);
  });

  it('knows no turn of a pillar, and none that fells a missile', () => {
    const missile = piece('shot', { piece: 'missile', radiusMm: 9.5 });
    expect(ordersOf(TOY, sceneOf(PILLAR))).toMatchObject({ pieces: [{ tone: 'normal' }], marks: [] });
    expect(ordersOf(TOY, sceneOf(missile)).pieces).toMatchObject([{ tone: 'normal' }]);
  });

  it('grows by what is new, and forgets nothing that has been shown', () => {
    const known = ordersOf(TOY, sceneOf(ELF));
    const grown = ordersWith(known, ordersOf(TOY, sceneOf(ORC)));
    expect([...new Set(grown.pieces.map((order) => order.piece))]).toEqual(['elf', 'orc']);
    expect(ordersWith(grown, known)).toBe(grown);
  });
});

it.each([
  [[], 'normal'],
  [['acted'], 'dimmed'],
  [['incapacitated', 'acted'], 'fallen'],
] as const)('a disc marked %j is %s', (marks, tone) => {
  expect(toneOf(TOY, piece('elf', { marks }))).toBe(tone);
});
