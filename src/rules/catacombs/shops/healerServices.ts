/** Both Healer cards sell the same at the same price (BASE-304, BASE-305, BASE-311). */
export const HEALING_TOUCH = { id: 'service:healing-touch', price: 300, life: 1 } as const;
export const RESURRECTION = { id: 'service:resurrection', price: 1000, life: 2 } as const;
