import { lineSvg, polar, type Point } from '../paths';

const closed = (points: readonly Point[]): string => `${lineSvg(points)}Z`;

const MIDDLE: Point = [256, 256];

function arrow(): string {
  const alongDeg = -45;
  const at = (along: number, aside: number): Point => polar(polar(MIDDLE, along, alongDeg), aside, alongDeg + 90);
  const head = closed([at(250, 0), at(70, 112), at(104, 24), at(104, -24), at(70, -112)]);
  const shaft = closed([at(120, 26), at(-150, 26), at(-150, -26), at(120, -26)]);
  const vanes = [-78, -146].map((back) =>
    [1, -1].map((side) => closed([at(back, side * 26), at(back - 72, side * 98), at(back - 104, side * 26)])).join(''),
  );
  return head + shaft + vanes.join('');
}

/** A heavy arrow, point up right, that still reads on the smallest disc; in a square of 512. */
export const ARROW = arrow();
