declare const seatBrand: unique symbol;

/** A place at the table; one person may hold several pieces from one seat. */
export type SeatId = string & { readonly [seatBrand]: true };

export const seatId = (name: string): SeatId => name as SeatId;
