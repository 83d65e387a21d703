/** Both Healer cards sell the same at the same price (BASE-304, BASE-305, BASE-311). */
export const HEALING_TOUCH = { id: 'service:healing-touch', price: 300, life: 1 } as const;
export const RESURRECTION = { id: 'service:resurrection', price: 1000, life: 2 } as const;

/** At the Merchant and at the new Healer, one card at a time (VERM-041, VERM-042, VERM-044). */
export const CURE = { id: 'service:cure-poison', price: 400, life: 0 } as const;

/** Turns the next card of the deck up beside the Merchant's offer (SOL-053 to SOL-055); its price is the Merchant's. */
export const PEEK = { id: 'service:peek' } as const;

/** One card of the deck is turned over (SOL-061, SOL-063). */
export const OFFERING = { id: 'service:offering', price: 500 } as const;

/** What the heroes pay for together, for nobody in particular. */
export const isPartyService = (item: string): boolean => item === PEEK.id || item === OFFERING.id;
