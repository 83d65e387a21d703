import * as fc from '../support/properties';
import { FULL_PULL_PX } from '../../src/board/aim';
import { projectionOf, toScreen, wholeBoard } from '../../src/board/camera';
import { bandEndMm, bandLie } from '../../src/board/canvas/aim/bandLie';
import { shownAim } from '../../src/board/flicking/shownAim';
import { PHONE } from './bench';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf();
const RADIUS_MM = 12.5;
const FULL_MM_S = 6000;

/** Where the end of a band of full power is on the screen, and how the band lies. */
function bandOf(xMm: number, yMm: number, angleRad: number, isPulled: boolean) {
  const projection = projectionOf(wholeBoard(SCENE), PHONE, SCENE);
  const launch = { discId: 'elf', vxMmS: Math.cos(angleRad) * FULL_MM_S, vyMmS: Math.sin(angleRad) * FULL_MM_S };
  const sight = { projection, viewport: PHONE, maxSpeedMmS: FULL_MM_S, contact: null };
  const aim = shownAim(piece('elf', { xMm, yMm, radiusMm: RADIUS_MM }), { launch, isPulled }, sight);
  const lengthMm = FULL_PULL_PX / projection.pxPerMm;
  const endMm = bandEndMm(aim, RADIUS_MM, lengthMm);
  const end = { x: xMm + Math.cos(angleRad) * endMm, y: yMm + Math.sin(angleRad) * endMm };
  return { end: toScreen(projection, end), lie: bandLie(aim, RADIUS_MM, lengthMm) };
}

describe('the band of an aim', () => {
  it('lies behind its disc, as long as the pull, where there is room', () => {
    expect(bandOf(150, 225, 0.4, true).lie).toMatchObject({ way: -1, fit: 1 });
  });

  it.each([
    ['the near edge', 150, 437, -Math.PI / 2],
    ['the far edge', 150, 13, Math.PI / 2],
    ['the left edge', 13, 225, 0],
    ['the right edge', 287, 225, Math.PI],
  ])('lies before a disc at %s', (_edge, xMm, yMm, angleRad) => {
    expect(bandOf(xMm, yMm, angleRad, true).lie).toMatchObject({ way: 1, fit: 1 });
  });

  it('is seen to its end, a hand that pulls it too, from any place but a corner', () => {
    const share = fc.double({ min: 0.042, max: 0.958, noNaN: true });
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(share, share, angle, fc.boolean(), (across, down, angleRad, isPulled) => {
        const { end, lie } = bandOf(across * 300, down * 450, angleRad, isPulled);
        fc.pre(lie.fit > 0.1);
        const edgePx = isPulled && lie.way === -1 ? 26 : 4;
        expect(end.x).toBeGreaterThanOrEqual(edgePx - 1e-6);
        expect(end.x).toBeLessThanOrEqual(PHONE.widthPx - edgePx + 1e-6);
        expect(end.y).toBeGreaterThanOrEqual(edgePx - 1e-6);
        expect(end.y).toBeLessThanOrEqual(PHONE.heightPx - edgePx + 1e-6);
      }),
      { numRuns: 400 },
    );
  });
});
