import { BOARD, BOARD_HOLES, DISC_RADIUS_MM, type HeroId, type MonsterEntry } from '../../../../src/rules/catacombs';
import { shuffled } from '../../../../src/rules/machine';
import type { Dice } from '../../dice';
import type { Combat } from './told';

export interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

/** Two large discs side by side, with little between them. */
const STEP_MM = 42;

const farMm = (a: Spot, b: Spot): number => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);

function spotsOn(board: Combat['board']): readonly Spot[] {
  const obstacles = BOARD_HOLES[board].map(({ x, y }) => ({ xMm: x, yMm: y }));
  const [columns, rows] = [Math.floor(BOARD.widthMm / STEP_MM), Math.floor(BOARD.heightMm / STEP_MM)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    xMm: ((index % columns) + 0.5) * STEP_MM,
    yMm: (Math.floor(index / columns) + 0.5) * STEP_MM,
  })).filter((spot) => obstacles.every((one) => farMm(spot, one) >= 2 * DISC_RADIUS_MM.large));
}

const oneByOne = ({ monster, count = 1 }: MonsterEntry): readonly MonsterEntry[] =>
  Array.from({ length: count }, () => ({ monster }));

/** The same fight in a throng: everybody stands beside everybody, friend and foe, and whatever flies meets several. */
export function throng(fight: Combat, heroes: readonly HeroId[], dice: Dice): Combat {
  const spots = spotsOn(fight.board);
  const centre = dice.pick(spots);
  const monsters = fight.monsters.flatMap(oneByOne);
  const near = [...spots].sort((a, b) => farMm(a, centre) - farMm(b, centre));
  const order = dice.draw((stream) => shuffled(stream, near.slice(0, heroes.length + monsters.length)));
  return {
    ...fight,
    anywhere: true,
    heroes: Object.fromEntries(heroes.map((hero, index) => [hero, order[index]])),
    monsters: monsters.map((entry, index) => ({ ...entry, at: order[heroes.length + index] })),
  };
}
