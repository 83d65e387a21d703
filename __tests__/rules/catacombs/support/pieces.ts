/** Pieces that a fight may have beside heroes and monsters. */

export const SKELETON = {
  kind: 'ally',
  id: 'ally:summoned-skeleton',
  card: 'ally:summoned-skeleton',
  owner: 'hero:wizard',
  xMm: 240,
  yMm: 420,
  radiusMm: 12.5,
  hasActed: false,
} as const;

export const FAMILIAR = {
  ...SKELETON,
  id: 'ally:familiar',
  card: 'ally:familiar',
  xMm: 200,
  yMm: 330,
  radiusMm: 9.5,
} as const;

export const WALL = {
  kind: 'fireWall',
  id: 'fire-wall-1',
  disc: 'fireSpirit',
  xMm: 150,
  yMm: 250,
  radiusMm: 12.5,
} as const;

export const SHIELD = { kind: 'shield', id: 'shield', xMm: 250, yMm: 250, radiusMm: 19 } as const;
