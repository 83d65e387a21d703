import { catacombsBook as catacombs } from './catacombs';
import { conquestBook as conquest } from './conquest';
import { gymBook as gym } from './gym';
import { reignBook as reign } from './reign';

/** The record book of each game: whoever has a record looks its game up here. */
export const BOOKS = { catacombs, conquest, gym, reign } as const;
export type GameId = keyof typeof BOOKS;
