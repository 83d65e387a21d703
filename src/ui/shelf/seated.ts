import type { ForeignGame, GameFault, ListedGame, SeenGame } from '../../session';

/** Of games of any kind, those that have a table here. */
export type Seated<Row> = Extract<Row, { readonly game: 'catacombs' }>;
export type SeatedGame = Seated<ListedGame>;
export type SeatedSight = Seated<SeenGame>;

export const isSeated = <Row extends { readonly game: string | null }>(row: Row): row is Row & Seated<Row> =>
  row.game === 'catacombs';

/** A game that is here and cannot be opened: no table is laid for its kind, or the shelf says why. */
export type ApartGame = Omit<ForeignGame, 'why'> & { readonly why: ForeignGame['why'] | 'noTable' };

/** Why a game is not opened. */
export type OpeningFault = GameFault | { readonly kind: 'noTable'; readonly named: string };

export const noTableFor = ({ game }: { readonly game: string }): OpeningFault => ({ kind: 'noTable', named: game });

const apart = (row: ListedGame | ForeignGame): ApartGame =>
  row.game === null ? row : { game: null, id: row.id, name: row.name, named: row.game, why: 'noTable' };

export interface Parted {
  readonly seated: readonly SeatedGame[];
  readonly apart: readonly ApartGame[];
}

/** The rows of a list: those that can be played on, and those that keep their row and say why not. */
export const parted = (rows: readonly (ListedGame | ForeignGame)[]): Parted => ({
  seated: rows.filter(isSeated),
  apart: rows.filter((row) => !isSeated(row)).map(apart),
});
