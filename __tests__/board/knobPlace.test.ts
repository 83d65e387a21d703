import * as fc from '../support/properties';
import { QUARTERS } from '../../src/lib';
import { projectionOf, toScreen, wholeBoard, type Frame } from '../../src/board/camera';
import type { PlaceMm, ShotRing } from '../../src/board/scene/boardViewProps';
import { knobPlace } from '../../src/board/flicking/knobPlace';
import type { ScenePiece } from '../../src/board/scene/scene';
import { wishedByKnob } from '../../src/board/flicking/shotRing';
import { PHONE } from './bench';
import { piece } from './scenes';

const BOARD = { widthMm: 300, heightMm: 450 };
const PROJECTION = projectionOf(wholeBoard(BOARD), PHONE, BOARD);
const NEAREST = 12.5 + 6;
const KNOB_PX = 22;

const ringAt = (xMm: number, yMm: number): ShotRing => ({
  pieceId: 'arrow',
  origin: { xMm, yMm, radiusMm: 12.5 },
  maxGapMm: 20,
  isLegal: () => true,
  onMove: () => undefined,
});
const arrowAt = (xMm: number, yMm: number): ScenePiece => piece('arrow', { xMm, yMm, radiusMm: 6 });
const discAt = (id: string, xMm: number, yMm: number): ScenePiece => piece(id, { xMm, yMm, radiusMm: 12.5 });

function knobOf(ring: ShotRing, pieces: readonly ScenePiece[], frame: Frame = PHONE): PlaceMm {
  const knob = knobPlace(ring, pieces, PROJECTION, frame);
  if (knob === null) throw new Error('there is no knob');
  return knob;
}

/** Between the rims on the screen. */
const gapPx = (knob: PlaceMm, disc: ScenePiece): number => {
  const a = toScreen(PROJECTION, { x: knob.xMm, y: knob.yMm });
  const b = toScreen(PROJECTION, { x: disc.xMm, y: disc.yMm });
  return Math.hypot(a.x - b.x, a.y - b.y) - KNOB_PX - disc.radiusMm * PROJECTION.pxPerMm;
};

describe('the knob of a ring', () => {
  it('lies beyond its missile, as the shooter sees it', () => {
    const knob = knobOf(ringAt(150, 225), [discAt('elf', 150, 225), arrowAt(150, 195)]);
    expect(knob.xMm).toBeCloseTo(150, 9);
    expect(knob.yMm).toBeLessThan(195 - 6 - KNOB_PX / PROJECTION.pxPerMm);
  });

  it('is no knob without its missile', () => {
    expect(knobPlace(ringAt(150, 225), [discAt('elf', 150, 225)], PROJECTION, PHONE)).toBeNull();
  });

  it.each([
    ['upwards', 150, 195],
    ['downwards', 150, 255],
    ['to the left', 120, 225],
    ['to the right', 180, 225],
  ])('takes its missile the way the finger goes when it points %s', (_way, xMm, yMm) => {
    const ring = ringAt(150, 225);
    const arrow = arrowAt(xMm, yMm);
    const others = [discAt('orc', 150 + 2 * (xMm - 150), 225 + 2 * (yMm - 225))];
    const knob = knobOf(ring, [arrow, ...others]);
    for (const [dx, dy] of [
      [-15, 0],
      [15, 0],
      [0, -15],
      [0, 15],
    ] as const) {
      const wished = wishedByKnob(ring, arrow, knob, { x: knob.xMm + dx, y: knob.yMm + dy });
      expect((wished.x - xMm) * dx + (wished.y - yMm) * dy).toBeGreaterThan(0);
    }
  });

  it('goes aside, or farther out, for a disc that lies where it would', () => {
    const ring = ringAt(150, 225);
    const [elf, arrow] = [discAt('elf', 150, 225), arrowAt(150, 195)];
    const free = knobOf(ring, [elf, arrow]);
    const orc = discAt('orc', free.xMm, free.yMm);
    const knob = knobOf(ring, [elf, arrow, orc]);
    for (const disc of [elf, orc]) expect(gapPx(knob, disc)).toBeGreaterThan(0);
    expect(knob.yMm).toBeLessThan(195);
  });

  it('is seen whole, off the shooter, and a finger on it is a thumb away from the missile, all over the board', () => {
    const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const crowd = fc.array(fc.tuple(share, share), { maxLength: 12 });
    fc.assert(
      fc.property(share, share, turn, fc.constantFrom(...QUARTERS), crowd, (across, down, angle, lies, others) => {
        const ring = ringAt(across * 300, down * 450);
        const { xMm, yMm } = ring.origin;
        const arrow = arrowAt(xMm + Math.cos(angle) * (NEAREST + 10), yMm + Math.sin(angle) * (NEAREST + 10));
        const discs = others.map(([x, y], index) => discAt(`orc-${index}`, x * 300, y * 450));
        const knob = knobOf(ring, [arrow, ...discs], { ...PHONE, lies });
        const seen = toScreen(PROJECTION, { x: knob.xMm, y: knob.yMm });
        expect(gapPx(knob, arrow)).toBeGreaterThanOrEqual(44 - 1e-6);
        expect(gapPx(knob, discAt('elf', xMm, yMm))).toBeGreaterThan(0);
        expect(seen.x).toBeGreaterThanOrEqual(KNOB_PX);
        expect(seen.x).toBeLessThanOrEqual(PHONE.widthPx - KNOB_PX);
        expect(seen.y).toBeGreaterThanOrEqual(KNOB_PX);
        expect(seen.y).toBeLessThanOrEqual(PHONE.heightPx - KNOB_PX);
      }),
    );
  });
});
