import { turnedBack, vec2, type Quarters } from '../../src/lib';
import type { DiscAtlas } from '../../src/board/sprites';
import { boardingPaths } from '../../src/board/canvas/discs/boardingPaths';
import { piece } from './scenes';
import { TOY } from './toyCatalogue';

const RAT = piece('rat', { piece: 'sewer-rat', xMm: 20, yMm: 30, radiusMm: 6, marks: ['acted', 'targeted'] });
const ELF = piece('elf', { xMm: 100, yMm: 200, radiusMm: 12 });

function pathsOf(isLeaving: boolean, lies: Quarters = 0) {
  const asked: string[] = [];
  const rect = { x: 0, y: 0, width: 8, height: 8 };
  const sprite = (key: string) => {
    asked.push(key);
    return { rect, originXPx: 4, originYPx: 4 };
  };
  const atlas = { sprite } as unknown as DiscAtlas;
  const [shadow, body] = boardingPaths(TOY, [{ piece: RAT, onto: ELF, slot: 0, isLeaving }], atlas, lies);
  return { asked, shadow: shadow!, body: body! };
}

it('takes a disc as it was last seen, with nothing that was marked on it, to its place on the rim', () => {
  const { asked, shadow, body } = pathsOf(false);
  expect(asked).toEqual(['shadow:disc:6', 'body:sewer-rat:6:dimmed']);
  expect(body).toEqual(shadow);
  expect(body.from).toEqual({ xMm: 20, yMm: 30, scale: 1 });
  expect(body.to.scale).toBeCloseTo(0.76, 6);
  expect(Math.hypot(body.to.xMm - 100, body.to.yMm - 200)).toBeCloseTo(11.76, 4);
  expect(body.to.yMm).toBeLessThan(200);
});

it('takes it off again by the same way', () => {
  const { from, to } = pathsOf(false).body;
  expect(pathsOf(true).body).toMatchObject({ from: to, to: from });
});

it('takes it to where its place on the rim is seen on a board that lies turned', () => {
  const { to } = pathsOf(false).body;
  const turned = pathsOf(false, 1).body.to;
  const rim = turnedBack(vec2(to.xMm - 100, to.yMm - 200), 1);
  expect([turned.xMm, turned.yMm]).toEqual([100 + rim.x, 200 + rim.y]);
});
