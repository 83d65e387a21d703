import { ARROW, lineSvg, polar, type Point } from '../../../../../board/look';

const closed = (points: readonly Point[]): string => `${lineSvg(points)}Z`;

interface Snake {
  readonly bearingDeg: number;
  readonly length: number;
  /** Which way it curls first. */
  readonly curl: 1 | -1;
}

const SNAKES: readonly Snake[] = [
  { bearingDeg: -90, length: 128, curl: 1 },
  { bearingDeg: -122, length: 122, curl: -1 },
  { bearingDeg: -58, length: 122, curl: 1 },
  { bearingDeg: -156, length: 126, curl: -1 },
  { bearingDeg: -24, length: 126, curl: 1 },
  { bearingDeg: -190, length: 122, curl: -1 },
  { bearingDeg: 10, length: 122, curl: 1 },
  { bearingDeg: -224, length: 120, curl: -1 },
  { bearingDeg: 44, length: 120, curl: 1 },
];

const BENDS = 12;
const ROOT = 96;
const FACE: Point = [256, 272];

function snake({ bearingDeg, length, curl }: Snake): string {
  const middles = Array.from({ length: BENDS + 1 }, (_, step): Point => {
    const share = step / BENDS;
    const sway = Math.sin(share * Math.PI * 1.6) * 30 * share * curl;
    return polar(polar(FACE, ROOT + length * share, bearingDeg), sway, bearingDeg + 90);
  });
  const side = (sign: number): Point[] =>
    middles.map((middle, step) => polar(middle, sign * (24 - (step / BENDS) * 7), bearingDeg + 90));
  const tip = middles[BENDS] ?? FACE;
  const head = [0, 70, 130, 180, 230, 290].map((turnDeg) => polar(tip, turnDeg === 0 ? 46 : 29, bearingDeg + turnDeg));
  return closed([...side(1), ...side(-1).reverse()]) + closed(head);
}

/** A face that is all eyes and teeth, with snakes for hair. The holes run against the face, so that they stay open. */
function gorgon(): string {
  const face =
    'M256 152C330 152 366 200 364 266C362 336 316 414 256 424C196 414 150 336 148 266C146 200 182 152 256 152Z';
  const leftEye = 'M176 242C182 300 226 306 240 276Z';
  const rightEye = 'M336 242L272 276C286 306 330 300 336 242Z';
  const mouth = 'M204 330L230 376L243 350L256 384L269 350L282 376L308 330Z';
  return SNAKES.map(snake).join('') + face + leftEye + rightEye + mouth;
}

/** Emblems that we drew ourselves, in the same square of 512 as the others. */
export const OWN_EMBLEMS = { 'heavy-flight': ARROW, 'gorgon-face': gorgon() } as const;
