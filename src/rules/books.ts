import { catacombsBook as catacombs } from './catacombs';

/** The record book of each game: whoever has a record looks its game up here. */
export const BOOKS = { catacombs } as const;
export type GameId = keyof typeof BOOKS;
