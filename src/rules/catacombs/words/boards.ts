/** The six board faces, named by what they are made of. */
export const BOARD_IDS = ['crypt', 'cave', 'forge', 'ossuary', 'temple', 'tomb'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** Where a tile has its exits. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};
