declare const seatBrand: unique symbol;

/** A place at the table; one person may hold several pieces from one seat. */
export type SeatId = string & { readonly [seatBrand]: true };

export const seatId = (name: string): SeatId => name as SeatId;

/** Who looks: a seat, or null for what everybody may see (the list's picture, the middle of a table, a text that is shared). */
export type Eyes = SeatId | null;
