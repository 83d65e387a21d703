import { selectedDisc, type AimDisc } from '../../src/board/aim';
import { ELF, Hand, RAT, TABLE, TROLL } from './touches';

const HOLE: AimDisc = { id: 'hole', at: { x: 320, y: 200 }, radiusPx: 24 };
const HEARD = { ...TABLE, pieces: [ELF, TROLL, RAT, HOLE], isHoldHeard: true };

describe('a tap', () => {
  it.each([
    ['on a disc', 200, 500, 'elf'],
    ['near a disc', 236, 500, 'elf'],
    ['on a piece that cannot be flicked', 330, 210, 'hole'],
  ])('%s asks for that piece', (_where, x, y, pieceId) => {
    expect(new Hand(HEARD).down(x, y).wait(60).up().outcomes).toEqual([{ kind: 'tapped', pieceId }]);
  });

  it('beside every piece asks for none', () => {
    expect(new Hand(HEARD).down(30, 30).wait(60).up().outcomes).toEqual([]);
  });

  it('right on a piece means it, though a disc is near enough to be flicked', () => {
    const beside = { ...HOLE, at: { x: 236, y: 500 }, radiusPx: 12 };
    const hand = new Hand({ ...HEARD, pieces: [ELF, beside] }).down(236, 500).up();
    expect(hand.outcomes).toEqual([{ kind: 'tapped', pieceId: 'hole' }]);
    expect(selectedDisc(hand.state)).toBeNull();
  });

  it('beside two pieces means the nearer one, though the other is chosen and may be flicked', () => {
    const elf = { id: 'elf', at: { x: 200, y: 500 }, radiusPx: 14 };
    const thief = { id: 'thief', at: { x: 232, y: 500 }, radiusPx: 14 };
    const crowd = { ...HEARD, discs: [elf], pieces: [elf, thief] };
    for (const [x, y] of [
      [218, 510],
      [218, 490],
    ] as const) {
      const hand = new Hand(crowd).down(200, 500).up().wait(500).down(x, y).wait(60).up();
      expect(hand.outcomes.at(-1)).toEqual({ kind: 'tapped', pieceId: 'thief' });
    }
  });

  it('soon after one on its neighbour chooses the neighbour, and is no double tap', () => {
    const hand = new Hand(HEARD).down(128, 300).wait(60).up().wait(120).down(100, 300).wait(60).up();
    expect(hand.outcomes).toEqual([
      { kind: 'tapped', pieceId: 'rat' },
      { kind: 'tapped', pieceId: 'troll' },
    ]);
    expect(selectedDisc(hand.state)).toBe('troll');
  });

  it('on another piece keeps the chosen disc', () => {
    const hand = new Hand(HEARD).down(200, 500).up().wait(500).down(320, 200).up();
    expect(selectedDisc(hand.state)).toBe('elf');
  });
});

describe('a finger that rests', () => {
  it.each([
    ['a disc', 200, 500, 'elf'],
    ['a piece that cannot be flicked', 320, 200, 'hole'],
  ])('on %s asks about it, once', (_what, x, y, pieceId) => {
    const hand = new Hand(HEARD).down(x, y).rest(449);
    expect(hand.outcomes).toEqual([]);
    hand.rest(1).rest(300).rest(300);
    expect(hand.outcomes).toEqual([{ kind: 'held', pieceId }]);
    hand.up();
    expect(hand.outcomes).toHaveLength(1);
  });

  it('and then swipes fires nothing', () => {
    const hand = new Hand(HEARD)
      .down(200, 500)
      .rest(460)
      .slide({ from: [200, 500], to: [200, 380], duringMs: 80 })
      .up();
    expect(hand.flicks).toEqual([]);
    expect(hand.mode).toBe('idle');
  });

  it('asks even where no frame was shown meanwhile', () => {
    const lifted = new Hand(HEARD).down(200, 500).wait(700).up();
    expect(lifted.outcomes).toEqual([{ kind: 'held', pieceId: 'elf' }]);
    const swiped = new Hand(HEARD)
      .down(200, 500)
      .wait(700)
      .slide({ from: [200, 500], to: [200, 380], duringMs: 80 });
    expect(swiped.up().outcomes).toEqual([{ kind: 'held', pieceId: 'elf' }]);
  });

  it('does not ask once it has moved', () => {
    const hand = new Hand(HEARD).down(200, 500).wait(40).move(200, 486).rest(800);
    expect(hand.outcomes).toEqual([]);
    expect(hand.mode).toBe('aiming');
  });

  it('does not ask beside every piece, nor when nobody listens', () => {
    expect(new Hand(HEARD).down(30, 30).rest(900).outcomes).toEqual([]);
    expect(new Hand(TABLE).down(200, 500).rest(900).outcomes).toEqual([]);
  });
});

describe('a piece that is being placed', () => {
  const PLACING = { ...HEARD, discs: [], grips: [TROLL] };

  it('goes where the finger goes, without jumping under it', () => {
    const hand = new Hand(PLACING).down(110, 305).wait(16).move(112, 330).wait(16).move(150, 400).up();
    expect(hand.outcomes).toEqual([
      { kind: 'dragged', gripId: 'troll', at: { x: 102, y: 325 } },
      { kind: 'dragged', gripId: 'troll', at: { x: 140, y: 395 } },
      { kind: 'dropped', gripId: 'troll', at: { x: 140, y: 395 } },
    ]);
  });

  it('comes before any disc that could be flicked there', () => {
    const hand = new Hand({ ...PLACING, discs: [TROLL] }).swipe({ from: [100, 300], to: [100, 200], duringMs: 60 });
    expect(hand.flicks).toEqual([]);
    expect(hand.outcomes.at(-1)).toMatchObject({ kind: 'dropped' });
  });

  it('is not dropped by a second finger or by the system', () => {
    const begun = () => new Hand(PLACING).down(100, 300).wait(16).move(100, 350);
    const second = begun().down(300, 300, 2).up(2).up(1);
    for (const hand of [second, begun().lost()]) {
      expect(hand.outcomes.filter(({ kind }) => kind === 'dropped')).toEqual([]);
    }
  });

  it('may still be tapped and asked about', () => {
    expect(new Hand(PLACING).down(100, 300).wait(60).up().outcomes).toEqual([{ kind: 'tapped', pieceId: 'troll' }]);
    expect(new Hand(PLACING).down(100, 300).rest(460).outcomes).toEqual([{ kind: 'held', pieceId: 'troll' }]);
  });
});
