import type { FamilyId } from './colours';
import type { layer } from './emblems';

export type WorkshopLook = readonly [FamilyId, ...Readonly<Parameters<typeof layer>>[]];

/** The discs of the workshop, by the last part of their content ids: the colour of a family, and the icons of an emblem. */
export const WORKSHOP_LOOKS = {} as const satisfies Readonly<Record<string, WorkshopLook>>;
