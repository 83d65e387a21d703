/** What the heroes pay for together, for nobody in particular. */

/** Turns the next card of the deck up beside the Merchant's offer (SOL-053 to SOL-055); its price is the Merchant's. */
export const PEEK = { id: 'service:peek' } as const;

/** One card of the deck is turned over (SOL-061, SOL-063). */
export const OFFERING = { id: 'service:offering', price: 500 } as const;

export const isPartyService = (item: string): boolean => item === PEEK.id || item === OFFERING.id;
