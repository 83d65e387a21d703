import { WALL, type World } from '../../../../__tests__/physics/oracles/world';

const THICKNESS_MM = 200;

/** The four walls as boxes outside the board, thick enough that nothing is ever pushed through. */
export function wallBoxes(world: World) {
  const { widthMm, heightMm } = world;
  const halfThick = THICKNESS_MM / 2;
  const halfWide = widthMm / 2 + THICKNESS_MM;
  const halfHigh = heightMm / 2 + THICKNESS_MM;
  return [
    { name: WALL.left, xMm: -halfThick, yMm: heightMm / 2, halfXMm: halfThick, halfYMm: halfHigh },
    { name: WALL.right, xMm: widthMm + halfThick, yMm: heightMm / 2, halfXMm: halfThick, halfYMm: halfHigh },
    { name: WALL.top, xMm: widthMm / 2, yMm: -halfThick, halfXMm: halfWide, halfYMm: halfThick },
    { name: WALL.bottom, xMm: widthMm / 2, yMm: heightMm + halfThick, halfXMm: halfWide, halfYMm: halfThick },
  ];
}

/** The pair as the log names it: the smaller index first, a wall last. */
export function inOrder(one: number, other: number): { readonly a: number; readonly b: number } {
  const isOneFirst = other < 0 || (one >= 0 && one < other);
  return isOneFirst ? { a: one, b: other } : { a: other, b: one };
}

/** Restitution of a pair, as the world wants it. */
export function restitutionOf(world: World, one: number, other: number): number {
  if (one < 0 || other < 0) return world.feel.wallRestitution;
  const isObstacle = world.discs[one]?.isFixed === true || world.discs[other]?.isFixed === true;
  return isObstacle ? world.feel.obstacleRestitution : world.feel.discRestitution;
}
