import type { FamilyId } from '../../theme';
import type { layer } from '../look';

type Look = readonly [FamilyId, ...Readonly<Parameters<typeof layer>>[]];

/** The discs of the workshop, by the last part of their content ids: the colour of a family, and the icons of an emblem. */
export const WORKSHOP_LOOKS = {} as const satisfies Readonly<Record<string, Look>>;
