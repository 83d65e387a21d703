import type { CatacombsWording } from '../wording';

export const monsters = {} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {} satisfies Partial<CatacombsWording['abilities']>;

export const rooms = {} satisfies Partial<CatacombsWording['rooms']>;
