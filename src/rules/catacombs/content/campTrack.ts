/** What each space of the Camp Tracker brings: points to recover, or a fight (EXTRA-045). */
export type CampSpace = { readonly kind: 'rest'; readonly points: number } | { readonly kind: 'star' };

const rest = (points: number): CampSpace => ({ kind: 'rest', points });
const star: CampSpace = { kind: 'star' };

/** After Start; on the last space there is no more camping. */
export const CAMP_TRACK: readonly CampSpace[] = [rest(1), star, rest(2), star, rest(1), star, rest(2)];

export const CAMP_FIGHT_GOLD = 300;
