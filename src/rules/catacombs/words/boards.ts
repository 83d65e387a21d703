/** The six board faces, named by what they are made of. */
export const BOARD_IDS = ['crypt', 'cave', 'forge', 'ossuary', 'temple', 'tomb'] as const;
export type BoardId = (typeof BOARD_IDS)[number];
