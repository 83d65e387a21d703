import type { Gear } from './gear';

/** Whose wearer shrugs off a whole pitch, once per room (BASE-341). */
export const shadowCloak: Gear = { id: 'equipment:shadow-cloak', mayCancelPitch: true };
export const moonVeil: Gear = { id: 'equipment:moon-veil', mayCancelPitch: true };
export const trophyCloak: Gear = { id: 'artefact:trophy-cloak', mayCancelPitch: true };
