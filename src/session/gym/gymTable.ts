import type { Vec2 } from '../../lib';
import type { Board, FlickTable, LaunchLimits, TableDisc } from '../../rules/flicking';

/** Upright, like the boards of Catacombs. */
const BOARD: Board = { widthMm: 300, heightMm: 450, edge: 'open' };

const RADIUS_MM = { tiny: 6, small: 9.5, medium: 12.5, large: 19 } as const;

/** Where the holes of a crypt are. */
const PILLARS: readonly Vec2[] = [
  { x: 70, y: 200 },
  { x: 230, y: 200 },
  { x: 70, y: 330 },
  { x: 230, y: 330 },
];

interface GymDisc {
  readonly id: string;
  readonly size: keyof typeof RADIUS_MM;
  readonly xMm: number;
  readonly yMm: number;
}

/** Eight discs of four sizes: a party below, a band of monsters above. */
export const GYM_DISCS = [
  { id: 'troll', size: 'large', xMm: 150, yMm: 72 },
  { id: 'skeleton-warrior', size: 'medium', xMm: 104, yMm: 124 },
  { id: 'orc', size: 'medium', xMm: 194, yMm: 132 },
  { id: 'fireball', size: 'small', xMm: 216, yMm: 262 },
  { id: 'elf', size: 'medium', xMm: 146, yMm: 376 },
  { id: 'wizard', size: 'medium', xMm: 214, yMm: 398 },
  { id: 'familiar', size: 'small', xMm: 92, yMm: 402 },
  { id: 'missile', size: 'tiny', xMm: 158, yMm: 424 },
] as const satisfies readonly GymDisc[];

export type GymDiscId = (typeof GYM_DISCS)[number]['id'];

const discOf = ({ id, size, xMm, yMm }: GymDisc): TableDisc => ({
  id,
  xMm,
  yMm,
  radiusMm: RADIUS_MM[size],
  isFixed: false,
  ignores: [],
});

const pillarAt = ({ x, y }: Vec2, index: number): TableDisc => ({
  id: `pillar-${index + 1}`,
  xMm: x,
  yMm: y,
  radiusMm: RADIUS_MM.large,
  isFixed: true,
  ignores: [],
});

/** As fast as in the games that it is there to practise for. */
export const GYM_LAUNCH: LaunchLimits = { minSpeedMmS: 0, maxSpeedMmS: 2200 };

/** The gym as one enters it: a crypt, its pillars, and discs that belong to nobody. */
export const GYM_TABLE: FlickTable = {
  ...BOARD,
  discs: [...GYM_DISCS.map(discOf), ...PILLARS.map(pillarAt)],
  riders: [],
  zones: [],
};
