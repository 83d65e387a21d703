/** Why a game is over (CONQ-162). */
export const ENDINGS = ['poolEmpty', 'bankEmpty', 'noCard'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What decided between the two, in this order (CONQ-167, CONQ-168, CONQ-170). */
export const DECIDED_BY = ['tokens', 'cards', 'armour', 'nothing'] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** Why a contact did no damage (CONQ-205). */
export const HARMLESS = ['moveShot', 'companion', 'afterWall', 'notTheTarget', 'atRest'] as const;
export type Harmless = (typeof HARMLESS)[number];
